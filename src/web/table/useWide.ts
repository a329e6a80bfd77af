import { useMedia } from '../ui/useMedia.ts'

/** Whether there is room for three columns; TableLayout.module.css asks the same. */
export const useWide = (): boolean => useMedia('(min-width: 62rem)')

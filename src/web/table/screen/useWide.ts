import { useMedia } from '../../ui/useMedia.ts'

/** Whether there is room for three columns; TableLayout.module.css asks the same. */
export const useWide = (): boolean => useMedia('(min-width: 62rem)')

/** A tablet on its side: the log has room over the dice. On a phone on its side it has none. */
export const useLogBeside = (): boolean =>
  useMedia('(max-width: 61.99rem) and (min-aspect-ratio: 13 / 10) and (min-height: 34rem)')

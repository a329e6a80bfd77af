import { top } from '../../engine/frames.ts'
import type { View } from './state.ts'

/** The qualifying and the ten races; what lies between two belongs to the first of them. */
export const chapterOf = (view: View): number => view.races.length + (top(view).kind === 'race' ? 1 : 0)

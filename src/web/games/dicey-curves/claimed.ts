import type { Action } from '../../../games/dicey-curves/state.ts'

/** These are picked on the map, from the dice or from the hand; the bar lists the rest. */
const CLAIMED: readonly Action['kind'][] = [
  'place',
  'play',
  'relocate',
  'add',
  'change',
  'reroll',
  'super-size',
  'move',
  'step',
  'juke',
]

export const isClaimed = ({ kind }: Action): boolean => CLAIMED.includes(kind)

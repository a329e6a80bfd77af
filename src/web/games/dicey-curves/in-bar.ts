import type { WholeMove } from '../../../engine/ends.ts'
import type { Action, DiceyCurves, View } from '../../../games/dicey-curves/state.ts'
import { say as sentenceOf } from './tray.ts'

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

/** DX-3a A pass stands unless a later card hits, so it can be said along with keeping the cards. DX-3c Where a window follows. */
export function joined({ begun, table }: View, action: Action): readonly WholeMove<DiceyCurves>[] {
  if (action.kind !== 'keep' || !(begun || table.options.firstWindow)) return []
  return [{ actions: [action, { kind: 'pass' }], meaning: sentenceOf('hand.keep-and-pass') }]
}

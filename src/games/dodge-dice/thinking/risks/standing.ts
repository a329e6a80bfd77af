import type { Risks } from '../../../../engine/risk.ts'
import type { DodgeDice } from '../../state.ts'
import { say } from '../../telling/say.ts'

/** DD-11 Few points, chips to spend, and a leader who is not far away. */
export const standing: Risks<DodgeDice>['standing'] = ({ scores, chips }, seat) => {
  const points = scores[seat]!
  const leader = Math.min(...scores.filter((_, other) => other !== seat))
  return [
    { what: say('standing.points', { points }), amount: points, better: 'less' },
    { what: say('standing.chips', { chips: chips[seat]! }), amount: chips[seat]!, better: 'more' },
    { what: say('standing.leader', { points: leader }), amount: leader, better: 'more' },
  ]
}

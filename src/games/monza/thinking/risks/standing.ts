import type { Risks } from '../../../../engine/risk.ts'
import { courseOf } from '../../rules/circuit.ts'
import type { Monza } from '../../state.ts'
import { say } from '../../telling/say.ts'

/** MZ-10 How far it is, along the longest lane, and how many cars are nearer to a goal. */
export const standing: Risks<Monza>['standing'] = ({ table, cars }, seat) => {
  const { ends } = courseOf(table)
  const gone = ends[cars[seat]!]!
  const place = 1 + cars.filter((spot) => ends[spot]! > gone).length
  const left = table.board.length - gone
  return [
    { what: say('standing.left', { left }), amount: left, better: 'less' },
    { what: say('standing.place', { place }), amount: place, better: 'less' },
  ]
}

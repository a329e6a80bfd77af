import type { Risks, Standing } from '../../../../engine/risk.ts'
import { carsOf, trackGraph } from '../../rules/race.ts'
import type { DiceyCurves, State } from '../../state.ts'
import { say } from '../../telling/say.ts'

/** The card of the car ahead and of the one behind, chips, and DX-20 damage. */
export const standing: Risks<DiceyCurves>['standing'] = (state, seat) => [
  ...cards(state, seat),
  { what: say('standing.chips', { chips: state.chips[seat]! }), amount: state.chips[seat]!, better: 'more' },
  ...damage(state, seat),
]

function cards(state: State, seat: number): Standing[] {
  const { cardOf } = trackGraph(state)
  const on = carsOf(state, seat).flatMap((car) => cardOf[state.cars[car]!] ?? [])
  if (on.length === 0) return []
  const [front, rear] = [Math.max(...on), Math.min(...on)]
  return [
    { what: say('standing.front', { card: front + 1 }), amount: front, better: 'more' },
    { what: say('standing.rear', { card: rear + 1 }), amount: rear, better: 'more' },
  ]
}

function damage({ danger }: State, seat: number): Standing[] {
  if (!danger) return []
  const cubes = danger.cubes[seat]!
  return [{ what: say('standing.damage', { cubes }), amount: cubes, better: 'less' }]
}

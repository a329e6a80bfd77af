import { describe, expect, it } from 'vitest'
import type { Risk } from '../../../../engine/risk.ts'
import { isGoal, type Spot } from '../../board.ts'
import { monza as game } from '../../game.ts'
import { courseOf } from '../../rules/circuit.ts'
import type { Dice, State } from '../../state.ts'
import { going, inner, legalSpots, middle, outer, played, racing } from '../../testing/staging.ts'
import { RISKS } from './index.ts'
import { reachesFrom } from './reaches.ts'

/** Where the rules let a roll be driven, step by step through the door. */
function endsBySteps(state: State): Set<Spot> {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'seats' || waiting.seats[0] !== 0) return new Set([state.cars[0]!])
  return new Set(legalSpots(state).flatMap((to) => [...endsBySteps(played(state, to))]))
}

/** The chance of each end, by the rolls the rules list. */
function counted(state: State): { ends: Map<Spot, number>; home: number } {
  const { outcomes, weights, total } = game.outcomes({ kind: 'roll', seat: 0 })
  const ends = new Map<Spot, number>()
  let home = 0
  for (const [i, dice] of outcomes.entries()) {
    const reached = endsBySteps(played(state, dice as Dice))
    for (const end of reached) ends.set(end, (ends.get(end) ?? 0) + weights[i]! / total)
    if ([...reached].some(isGoal)) home += weights[i]! / total
  }
  return { ends, home }
}

const chancesOf = (risks: readonly Risk[]) => Object.fromEntries(risks.map(({ what, chance }) => [what.key, chance]))

describe('the risks of Monza', () => {
  it.each(['most-dice', 'never-stop-early'] as const)('MZ-9 reach what the rules let dice reach: %s', (distance) => {
    const state = racing([inner(20), outer(0)], { distance })
    const reaches = reachesFrom(courseOf(state.table), inner(20))
    const { ends, home } = counted(state)
    expect([...reaches.ends.keys()].sort()).toEqual([...ends.keys()].sort())
    for (const [end, chance] of ends) expect(reaches.ends.get(end)).toBeCloseTo(chance, 10)
    expect(reaches.home).toBeCloseTo(home, 10)
  })

  const onTheWay = (cars: Spot[]): { state: State; end: Spot; risks: Record<string, number> } => {
    const state = played(racing(cars), { white: 1, blue: 1, red: 1, yellow: 1, green: 1, purple: 1 })
    const actions = []
    let at = state
    while (game.waiting(at).kind === 'seats') {
      const to = legalSpots(at)[0]!
      actions.push(going(to))
      at = played(at, to)
    }
    return { state, end: at.cars[0]!, risks: chancesOf(RISKS.of(state, 0, actions)) }
  }

  it('MZ-8, MZ-10 tell who may push one off, and whether the next dice can take one home', () => {
    const { state, end, risks } = onTheWay([inner(10), inner(10), middle(2)])
    const course = courseOf(state.table)
    const safe = [inner(10), middle(2)].map((spot) => 1 - (reachesFrom(course, spot).ends.get(end) ?? 0))
    expect(risks['monza.risk.pushed']).toBeCloseTo(1 - safe[0]! * safe[1]!, 12)
    expect(risks['monza.risk.home']).toBe(reachesFrom(course, end).home)
    expect(risks['monza.risk.reach']).toBe(reachesFrom(course, inner(10)).ends.get(end))
  })

  it('MZ-8 nobody behind, nothing to fear', () => {
    expect(onTheWay([inner(4), inner(20)]).risks).not.toHaveProperty('monza.risk.pushed')
  })

  it('are silent in the middle of a move', () => {
    const { state } = onTheWay([inner(10), inner(10)])
    expect(RISKS.of(state, 0, [going(legalSpots(state)[0]!)])).toEqual([])
  })
})

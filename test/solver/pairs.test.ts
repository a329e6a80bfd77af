import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Seat } from '../../src/engine/game.ts'
import { isGoal } from '../../src/games/monza/board.ts'
import { monza } from '../../src/games/monza/game.ts'
import { courseOf } from '../../src/games/monza/rules/circuit.ts'
import { NO_COLOUR } from '../../src/games/monza/rules/plan.ts'
import { type Options, type State, setup } from '../../src/games/monza/state.ts'
import { evaluate } from '../../src/games/monza/thinking/evaluate.ts'
import { EXACT } from '../../src/games/monza/thinking/exact/index.ts'
import { chancesIn, type Solution } from '../../src/solver/by-rules.ts'
import { solutionOf } from '../../src/solver/oracle.ts'
import { tableFor } from '../bots/thoughts.ts'

type Chance = (state: State) => number

const tableOf = (seats: number, options: Partial<Options> = {}): State['table'] =>
  tableFor(monza, seats, options) as State['table']

function solved(table: State['table']): Solution {
  const working = solutionOf(monza, EXACT, table)
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value as unknown as Solution
}

const { alone, among } = EXACT.pairs!

/** Before somebody's roll. */
const stateAt = (table: State['table'], cars: readonly number[], next: Seat, starter: Seat = 0): State => ({
  ...setup(table),
  cars: [...cars],
  starter,
  frames: [{ kind: 'roll', seat: next }],
})

const course = courseOf(tableOf(2))
/** Where a car can stand when its turn is over, apart from the goals. */
const spots = course.spots.filter((spot) => course.ahead[spot]!.length > 0 && course.colours[spot]! !== NO_COLOUR)

const seatOf = (seats: number) => fc.integer({ min: 0, max: seats - 1 })
const carsOf = (seats: number) => fc.uniqueArray(fc.constantFrom(...spots), { minLength: seats, maxLength: seats })

describe('what two alone say about more', () => {
  let chanceAlone: Chance

  beforeAll(() => {
    const solution = solved(alone(tableOf(3)))
    chanceAlone = (state) => chancesIn(solution, state)[0]!
  })

  it('is all there is to say about two', () => {
    const table = tableOf(2, { starter: 'random' })
    const solution = solved(table)
    const chance = among(chanceAlone)
    fc.assert(
      fc.property(carsOf(2), seatOf(2), seatOf(2), (cars, next, starter) => {
        const state = stateAt(table, cars, next, starter)
        const exact = chancesIn(solution as never, state)
        expect(chance(state, 0)).toBeCloseTo(exact[0]!, 2)
        expect(chance(state, 1)).toBeCloseTo(exact[1]!, 2)
      }),
    )
  })

  it('leaves one win to all of them', () => {
    const chance = among(chanceAlone)
    for (const seats of [3, 4, 6])
      fc.assert(
        fc.property(carsOf(seats), seatOf(seats), (cars, next) => {
          const state = stateAt(tableOf(seats), cars, next)
          const sum = cars.reduce((all, _, seat) => all + chance(state, seat), 0)
          expect(sum).toBeCloseTo(1, 9)
        }),
        { numRuns: 30 },
      )
  })

  it('does not depend on how the seats are numbered', () => {
    const chance = among(chanceAlone)
    const turned = (cars: readonly number[]) => [...cars.slice(1), cars[0]!]
    fc.assert(
      fc.property(carsOf(4), seatOf(4), seatOf(4), seatOf(4), (cars, next, starter, seat) => {
        const table = tableOf(4, { starter: 'random' })
        const left = (seat: Seat) => (seat + 3) % 4
        const one = chance(stateAt(table, cars, next, starter), seat)
        const other = chance(stateAt(table, turned(cars), left(next), left(starter)), left(seat))
        expect(other).toBeCloseTo(one, 9)
      }),
    )
  })

  it('makes a car as much better off as it is against each other one alone', () => {
    const table = tableOf(3)
    const [a, b, c] = [spots[40]!, spots[41]!, spots[20]!]
    const state = stateAt(table, [a, b, c], 1)
    const twiceAgainstB = among((two) => {
      const isIt = two.cars[0] === a && two.cars[1] === b && (two.frames[0] as { seat: Seat }).seat === 1
      return isIt ? 2 * evaluate(two, 0) : evaluate(two, 0)
    })
    const [first, second, third] = [0, 1, 2].map((seat) => evaluate(state, seat)) as [number, number, number]
    const [alone, other] = [0, 1].map((seat) => evaluate(stateAt(tableOf(2), [a, b], 1), seat)) as [number, number]
    const worths = [2 * first, (second * (1 - 2 * alone)) / other, third]
    const sum = worths.reduce((all, worth) => all + worth, 0)
    for (const [seat, worth] of worths.entries()) expect(twiceAgainstB(state, seat)).toBeCloseTo(worth / sum, 2)
  })

  it('says nothing once a car is in a goal: the others have one turn each', () => {
    const table = tableOf(3)
    const goal = course.spots.find(isGoal)!
    const [second, third] = spots.filter((spot) => course.ahead[spot]!.some(isGoal)) as [number, number]
    const state = { ...stateAt(table, [goal, second, third], 1), last: 2, used: [6, 0, 0] }
    const all = among(() => 1)
    for (const seat of [0, 1, 2]) expect(all(state, seat)).toBe(evaluate(state, seat))
    expect(evaluate(state, 1)).toBeGreaterThan(0.1)
    expect(evaluate(state, 2)).toBeGreaterThan(0.1)
  })

  it('is asked at one table for two, however the larger one is', () => {
    const larger = tableOf(4, { variation: true, colours: 'chosen', starter: 'random', distance: 'never-stop-early' })
    const two = alone(larger)
    expect(two).toEqual({ ...tableOf(2, { distance: 'never-stop-early' }), board: larger.board })
    expect(EXACT.numbering(two).size).toBe(7938)
  })
})

import { describe, expect, it } from 'vitest'
import { copy, freeze } from '../../../engine/values.ts'
import { DEFAULT_BOARD, goalOf, isGoal, START } from '../board.ts'
import { courseOf } from '../rules/circuit.ts'
import { handOf, outcomes } from '../rules/dice.ts'
import { legal, play, settle } from '../rules/sequence.ts'
import { type Options, type Outcome, type State, setup } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { journeyOf } from './journey.ts'
import { pushChance } from './pushes.ts'

const OPTIONS: Options = {
  colours: 'by-seat',
  starter: 'first',
  distance: 'most-dice',
  ending: 'finish-round',
  variation: false,
}
const table = (seats: number, options = OPTIONS) => freeze({ seats, options, board: DEFAULT_BOARD })
const state = (changes: Partial<State>, seats = 2, options = OPTIONS): State => ({
  ...setup(table(seats, options)),
  ...changes,
})

const course = courseOf(table(2))
const journey = journeyOf(course)
const lastSquares = course.spots.filter((spot) => course.ahead[spot]!.some(isGoal))
const coloursAhead = (spot: number) => new Set(course.ahead[spot]!.map((to) => course.colours[to])).size

describe('the journey of a car alone', () => {
  it('takes from before the goals as many turns as it takes to roll a colour of one', () => {
    for (const spot of lastSquares.filter((one) => course.ahead[one]!.every(isGoal)))
      expect(journey.turns[spot]).toBeCloseTo(1 / (1 - (1 - coloursAhead(spot) / 6) ** 6), 10)
  })

  it('is shorter from ahead, and over in a goal', () => {
    for (const spot of course.spots.filter((one) => course.ahead[one]!.length > 0))
      expect(Math.min(...course.ahead[spot]!.map((to) => journey.turns[to]!))).toBeLessThan(journey.turns[spot]!)
    expect(journey.turns[goalOf(0)]).toBe(0)
  })

  it('arrives sooner or later, on average after as many turns', () => {
    const arrivals = journey.arrivals[START]!
    const turns = arrivals.reduce((sum, chance, moment) => sum + chance * (1 + Math.floor(moment / 7)), 0)
    expect(arrivals.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5)
    expect(turns).toBeCloseTo(journey.turns[START]!, 3)
  })
})

const { outcomes: thrown, weights, total } = outcomes({ kind: 'roll', seat: 0 })
const rolls = thrown.map((roll, i) => [roll, weights[i]! / total] as const)

/** By the rules alone: wherever the car can be when its turn is over. */
function endsOf(from: number, roll: Outcome): Set<number> {
  const rolled = state({ cars: [from, START] })
  settle(rolled, roll)
  const ends = new Set<number>()
  const drive = (at: State): void => {
    const steps = legal(at, 0)
    if (steps.length === 0) ends.add(at.cars[0]!)
    for (const step of steps) {
      const next = copy(at)
      play(next, 0, step)
      drive(next)
    }
  }
  drive(rolled)
  return ends
}

describe('the chance to be pushed back', () => {
  it('is that of a roll with which a move can end there', () => {
    for (const from of [START, course.ahead[course.ahead[START]![0]!]![0]!]) {
      const found = new Map<number, number>()
      for (const [roll, chance] of rolls)
        for (const end of endsOf(from, roll)) found.set(end, (found.get(end) ?? 0) + chance)
      for (const [end, chance] of found)
        if (end !== START) expect(pushChance(course, from, end)).toBeCloseTo(chance, 10)
      expect(found.size).toBeGreaterThan(5)
    }
  })

  it('is none at the start, in a goal and for cars behind', () => {
    expect(pushChance(course, lastSquares[0]!, START)).toBe(0)
    expect(pushChance(course, lastSquares[0]!, goalOf(0))).toBe(0)
    expect(pushChance(course, lastSquares[0]!, course.ahead[START]![0]!)).toBe(0)
  })
})

describe('the chance to win', () => {
  const chances = (one: State) => one.cars.map((_, seat) => evaluate(one, seat))

  it('is better for the car ahead', () => {
    const [behind, ahead] = chances(state({ cars: [START, lastSquares[0]!] })) as [number, number]
    expect(ahead).toBeGreaterThan(0.95)
    expect(behind + ahead).toBeCloseTo(1, 5)
  })

  it('is that of the roll in the last turn of the race', () => {
    const [spot] = lastSquares.filter((one) => course.ahead[one]!.every(isGoal)) as [number]
    const last = { cars: [goalOf(0), spot], last: 1, frames: [{ kind: 'roll' as const, seat: 1 }] }
    const arrives = 1 / journey.turns[spot]!
    expect(evaluate(state({ ...last, used: [2, 0] }), 1)).toBeCloseTo(arrives, 10)
    expect(evaluate(state({ ...last, used: [1, 0] }), 1)).toBeCloseTo(arrives / 2, 10)
  })

  it('foresees the end of a move under way', () => {
    const [spot] = lastSquares as [number]
    const goal = course.ahead[spot]!.find(isGoal)!
    const dice = { white: 0, blue: 0, red: 0, yellow: 0, green: 0, purple: 0 }
    const colour = Object.keys(dice)[course.colours[goal]!]!
    const hand = handOf({ ...dice, [colour]: 1 })
    const moving = state({ cars: [START, spot], frames: [{ kind: 'move', seat: 1, hand, most: 1 }] })
    expect(chances(moving)).toEqual([0, 1])
  })

  it('is known under every option', () => {
    for (const distance of ['most-dice', 'never-stop-early'] as const)
      for (const ending of ['finish-round', 'one-more-turn'] as const) {
        const all = chances(state({}, 4, { ...OPTIONS, distance, ending }))
        expect(Math.abs(all.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(0.1)
      }
  })
})

import { TWO, type Values } from '../../../../engine/exact.ts'
import { become, top } from '../../../../engine/frames.ts'
import type { Seat, Table } from '../../../../engine/game.ts'
import { shareOfWin } from '../../../../engine/share.ts'
import { copy } from '../../../../engine/values.ts'
import { type Board, START } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { UNITS } from '../../rules/dice.ts'
import { endTurn, result } from '../../rules/ending.ts'
import { legal, play } from '../../rules/sequence.ts'
import { type FrameOf, type Options, type State, setup } from '../../state.ts'
import { landingAt, landingsOn, type Moves } from './moves.ts'
import type { Numbers } from './numbers.ts'

/** MZ-12 A choice after the move: whose it is, and what it can lead to. */
interface Choice {
  readonly isMovers: boolean
  readonly codes: readonly number[]
}

const UNASKED = -1
const FIRST_CONSTANT = -2

/**
 * What becomes of the table when a move has ended: the rules are asked once about each end of a move, and then it is a
 * code. From 0 on it is the number of the state in which the other rolls, from `size` on a choice, below 0 a constant.
 */
export class Aftermath {
  readonly #table: Table<Options, Board>
  readonly #course: Course
  readonly #numbers: Numbers
  readonly #movesFrom: readonly Moves[]
  readonly #codes: Int32Array
  readonly #constants: number[] = []
  readonly #choices: Choice[] = []
  readonly #finales = new Map<string, number>()

  constructor(table: Table<Options, Board>, course: Course, numbers: Numbers, movesFrom: readonly Moves[]) {
    this.#table = table
    this.#course = course
    this.#numbers = numbers
    this.#movesFrom = movesFrom
    this.#codes = new Int32Array(numbers.settings.length * TWO * numbers.spots.length * landingsOn(course)).fill(
      UNASKED,
    )
  }

  /** Where the landings begin of a mover in a setting, with the other car on a row. */
  baseOf(setting: number, mover: Seat, other: number): number {
    return ((setting * TWO + mover) * this.#numbers.spots.length + other) * landingsOn(this.#course)
  }

  /** What a landing is worth to the mover. */
  worth(base: number, landing: number, values: Values): number {
    const known = this.#codes[base + landing]!
    if (known >= 0 && known < values.length) return 1 - values[known]!
    return this.#worthOf(known === UNASKED ? this.#ask(base, landing) : known, values)
  }

  #worthOf(code: number, values: Values): number {
    if (code < 0) return this.#constants[FIRST_CONSTANT - code]!
    if (code < this.#numbers.size) return 1 - values[code]!
    const { isMovers, codes } = this.#choices[code - this.#numbers.size]!
    const worths = codes.map((each) => this.#worthOf(each, values))
    return isMovers ? Math.max(...worths) : Math.min(...worths)
  }

  #ask(base: number, landing: number): number {
    const { spots, settings } = this.#numbers
    const rest = base / landingsOn(this.#course)
    const mover = Math.floor(rest / spots.length) % TWO
    const before = this.#stateIn(settings[Math.floor(rest / spots.length / TWO)]!, mover, spots[rest % spots.length]!)
    const code = this.#codeOf(this.#landed(before, mover, landing), mover)
    this.#codes[base + landing] = code
    return code
  }

  #stateIn({ colours, starter }: Numbers['settings'][number], mover: Seat, other: number): State {
    const cars = [other, other]
    cars[mover] = START
    return { ...setup(this.#table), colours, starter, cars, frames: [{ kind: 'roll', seat: mover }] }
  }

  /** The last step of a move, with the die it takes; without one, no die fits. Where the move came from does not matter. */
  #landed(before: State, mover: Seat, landing: number): State {
    const { spot, dice } = landingAt(this.#course, landing)
    const state = copy(before)
    if (dice === 0) {
      state.cars[mover] = spot
      endTurn(state, mover)
      return state
    }
    state.used[mover] = dice - 1
    become(state, { kind: 'move', seat: mover, hand: UNITS[this.#course.colours[spot]!]!, most: dice })
    play(state, mover, this.#course.steps[spot]!)
    return state
  }

  #codeOf(state: State, mover: Seat): number {
    const frame = top(state)
    if (frame.kind === 'over') return this.#constant(shareOfWin(result(state), mover))
    if (frame.kind === 'bonus') return this.#choice(state, frame, mover)
    return state.last === null ? this.#numbers.numberOf(state) : this.#constant(1 - this.#finale(state))
  }

  #constant(worth: number): number {
    return FIRST_CONSTANT - (this.#constants.push(worth) - 1)
  }

  #choice(state: State, { seat }: FrameOf<'bonus'>, mover: Seat): number {
    const codes = legal(state, seat).map((action) => {
      const next = copy(state)
      play(next, seat, action)
      return this.#codeOf(next, mover)
    })
    return this.#numbers.size + this.#choices.push({ isMovers: seat === mover, codes }) - 1
  }

  /** MZ-10 The last turn of a race, to whoever has it. */
  #finale(state: State): number {
    const { seat } = top(state) as FrameOf<'roll'>
    const key = [seat, state.cars[seat], state.used[1 - seat], state.starter, ...state.colours].join()
    const known = this.#finales.get(key)
    if (known !== undefined) return known
    const moves = this.#movesFrom[this.#numbers.rows[state.cars[seat]!]!]!
    const worths = Float64Array.from(moves.landings, (landing) =>
      this.#worthOf(this.#codeOf(this.#landed(state, seat, landing), seat), NO_VALUES),
    )
    const worth = meanOfBest(moves, worths)
    this.#finales.set(key, worth)
    return worth
  }
}

const NO_VALUES: Values = new Float64Array()

/** The best of each offer, by their chances. */
export function meanOfBest({ offers, chances }: Moves, worths: Float64Array): number {
  let mean = 0
  let at = 0
  for (let offer = 0; offer < chances.length; offer++) {
    let best = 0
    for (let left = offers[at++]!; left > 0; left--) {
      const worth = worths[offers[at++]!]!
      if (worth > best) best = worth
    }
    mean += chances[offer]! * best
  }
  return mean
}

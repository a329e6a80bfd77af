import { chancesKept, EQUAL, type Values } from '../../../../engine/exact.ts'
import { become, top } from '../../../../engine/frames.ts'
import type { Seat, Table } from '../../../../engine/game.ts'
import { shareOfWin } from '../../../../engine/share.ts'
import { copy } from '../../../../engine/values.ts'
import type { Board } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { UNITS } from '../../rules/dice.ts'
import { endTurn, isHome, result } from '../../rules/ending.ts'
import { legal, play } from '../../rules/sequence.ts'
import { type FrameOf, type Options, type State, setup } from '../../state.ts'
import { landingAt, landingsOn, type Moves, meanOfBest } from './moves.ts'
import type { Numbers } from './numbers.ts'

/** MZ-12 A choice after the move: how far to the left of the mover its owner sits, and what it can lead to. */
interface Choice {
  readonly owner: number
  readonly codes: readonly number[]
}

const UNASKED = -1
const FIRST_CONSTANT = -2

/**
 * What becomes of the table when a move has ended: the rules are asked once about each end of a move, and then it is a
 * code. From 0 on it is the number of the state in which the next one rolls, from `size` on a choice, below 0 chances
 * that are known. All is told from the mover on, to the left.
 */
export class Aftermath {
  readonly #table: Table<Options, Board>
  readonly #course: Course
  readonly #numbers: Numbers
  readonly #movesFrom: readonly Moves[]
  readonly #seats: number
  readonly #kept: number
  readonly #codes: Int32Array
  readonly #constants: number[] = []
  readonly #choices: Choice[] = []
  readonly #finales = new Map<string, Values>()
  readonly #reached: Int32Array
  readonly #worths: Float64Array
  readonly #shares: Float64Array

  constructor(table: Table<Options, Board>, course: Course, numbers: Numbers, movesFrom: readonly Moves[]) {
    const landings = landingsOn(course)
    this.#table = table
    this.#course = course
    this.#numbers = numbers
    this.#movesFrom = movesFrom
    this.#seats = numbers.seats
    this.#kept = chancesKept(numbers)
    this.#codes = new Int32Array(numbers.settings.length * numbers.seats * numbers.ways * landings).fill(UNASKED)
    this.#reached = new Int32Array(landings)
    this.#worths = new Float64Array(landings)
    this.#shares = new Float64Array(landings)
  }

  /** Before a roll, if the mover takes the best of whatever falls. */
  weigh(number: number, values: Values, chances: Values): void {
    const { setting, mover, own, others } = this.#numbers.standingAt(number)
    const moves = this.#movesFrom[own]!
    const base = ((setting * this.#seats + mover) * this.#numbers.ways + others) * landingsOn(this.#course)
    const { landings } = moves
    const codes = this.#codes
    const reached = this.#reached
    const { size } = this.#numbers
    for (let i = 0; i < landings.length; i++) {
      const known = codes[base + landings[i]!]!
      reached[i] = known >= 0 && known < size ? known : this.#codeAt(base + landings[i]!, values)
    }
    this.#weighMoves(moves, reached, values, chances)
  }

  #weighMoves(moves: Moves, reached: Int32Array, values: Values, chances: Values): void {
    const all = moves.landings.length
    const worths = this.#worths
    const shares = this.#shares
    for (let i = 0; i < all; i++) worths[i] = this.#chance(reached[i]!, 0, values)
    chances[0] = meanOfBest(moves, worths, shares)
    for (let place = 1; place < chances.length; place++) {
      let mean = 0
      for (let i = 0; i < all; i++) mean += shares[i]! * this.#chance(reached[i]!, place, values)
      chances[place] = mean
    }
  }

  /** The chance of who sits so far to the left of the mover. */
  #chance(code: number, place: number, values: Values): number {
    if (code < 0) return this.#constants[(FIRST_CONSTANT - code) * this.#seats + place]!
    const first = code * this.#kept
    if (place > 0) return values[first + place - 1]!
    let rest = 1 - values[first]!
    for (let i = 1; i < this.#kept; i++) rest -= values[first + i]!
    return rest
  }

  /** Choices are made. */
  #codeAt(at: number, values: Values): number {
    const known = this.#codes[at]!
    if (known >= 0 && known < this.#numbers.size) return known
    return this.#chosen(known === UNASKED ? this.#ask(at) : known, values)
  }

  #chosen(code: number, values: Values): number {
    if (code < this.#numbers.size) return code
    const { owner, codes } = this.#choices[code - this.#numbers.size]!
    return codes
      .map((each) => this.#chosen(each, values))
      .reduce((best, each) =>
        this.#chance(each, owner, values) > this.#chance(best, owner, values) + EQUAL ? each : best,
      )
  }

  #ask(at: number): number {
    const { ways, settings } = this.#numbers
    const landings = landingsOn(this.#course)
    const standing = Math.floor(at / landings)
    const turn = Math.floor(standing / ways)
    const mover = turn % this.#seats
    const before = this.#stateIn(settings[Math.floor(turn / this.#seats)]!, mover, standing % ways)
    const code = this.#codeOf(this.#landed(before, mover, at % landings), mover)
    this.#codes[at] = code
    return code
  }

  #stateIn({ colours, starter }: Numbers['settings'][number], mover: Seat, others: number): State {
    const { spots, handfuls } = this.#numbers
    const state: State = { ...setup(this.#table), colours, starter, frames: [{ kind: 'roll', seat: mover }] }
    let rest = others
    for (let left = this.#seats - 1; left > 0; left--, rest = Math.floor(rest / handfuls))
      state.used[(mover + left) % this.#seats] = rest % handfuls
    for (let left = this.#seats - 1; left > 0; left--, rest = Math.floor(rest / spots.length))
      state.cars[(mover + left) % this.#seats] = spots[rest % spots.length]!
    return state
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
    if (frame.kind === 'over') return this.#constant(mover, (seat) => shareOfWin(result(state), seat))
    if (frame.kind === 'bonus') return this.#choice(state, frame, mover)
    if (state.last === null) return this.#numbers.numberOf(state)
    const { seat: next } = frame as FrameOf<'roll'>
    const chances = this.#finale(state, next)
    return this.#constant(mover, (seat) => chances[this.#leftOf(next, seat)]!)
  }

  /** How far to the left of one seat another is. */
  #leftOf(seat: Seat, other: Seat): number {
    return (other - seat + this.#seats) % this.#seats
  }

  #constant(mover: Seat, chanceOf: (seat: Seat) => number): number {
    const code = FIRST_CONSTANT - this.#constants.length / this.#seats
    for (let left = 0; left < this.#seats; left++) this.#constants.push(chanceOf((mover + left) % this.#seats))
    return code
  }

  #choice(state: State, { seat }: FrameOf<'bonus'>, mover: Seat): number {
    const codes = legal(state, seat).map((action) => {
      const next = copy(state)
      play(next, seat, action)
      return this.#codeOf(next, mover)
    })
    return this.#numbers.size + this.#choices.push({ owner: this.#leftOf(mover, seat), codes }) - 1
  }

  /** MZ-10 The last turns of a race, from whoever rolls now. */
  #finale(state: State, seat: Seat): Values {
    const key = finaleOf(state, seat)
    const known = this.#finales.get(key)
    if (known) return known
    const moves = this.#movesFrom[this.#numbers.rows[state.cars[seat]!]!]!
    const reached = moves.landings.map((landing) =>
      this.#chosen(this.#codeOf(this.#landed(state, seat, landing), seat), NO_VALUES),
    )
    const chances = new Float64Array(this.#seats)
    this.#weighMoves(moves, reached, NO_VALUES, chances)
    this.#finales.set(key, chances)
    return chances
  }
}

const NO_VALUES: Values = new Float64Array()

/** MZ-11 Of a car in a goal its dice count; MZ-12 in the variation so do colours, and dice of cars that may yet get there. */
const finaleOf = (state: State, seat: Seat): string =>
  [
    seat,
    state.last,
    ...state.cars.map((spot, each) => (isHome(state, each) ? HOME : spot)),
    ...state.used.map((dice, each) => (isHome(state, each) || state.table.options.variation ? dice : 0)),
    ...state.colours,
  ].join()

const HOME = 'home'

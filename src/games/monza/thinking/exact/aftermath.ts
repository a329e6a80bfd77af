import type { Values } from '../../../../engine/exact.ts'
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
import { Codes, UNASKED } from './codes.ts'
import { landingAt, landingsOn, type Moves, movesFrom } from './moves.ts'
import type { Numbers } from './numbers.ts'

/** What becomes of the table when a move has ended: the rules are asked once about each end of a move. */
export class Aftermath {
  readonly #table: Table<Options, Board>
  readonly #course: Course
  readonly #numbers: Numbers
  readonly #seats: number
  /** By the place of the spot they begin from; found when somebody asks, for all at once would take too long. */
  readonly #moves: Moves[] = []
  readonly #codes: Codes
  /** By setting, mover, how the others stand, and landing. */
  readonly #asked: Int32Array
  readonly #reached: Int32Array
  readonly #finales = new Map<string, readonly number[]>()

  constructor(table: Table<Options, Board>, course: Course, numbers: Numbers) {
    const landings = landingsOn(course)
    this.#table = table
    this.#course = course
    this.#numbers = numbers
    this.#seats = numbers.seats
    this.#codes = new Codes(course, numbers)
    this.#asked = new Int32Array(numbers.settings.length * numbers.seats * numbers.ways * landings).fill(UNASKED)
    this.#reached = new Int32Array(landings)
  }

  /** What a numbered state is worth, if all others are worth what `values` say. */
  weigh(number: number, values: Values, chances: Values): void {
    const { setting, mover, own, others } = this.#numbers.standingAt(number)
    const { size, ways } = this.#numbers
    const moves = this.#movesFrom(own)
    const { landings } = moves
    const base = ((setting * this.#seats + mover) * ways + others) * landingsOn(this.#course)
    const [asked, reached] = [this.#asked, this.#reached]
    for (let i = 0; i < landings.length; i++) {
      const at = base + landings[i]!
      const code = asked[at]!
      reached[i] = code >= 0 && code < size ? code : this.#reachedAt(at, code, values)
    }
    this.#codes.weigh(moves, reached, values, chances)
  }

  #movesFrom(row: number): Moves {
    this.#moves[row] ??= movesFrom(this.#course, this.#numbers.spots[row]!)
    return this.#moves[row]
  }

  #reachedAt(at: number, code: number, values: Values): number {
    return this.#codes.chosen(code === UNASKED ? this.#ask(at) : code, values)
  }

  #ask(at: number): number {
    const { ways, settings } = this.#numbers
    const landings = landingsOn(this.#course)
    const standing = Math.floor(at / landings)
    const turn = Math.floor(standing / ways)
    const mover = turn % this.#seats
    const before = this.#stateIn(settings[Math.floor(turn / this.#seats)]!, mover, standing % ways)
    const code = this.#codeOf(this.#landed(before, mover, at % landings), mover)
    this.#asked[at] = code
    return code
  }

  #stateIn({ colours, starter }: Numbers['settings'][number], mover: Seat, others: number): State {
    const { spots, handfuls } = this.#numbers
    const state: State = { ...setup(this.#table), colours, starter, frames: [{ kind: 'roll', seat: mover }] }
    let rest = others
    for (let left = this.#seats - 1; left > 0; left--, rest = Math.floor(rest / handfuls))
      state.used[this.#seatAt(mover, left)] = rest % handfuls
    for (let left = this.#seats - 1; left > 0; left--, rest = Math.floor(rest / spots.length))
      state.cars[this.#seatAt(mover, left)] = spots[rest % spots.length]!
    return state
  }

  /** The seat so far to the left of another, and how far to the left of another a seat is. */
  #seatAt(seat: Seat, left: number): Seat {
    return (seat + left) % this.#seats
  }
  #leftOf(seat: Seat, other: Seat): number {
    return (other - seat + this.#seats) % this.#seats
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

  #constant(mover: Seat, chanceOf: (seat: Seat) => number): number {
    const chances: number[] = []
    for (let left = 0; left < this.#seats; left++) chances.push(chanceOf(this.#seatAt(mover, left)))
    return this.#codes.constant(chances)
  }

  #choice(state: State, { seat }: FrameOf<'bonus'>, mover: Seat): number {
    const codes = legal(state, seat).map((action) => {
      const next = copy(state)
      play(next, seat, action)
      return this.#codeOf(next, mover)
    })
    return this.#codes.choice(this.#leftOf(mover, seat), codes)
  }

  /** MZ-10 The last turns of a race, from whoever rolls now. */
  #finale(state: State, seat: Seat): readonly number[] {
    const name = nameOf(state, seat)
    const known = this.#finales.get(name)
    if (known) return known
    const moves = this.#movesFrom(this.#numbers.rows[state.cars[seat]!]!)
    const reached = moves.landings.map((landing) =>
      this.#codes.chosen(this.#codeOf(this.#landed(state, seat, landing), seat), NO_VALUES),
    )
    const weighed = new Float64Array(this.#seats)
    this.#codes.weigh(moves, reached, NO_VALUES, weighed)
    const chances = [...weighed] // Lists take less memory, and there are many.
    this.#finales.set(name, chances)
    return chances
  }
}

const NO_VALUES: Values = new Float64Array()

const HOME = 'home'

/** MZ-11 Of a car in a goal its dice count; MZ-12 in the variation so do colours, and the dice of who may yet get there. */
const nameOf = (state: State, seat: Seat): string =>
  [
    seat,
    state.last,
    ...state.cars.map((spot, each) => (isHome(state, each) ? HOME : spot)),
    ...state.used.map((dice, each) => (isHome(state, each) || state.table.options.variation ? dice : 0)),
    ...state.colours,
  ].join()

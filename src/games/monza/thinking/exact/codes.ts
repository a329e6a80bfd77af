import { chancesKept, EQUAL, type Values } from '../../../../engine/exact.ts'
import type { Course } from '../../rules/circuit.ts'
import { landingsOn, type Moves, meanOfBest } from './moves.ts'
import type { Numbers } from './numbers.ts'

/** MZ-12 A choice after the move: how far to the left of the mover its owner sits, and what it can lead to. */
interface Choice {
  readonly owner: number
  readonly codes: readonly number[]
}

/** Not known yet. */
export const UNASKED = -1
const FIRST_CONSTANT = -2

/**
 * What a move leads to is a code: from 0 on the number of the state in which the next one rolls, from `size` on a choice,
 * below 0 chances that are known. Places are counted from the mover on, to the left.
 */
export class Codes {
  readonly #size: number
  readonly #seats: number
  readonly #kept: number
  readonly #constants: number[] = []
  readonly #choices: Choice[] = []
  readonly #worths: Float64Array
  readonly #shares: Float64Array

  constructor(course: Course, numbers: Numbers) {
    this.#size = numbers.size
    this.#seats = numbers.seats
    this.#kept = chancesKept(numbers)
    this.#worths = new Float64Array(landingsOn(course))
    this.#shares = new Float64Array(landingsOn(course))
  }

  /** By place. */
  constant(chances: readonly number[]): number {
    const code = FIRST_CONSTANT - this.#constants.length / this.#seats
    this.#constants.push(...chances)
    return code
  }

  choice(owner: number, codes: readonly number[]): number {
    return this.#size + this.#choices.push({ owner, codes }) - 1
  }

  /** What is left when choices are made; of equal ones the first. */
  chosen(code: number, values: Values): number {
    if (code < this.#size) return code
    const { owner, codes } = this.#choices[code - this.#size]!
    return codes
      .map((each) => this.chosen(each, values))
      .reduce((best, each) =>
        this.#chance(each, owner, values) > this.#chance(best, owner, values) + EQUAL ? each : best,
      )
  }

  /** Before a roll, if the mover takes the best of whatever falls: `reached` says what each landing leads to. */
  weigh(moves: Moves, reached: Int32Array, values: Values, chances: Values): void {
    const worths = this.#worths
    for (let i = 0; i < moves.landings.length; i++) worths[i] = this.#chance(reached[i]!, 0, values)
    chances[0] = meanOfBest(moves, worths, this.#shares)
    for (let place = 1; place < chances.length; place++)
      chances[place] = this.#meanOfTaken(moves, reached, values, place)
  }

  #meanOfTaken({ landings }: Moves, reached: Int32Array, values: Values, place: number): number {
    const shares = this.#shares
    let mean = 0
    for (let i = 0; i < landings.length; i++) mean += shares[i]! * this.#chance(reached[i]!, place, values)
    return mean
  }

  #chance(code: number, place: number, values: Values): number {
    if (code < 0) return this.#constants[(FIRST_CONSTANT - code) * this.#seats + place]!
    const first = code * this.#kept
    if (place > 0) return values[first + place - 1]!
    let rest = 1 - values[first]!
    for (let i = 1; i < this.#kept; i++) rest -= values[first + i]!
    return rest
  }
}

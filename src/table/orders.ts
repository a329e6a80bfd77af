import type { Seat, Silence } from '../engine/game.ts'
import { type Asking, isAsked } from './asking.ts'

/** What seats have said about being asked where silence is an answer. */
export class Orders {
  readonly #askings: Asking[]
  /** Seats that have nothing to say until their own turn. */
  readonly #silent = new Set<Seat>()
  /** Seats that have nothing to say in the window that is open; the others hear of it when it closes. */
  readonly #passing = new Set<Seat>()
  /** Seats that want to be asked next time, whatever their standing order. */
  readonly #raised = new Set<Seat>()

  constructor(askings: readonly Asking[]) {
    this.#askings = [...askings]
  }

  asking = (seat: Seat): Asking => this.#askings[seat] ?? 'always'
  isQuiet = (seat: Seat): boolean => this.#silent.has(seat)
  isPassing = (seat: Seat): boolean => this.#passing.has(seat)
  isRaised = (seat: Seat): boolean => this.#raised.has(seat)

  ask(seat: Seat, asking: Asking): void {
    this.#askings[seat] = asking
  }

  stayQuiet = (seat: Seat, isQuiet: boolean): void => put(this.#silent, seat, isQuiet)
  pass = (seat: Seat): void => put(this.#passing, seat, true)
  raise = (seat: Seat, isRaised: boolean): void => put(this.#raised, seat, isRaised)

  isAsked(seat: Seat, silence: Silence): boolean {
    return !this.isQuiet(seat) && (this.isRaised(seat) || isAsked(this.asking(seat), seat, silence))
  }

  /** This seat has had nothing to say. */
  passed(seat: Seat): void {
    this.#raised.delete(seat)
    this.#passing.delete(seat)
  }

  /** The window is closed, or opened anew for everybody. */
  closed(): void {
    this.#passing.clear()
  }

  /** These have a decision of their own to make. */
  decides(seats: readonly Seat[]): void {
    for (const seat of seats) this.#silent.delete(seat)
  }
}

function put(seats: Set<Seat>, seat: Seat, isIn: boolean): void {
  if (isIn) seats.add(seat)
  else seats.delete(seat)
}

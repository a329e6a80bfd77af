import type { Seat } from '../../../engine/game.ts'
import { ASKINGS, type Asking } from '../../../table/asking.ts'
import type { Referee } from '../../../table/referee.ts'
import type { SeatView } from '../../../table/seat-view.ts'
import { type Question, questionOf, type Talk } from './hand-over.ts'
import type { Order } from './table-store.ts'

interface Talking {
  referee(): Referee
  seatView(): SeatView
  /** The people here who act themselves. */
  own(): readonly Seat[]
}

/** Who of those at this device is asked, aloud or alone, and who wants to be. */
export class Conversation {
  readonly #talking: Talking
  /** Who said "I" when all were asked. */
  #caller: Seat | null = null

  constructor(talking: Talking) {
    this.#talking = talking
  }

  question(): Question {
    return questionOf(this.#talking.seatView().sight(), this.talk())
  }

  /** One person alone, or people who hide nothing from each other, need not be asked aloud. */
  talk(): Talk | null {
    const isAloud = this.#talking.seatView().hides && this.#talking.own().length > 1
    const silence = isAloud ? this.#talking.referee().silence() : null
    return silence && { turn: silence.turn, caller: this.#caller }
  }

  orders(): readonly Order[] {
    const { asking, isRaised } = this.#talking.referee()
    return this.#talking.own().map((seat) => ({ seat, asking: asking(seat), isRaised: isRaised(seat) }))
  }

  /** Who of those asked aloud has a word to say; null: nobody. */
  answer(seat: Seat | null): void {
    const { aloud } = this.question()
    if (aloud && seat === null) this.#talking.referee().letPass(aloud)
    else this.#caller = seat
  }

  /** Whoever said "I" has a say until the table waits for others. */
  goOn(): void {
    const { waiting } = this.#talking.seatView().sight()
    if (waiting.kind === 'seats' && !waiting.seats.some((seat) => seat === this.#caller)) this.#caller = null
  }
}

/** Who plays alone against bots is asked before the own turn; several at one device are asked aloud, all at once. */
export function askingsOf(kept: readonly string[] | undefined, seats: number, people: number): readonly Asking[] {
  const usual = people === 1 ? 'turn' : 'always'
  return Array.from({ length: seats }, (_, seat) => ASKINGS.find((one) => one === kept?.[seat]) ?? usual)
}

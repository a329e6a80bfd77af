import { isOutcome, type Kinds, type Seat } from '../../../engine/game.ts'
import type { Story, Told } from '../../../table/story.ts'

/** What is to be noticed of every moment that the page shows. */
export interface Noticed {
  readonly told: Story
  /** The seat on this page that is to act. */
  readonly ownTurn: Seat | null
  /** A throw that a person on this page is to make. */
  readonly throwDue: Seat | null
  /** Whether others act faster than anybody reads. */
  readonly isQuick: boolean
  /** Whether several people share this page. */
  readonly isShared: boolean
}

/** What one seat may have missed: the story from one entry on, as long as nothing was added to it. */
export interface Missed {
  readonly seat: Seat
  readonly from: number
  readonly upTo: number
}

/** Where the story goes on after the last act of a seat. */
export function afterOwn(told: Story, seat: Seat): number {
  let index = told.length
  while (index > 0 && !isBy(told.at(index - 1)!, seat)) index--
  return index
}

const isBy = ({ entry }: Told, seat: Seat): boolean => !isOutcome<Kinds>(entry) && entry.seat === seat

/** A drive, or throws that were shown together. */
function isOneMoment(told: readonly Told[]): boolean {
  const seats = told.map(({ entry }) => (isOutcome<Kinds>(entry) ? null : entry.seat))
  return seats.every((seat) => seat === seats[0])
}

/** Notices what people on this page may have missed since their own last turn. */
export class Recaller {
  readonly #thrown = new Map<Seat, number>()
  /** Whoever opens a table has not seen how it came there. */
  #hasMissed = true
  #length = 0
  #throwDue: Seat | null = null
  #turn: Seat | null = null

  /** The recap that is due at this moment: one is when a turn begins. */
  notice(moment: Noticed): Missed | null {
    const { told, ownTurn } = moment
    this.#noteWhatCame(moment)
    const isBeginning = ownTurn !== null && ownTurn !== this.#turn
    this.#turn = ownTurn
    if (!isBeginning) return null
    const isDue = this.#hasMissed || moment.isShared
    this.#hasMissed = false
    return isDue ? this.#missed(told, ownTurn) : null
  }

  /** Somebody was away for a while: the turn begins anew. */
  returned(): void {
    this.#hasMissed = true
    this.#turn = null
  }

  /** A throw by one's own hand is as good as an act. */
  #noteWhatCame({ told, throwDue, isQuick }: Noticed): void {
    const came = told.length - this.#length
    if (came > 0 && this.#throwDue !== null) this.#thrown.set(this.#throwDue, this.#length + 1)
    if (came > 0 && (isQuick || !isOneMoment(told.since(this.#length)))) this.#hasMissed = true
    this.#length = told.length
    this.#throwDue = throwDue
  }

  #missed(told: Story, seat: Seat): Missed | null {
    const from = Math.max(afterOwn(told, seat), this.#thrown.get(seat) ?? 0)
    const missed = { seat, from, upTo: told.length }
    const lines = linesOf(told, missed)
    // Dice alone may be what the own last act brought.
    return lines.some(({ entry }) => !isOutcome(entry)) ? missed : null
  }
}

/** The lines of a recap; none where the story went on since. */
export function linesOf(told: Story, missed: Missed | null): readonly Told[] {
  if (!missed || told.length !== missed.upTo) return []
  return told.since(missed.from).filter(({ sentences }) => sentences.length > 0)
}

import type { Seat } from '../../engine/game.ts'
import { isOfGame, type TableEvent } from '../../protocol/live/events.ts'
import type { NewEvent, StoredEvent } from '../store/store.ts'

/** An event in its place. Its text is written once: `body` is kept, and what is sent is the same with its number and time. */
export interface Noted {
  readonly seq: number
  readonly at: number
  readonly event: TableEvent
  readonly kept: NewEvent
  readonly sent: string
}

/** How many requests are remembered, so that one that comes again is not done again. */
const MOST_REQUESTS = 500

/** What is remembered of an event: with many tables open this is most of the memory, so the text stands in it once. */
interface Note {
  readonly at: number
  readonly body: string
  readonly isOfGame: boolean
  readonly owner: Seat | null
}

/** All events of a table, ready to be sent. */
export class TableLog {
  readonly #notes: Note[] = []
  /** The last event of each of the latest requests. */
  readonly #requests = new Map<string, number>()
  /** The latest event that changed what anybody decides on. */
  #decisive = 0

  get seq(): number {
    return this.#notes.length
  }

  /** What somebody decided who has seen no more than this has been overtaken. */
  isStale(after: number): boolean {
    return after < this.#decisive
  }

  answered(request: string): number | undefined {
    return this.#requests.get(request)
  }

  /** `isSilence`: somebody had nothing to say, which changes nothing for the others. */
  add(event: TableEvent, at: number, by: string | undefined, isSilence: boolean): Noted {
    const body = JSON.stringify(event)
    const seq = this.seq + 1
    return this.restore(event, by === undefined ? { seq, at, body } : { seq, at, by, body }, isSilence)
  }

  /** One that is kept already. */
  restore(event: TableEvent, { seq, ...kept }: StoredEvent, isSilence: boolean): Noted {
    this.#remember(event, kept, isSilence)
    return { seq, at: kept.at, event, kept, sent: sentText(seq, kept) }
  }

  #remember(event: TableEvent, { at, by, body }: NewEvent, isSilence: boolean): void {
    this.#notes.push({ at, body, isOfGame: isOfGame(event), owner: event.kind === 'ordered' ? event.seat : null })
    if (by !== undefined) this.#answer(by)
    if (event.kind === 'began' || (isOfGame(event) && !isSilence)) this.#decisive = this.seq
  }

  #answer(by: string): void {
    this.#requests.delete(by)
    this.#requests.set(by, this.seq)
    if (this.#requests.size > MOST_REQUESTS) this.#requests.delete(this.#requests.keys().next().value!)
  }

  /** The texts of all events after this one. */
  all(after: number): string[] {
    return this.#textsOf(after, () => true)
  }

  /** The same without what has to be seen, and without the orders of others. */
  apart(after: number, own: readonly Seat[]): string[] {
    return this.#textsOf(after, (note) => isApart(note, own))
  }

  #textsOf(after: number, isWanted: (note: Note) => boolean): string[] {
    const later = this.#notes.slice(after)
    return later.flatMap((note, i) => (isWanted(note) ? [sentText(after + i + 1, note)] : []))
  }
}

const sentText = (seq: number, { at, body }: Pick<Note, 'at' | 'body'>): string =>
  `{"seq":${seq},"at":${at},${body.slice(1)}`

const isApart = (note: Note, own: readonly Seat[]): boolean =>
  !note.isOfGame && (note.owner === null || own.includes(note.owner))

export const eventsText = (events: readonly string[]): string => `{"kind":"events","events":[${events.join(',')}]}`

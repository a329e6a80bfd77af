import type { Seat } from '../../engine/game.ts'
import { isOfGame, type TableEvent } from '../../protocol/live/events.ts'
import type { Farewell, Whole } from '../../protocol/live/replies.ts'
import type { Sees } from '../../protocol/live/requests.ts'
import { type Standing, seatsOf } from '../../protocol/live/standing.ts'
import type { LiveGame } from './live-game.ts'
import { Seer } from './seer.ts'
import { eventsText, type Noted, type TableLog } from './table-log.ts'

/** One connection at a table. */
export interface Listener {
  readonly guest: string
  readonly sees: Sees
  /** The latest event that was sent to it. */
  seen: number
  send(text: string): void
  /** Says good-bye. */
  end(code: Farewell): void
}

interface Stage {
  readonly log: TableLog
  readonly hides: boolean
  standing(): Standing
  game(): LiveGame | null
}

/** What may give or take somebody the eyes of a seat. */
const SEATING: readonly TableEvent['kind'][] = ['began', 'handed', 'kept', 'back']

/** Everybody who is connected to a table, and what each of them may get. */
export class Audience {
  readonly #stage: Stage
  readonly #listeners = new Map<Listener, Seer | null>()

  constructor(stage: Stage) {
    this.#stage = stage
  }

  get size(): number {
    return this.#listeners.size
  }

  get listeners(): Listener[] {
    return [...this.#listeners.keys()]
  }

  add(listener: Listener): void {
    this.#listeners.set(listener, this.#seerFor(listener))
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  #getsSights(listener: Listener): boolean {
    return this.#stage.hides || listener.sees === 'sights'
  }

  #seerFor(listener: Listener): Seer | null {
    const game = this.#stage.game()
    return game && this.#getsSights(listener) ? new Seer(game, this.#own(listener)) : null
  }

  #own({ guest }: Listener): Seat[] {
    return seatsOf(this.#stage.standing(), guest)
  }

  moment(listener: Listener, index: number): Whole | null {
    const game = this.#stage.game()
    if (!game || index >= game.timeline.length) return null
    return (this.#listeners.get(listener) ?? new Seer(game, this.#own(listener))).at(index)
  }

  /** What follows a welcome: the rest of the log, or what there is to see. */
  restFor(listener: Listener, since: number): string[] {
    const { log } = this.#stage
    const seer = this.#listeners.get(listener)
    const events = this.#getsSights(listener) ? log.apart(since, this.#own(listener)) : log.all(since)
    const sight = seer ? [JSON.stringify(seer.whole(log.seq))] : []
    return [...(events.length > 0 ? [eventsText(events)] : []), ...sight]
  }

  /** What everybody gets of these events, written now and sent when the answer is called. */
  news(notes: readonly Noted[]): () => void {
    const same = eventsText(notes.map(({ sent }) => sent))
    if (notes.some(({ event }) => SEATING.includes(event.kind))) this.#reseat()
    const frames = this.listeners.map((listener) => [listener, this.#framesFor(listener, notes, same)] as const)
    const last = notes.at(-1)!.seq
    return () => {
      for (const [listener, texts] of frames) {
        for (const text of texts) listener.send(text)
        listener.seen = last
      }
    }
  }

  /** Whoever has other seats than before looks with other eyes. */
  #reseat(): void {
    for (const listener of this.listeners) this.add(listener)
  }

  #framesFor(listener: Listener, notes: readonly Noted[], same: string): string[] {
    if (!this.#getsSights(listener)) return [same]
    const events = this.#stage.log.apart(notes[0]!.seq - 1, this.#own(listener))
    const sight = this.#sightFor(listener, notes)
    return [...(events.length > 0 ? [eventsText(events)] : []), ...(sight ? [JSON.stringify(sight)] : [])]
  }

  #sightFor(listener: Listener, notes: readonly Noted[]) {
    const seer = this.#listeners.get(listener)
    const has = (kinds: readonly TableEvent['kind'][]) => notes.some(({ event }) => kinds.includes(event.kind))
    if (!seer) return null
    const { seq } = notes.at(-1)!
    if (has(SEATING)) return seer.whole(seq)
    if (has(['undone'])) return seer.undone(seq)
    const own = this.#own(listener)
    return notes.some(({ event }) => isTelling(event, own)) ? seer.news(seq) : null
  }
}

/** What may change what somebody is asked. That others gave an order must not even be heard as a frame without news. */
const isTelling = (event: TableEvent, own: readonly Seat[]): boolean =>
  isOfGame(event) || (event.kind === 'ordered' && own.includes(event.seat))

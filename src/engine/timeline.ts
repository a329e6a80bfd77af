import { act, actOwned, apply } from './act.ts'
import {
  type Entry,
  type Game,
  isOutcome,
  type Kinds,
  type Refusal,
  type Result,
  type Seat,
  type Table,
  type Waiting,
} from './game.ts'
import { sentence } from './sentence.ts'
import { copy } from './values.ts'

/** One state in so many is kept for good, and besides these the latest: more where somebody looks back, fewer where many tables are open. */
const STRIDE = 256
const RECENT = 64

export type Replayed<K extends Kinds> =
  | { readonly ok: true; readonly timeline: Timeline<K> }
  /** The first entry that is refused, and why. */
  | { readonly ok: false; readonly refusal: Refusal; readonly index: number }

/**
 * A match that follows the rules: its log, and the states it led to. There is no other way to one than through the
 * door, entry by entry. A season has too many states to keep them all: those in between are played again from the last
 * one kept. No state changes once it was handed out.
 */
export class Timeline<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  readonly #recent: number
  readonly #log: Entry<K>[] = []
  readonly #kept = new Map<number, K['state']>()
  /** The state that was asked for last; the next is mostly the one after it. */
  #visited: { readonly at: number; readonly state: K['state'] }

  private constructor(game: Game<K>, table: Timeline<K>['table'], recent = RECENT) {
    this.game = game
    this.table = table
    this.#recent = recent
    const start = game.setup(table)
    this.#visited = { at: 0, state: start }
    this.#kept.set(0, start)
  }

  static begin<K extends Kinds>(game: Game<K>, table: Timeline<K>['table'], recent?: number): Timeline<K> {
    return new Timeline(game, table, recent)
  }

  /** Plays a log, which may be anything, and stops at the first entry that is refused. */
  static replay<K extends Kinds>(game: Game<K>, table: Timeline<K>['table'], log: readonly Entry<K>[]): Replayed<K> {
    const timeline = new Timeline(game, table)
    const state = copy(timeline.present)
    for (const [index, entry] of log.entries()) {
      const refusal = actOwned(game, state, entry)
      if (refusal) return { ok: false, refusal, index }
      timeline.#log.push(entry)
      if (timeline.length % STRIDE === 0 || timeline.length > log.length - RECENT)
        timeline.#kept.set(timeline.length, copy(state))
    }
    return { ok: true, timeline }
  }

  get log(): readonly Entry<K>[] {
    return this.#log
  }

  get length(): number {
    return this.#log.length
  }

  get present(): K['state'] {
    return this.#kept.get(this.#log.length)!
  }

  get waiting(): Waiting<K> {
    return this.game.waiting(this.present)
  }

  /** How it ended; null while it goes on. */
  get result(): Result | null {
    const { waiting } = this
    return waiting.kind === 'over' ? waiting.result : null
  }

  append(entry: Entry<K>): Refusal | null {
    const acted = act(this.game, this.present, entry)
    if (!acted.ok) return acted.refusal
    this.#log.push(acted.entry)
    this.#kept.set(this.length, acted.state)
    const old = this.length - this.#recent
    if (old % STRIDE !== 0) this.#kept.delete(old)
    return null
  }

  /** EN-6 A seat takes back its own last act, until chance, a reveal, or another seat's act has followed. */
  undoRefusal(seat: Seat, length = this.length): Refusal | null {
    const last = this.#log[length - 1]
    if (!last) return refusal('engine.undo-nothing')
    if (isOutcome(last)) return refusal('engine.undo-chance')
    if (last.seat !== seat) return refusal('engine.undo-other', { other: { seat: last.seat } })
    return this.revealed(length - 1) ? refusal('engine.undo-reveal') : null
  }

  /** Whether the entry of this index is an act that showed something hidden. */
  revealed(index: number): boolean {
    const entry = this.#log[index]!
    return !isOutcome(entry) && this.game.reveals(this.before(index), this.before(index + 1), entry.action)
  }

  /** Takes the seat's last act away, unless that is refused. */
  undo(seat: Seat): Refusal | null {
    const refusal = this.undoRefusal(seat)
    if (!refusal) this.#cut()
    return refusal
  }

  #cut(): void {
    const before = this.before(this.length - 1)
    this.#kept.delete(this.length)
    this.#log.pop()
    this.#kept.set(this.length, before)
    this.#visited = { at: this.length, state: before }
  }

  /** The state before the entry of this index; after the last entry it is the present. */
  before(index: number): K['state'] {
    const kept = this.#kept.get(index)
    if (kept) return kept
    if (this.#visited.at !== index) this.#visited = { at: index, state: this.#played(index) }
    return this.#visited.state
  }

  #played(index: number): K['state'] {
    const mark = index - (index % STRIDE)
    const { at, state: visited } = this.#visited
    const isNear = at >= mark && at < index
    const state = copy(isNear ? visited : this.#kept.get(mark)!)
    for (const entry of this.#log.slice(isNear ? at : mark, index)) apply(this.game, state, entry)
    return state
  }

  /** The latest outcome among the first `length` entries, or −1. */
  lastOutcome(length: number): number {
    let index = length - 1
    while (index >= 0 && !isOutcome(this.#log[index]!)) index--
    return index
  }
}

const refusal = (key: string, values = {}): Refusal => ({ rule: 'EN-6', reason: sentence(key, values) })

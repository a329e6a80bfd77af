import { type Entry, isOutcome, type Kinds, type Seat } from '../../engine/game.ts'
import type { Tale } from '../games/tale.ts'

type View = Kinds['view']

/** What one player did in one go, where it changed how anybody stands. */
export interface TurnChange {
  /** The last entry of it. */
  readonly index: number
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** By seat: the entry that changed it last; −1 where nothing did. */
  readonly changed: readonly number[]
}

/** Somebody else came to lead; `before` is null for the first who did. */
export interface Lead {
  readonly index: number
  readonly seat: Seat
  readonly before: Seat | null
}

/** By die, by side: how often it fell for each seat; what belongs to nobody comes last. */
export type Counts = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>

export interface Chronicle {
  readonly start: readonly number[]
  readonly turns: readonly TurnChange[]
  readonly leads: readonly Lead[]
  readonly counts: Counts
}

/** Is told a game entry by entry, as one who looked on may know it. */
export class Chronicler {
  readonly #tale: Tale
  readonly #seats: number
  readonly #counts: Record<string, Record<string, number[]>> = {}
  readonly #turns: TurnChange[] = []
  readonly #leads: Lead[] = []
  #start: readonly number[] | null = null
  #view: View
  #read = 0
  #actor: Seat | null = null
  #before: readonly number[]
  #now: readonly number[]
  #changed: number[]

  /** `start` is what was to be seen before the first entry. */
  constructor(tale: Tale, start: View) {
    this.#tale = tale
    this.#view = start
    this.#seats = this.#view.table.seats
    this.#before = new Array<number>(this.#seats).fill(0)
    this.#now = this.#before
    this.#stand()
    this.#changed = this.#nothing()
    for (const { id, sides } of tale.dice)
      this.#counts[id] = Object.fromEntries(sides.map((side) => [side.id, new Array(this.#seats + 1).fill(0)]))
  }

  /** The next entry, and what was to be seen after it. */
  read(entry: Entry, after: View): void {
    const index = this.#read++
    const actor = this.#actorOf(index, entry)
    if (actor !== null && actor !== this.#actor) this.#endTurn(index - 1)
    this.#actor = actor ?? this.#actor
    this.#view = after
    const before = this.#now
    if (!this.#stand()) return
    for (let seat = 0; seat < this.#seats; seat++) if (this.#now[seat] !== before[seat]) this.#changed[seat] = index
  }

  chronicle(): Chronicle {
    this.#endTurn(this.#read - 1)
    return { start: this.#start ?? this.#now, turns: this.#turns, leads: this.#leads, counts: this.#counts }
  }

  #nothing(): number[] {
    return new Array<number>(this.#seats).fill(-1)
  }

  /** How everybody stands now; false where there was nothing to compare before. */
  #stand(): boolean {
    const now = this.#tale.progress(this.#view)
    const isBegun = this.#start !== null
    if (now === null) return false
    this.#now = now
    if (!isBegun) {
      this.#start = now
      this.#before = now
    }
    return isBegun
  }

  /** Whose entry it is, and on the way the dice are counted; what belongs to nobody goes with what came before. */
  #actorOf(index: number, entry: Entry): Seat | null {
    if (!isOutcome(entry)) return entry.seat
    const dice = this.#tale.thrown({ index, outcome: entry.outcome, before: this.#view })
    for (const { die, side, seat } of dice) this.#counts[die]![side]![seat ?? this.#seats]!++
    return dice[0]?.seat ?? null
  }

  #endTurn(index: number): void {
    this.#noteLead(index)
    if (this.#changed.every((at) => at < 0)) return
    this.#turns.push({ index, before: this.#before, after: this.#now, changed: this.#changed })
    this.#before = this.#now
    this.#changed = this.#nothing()
  }

  #noteLead(index: number): void {
    const seat = this.#tale.leader(this.#view)
    const before = this.#leads.at(-1)?.seat ?? null
    if (seat === null || seat === before) return
    this.#leads.push({ index: this.#changed[seat]! >= 0 ? this.#changed[seat]! : index, seat, before })
  }
}

import type { Seat } from '../../engine/game.ts'
import type { ClockRules } from '../../protocol/live/clocks.ts'
import type { Clocks as ClockFrame } from '../../protocol/live/replies.ts'

/** Whom a table waits for after an event. */
export interface Awaited {
  /** Those who have a decision or a throw to make. */
  readonly seats: readonly Seat[]
  /** How long a window is open in which silence is an answer, in milliseconds; null where there is none. */
  readonly window: number | null
}

/** Later than any server lets a time be up, in milliseconds: then the times of its clock and ours are not the same. */
const LONG_AGO = 30_000

/** How long the seats of a table have had, told from the times of its events alone. */
export class Clocks {
  readonly #rules: ClockRules | null
  /** Since when each seat has been waited for. */
  readonly #since: (number | null)[]
  readonly #reserve: number[]
  /** What the last decision of each seat took. */
  readonly #spent: number[]
  #window: { readonly since: number; readonly length: number } | null = null

  constructor(rules: ClockRules | null, seats: number) {
    this.#rules = rules
    this.#since = Array.from({ length: seats }, () => null)
    this.#spent = Array.from({ length: seats }, () => 0)
    this.#reserve = Array.from({ length: seats }, () => rules?.reserve ?? 0)
  }

  /** Something happened; what a seat does ends its time. That somebody had nothing to say gives the others none. */
  happened(at: number, actor: Seat | null, { seats, window }: Awaited, isSilence: boolean): void {
    const deciding = window === null ? seats : []
    for (const seat of this.#since.keys()) {
      if (seat === actor || !deciding.includes(seat)) this.#stop(seat, at)
      if (deciding.includes(seat)) this.#since[seat] ??= at
    }
    if (window === null) this.#window = null
    else if (!this.#window || !isSilence) this.#window = { since: at, length: this.#rules?.window ?? window }
  }

  #stop(seat: Seat, at: number): void {
    const since = this.#since[seat]
    if (since === null || since === undefined) return
    this.#spent[seat] = at - since
    this.#reserve[seat]! -= this.#over(seat, at)
    this.#since[seat] = null
  }

  #over(seat: Seat, at: number): number {
    const over = at - this.#since[seat]! - (this.#rules?.decision ?? Number.POSITIVE_INFINITY)
    if (over > this.#reserve[seat]! + LONG_AGO) return 0
    return Math.min(this.#reserve[seat]!, Math.max(0, over))
  }

  /** Whoever takes something back has no more time than before. */
  undone(at: number, seat: Seat, awaited: Awaited): void {
    this.happened(at, seat, awaited, false)
    const since = this.#since[seat]
    const spent = Math.min(this.#spent[seat]!, this.#rules?.decision ?? 0)
    if (since !== null && since !== undefined) this.#since[seat] = since - spent
  }

  /** Nobody loses time while there was nobody, or no server. */
  resumed(at: number): void {
    for (const [seat, since] of this.#since.entries()) if (since !== null) this.#since[seat] = at
    if (this.#window) this.#window = { ...this.#window, since: at }
  }

  /** Whose time was up long ago would know it, had there been a server, or had all servers the same time. */
  agree(now: number): void {
    const oldest = Math.min(this.deadline ?? now, this.windowSince ?? now)
    if (oldest < now - LONG_AGO) this.resumed(now)
  }

  get windowSince(): number | null {
    return this.#window?.since ?? null
  }

  /** When the first time is up; null where nobody is hurried. */
  get deadline(): number | null {
    if (this.#window)
      return this.#window.length === Number.POSITIVE_INFINITY ? null : this.#window.since + this.#window.length
    if (!this.#rules) return null
    const ends = [...this.#since.keys()].flatMap((seat) => this.#end(seat) ?? [])
    return ends.length === 0 ? null : Math.min(...ends)
  }

  #end(seat: Seat): number | null {
    const since = this.#since[seat]
    if (!this.#rules || since === null || since === undefined) return null
    return since + this.#rules.decision + this.#reserve[seat]!
  }

  /** The seats whose time is up. */
  late(now: number): Seat[] {
    return [...this.#since.keys()].filter((seat) => (this.#end(seat) ?? Number.POSITIVE_INFINITY) <= now)
  }

  /** Null where no time runs. */
  frame(now: number): ClockFrame | null {
    if (this.deadline === null) return null
    const window = this.#window && Math.max(0, this.#window.since + this.#window.length - now)
    return { kind: 'clock', now, window, seats: this.#since.map((_, seat) => this.#shown(seat, now)) }
  }

  #shown(seat: Seat, now: number): ClockFrame['seats'][number] {
    const since = this.#since[seat]
    if (!this.#rules || since === null || since === undefined) return { decision: null, reserve: this.#reserve[seat]! }
    const decision = Math.max(0, since + this.#rules.decision - now)
    return { decision, reserve: this.#reserve[seat]! - this.#over(seat, now) }
  }
}

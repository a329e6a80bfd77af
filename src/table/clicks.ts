import { forcedAction } from '../engine/forced.ts'
import { isOutcome, type Kinds, type Refusal, type Seat } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'

export interface ClickParts {
  readonly timeline: Timeline
  /** Whether forced answers are given without a click. */
  answersForced(): boolean
  hasOnlookers(): boolean
}

/**
 * Which entries one click made: a whole move, and what was answered for the seat after it. Clicks of another page, or of
 * before it was loaded, are told from the log: they began with the last choice there was.
 */
export class Clicks {
  readonly #timeline: Timeline
  readonly #parts: ClickParts
  /** Where each click that was seen begins, in the order of the log. */
  readonly #starts: number[] = []

  constructor(parts: ClickParts) {
    this.#parts = parts
    this.#timeline = parts.timeline
  }

  /** Whatever is entered from here on, until the next, is one click's. */
  begin(): void {
    const { length } = this.#timeline
    while ((this.#starts.at(-1) ?? -1) >= length) this.#starts.pop()
    this.#starts.push(length)
  }

  /** EN-6 Where the log would end if this seat took its last click back. */
  undoTo(seat: Seat): { readonly start: number } | { readonly refusal: Refusal } {
    const { length } = this.#timeline
    const run = this.#runOf(seat)
    const seen = this.#starts.findLast((start) => start < length) ?? -1
    const start = seen >= run ? seen : this.#lastChoice(run)
    return start === null ? { refusal: this.#timeline.undoRefusal(seat, run)! } : { start }
  }

  /** Where the acts begin that this seat could take back one by one. */
  #runOf(seat: Seat): number {
    let start = this.#timeline.length
    while (this.#timeline.undoRefusal(seat, start) === null) start--
    return start
  }

  #lastChoice(run: number): number | null {
    let index = this.#timeline.length - 1
    while (index >= run && this.#wasForced(index)) index--
    return index < run ? null : index
  }

  #wasForced(index: number): boolean {
    const { game, log } = this.#timeline
    const entry = log[index]!
    if (!this.#parts.answersForced() || isOutcome<Kinds>(entry)) return false
    return forcedAction(game, this.#timeline.before(index), entry.seat, this.#parts.hasOnlookers()) !== null
  }
}

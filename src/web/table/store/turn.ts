import { isOutcome, type Kinds, type Refusal, type Seat, type Watcher } from '../../../engine/game.ts'
import { undoRefusal } from '../../../engine/match.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Choice, Play, Sitter } from '../../games/play.ts'
import type { Undoable } from './store.ts'
import type { Timeline } from '../../../engine/timeline.ts'
import type { Witness } from '../../../table/witness.ts'

interface TurnParts {
  readonly play: Play
  readonly sitters: readonly Sitter[]
  readonly timeline: Timeline
  readonly witness: Witness
}

/** Seats whose decisions are made on this page. */
export const peopleOf = (sitters: readonly Sitter[]): Seat[] =>
  [...sitters.keys()].filter((seat) => sitters[seat]!.bot === null)

/** One person keeps the own view; several pass the device, and see the view of who decides. */
export function firstWatcher(sitters: readonly Sitter[]): Watcher {
  const people = peopleOf(sitters)
  return people.length === 1 ? people[0]! : null
}

/** Who is to do what at the present moment of a table in this page. */
export class Turn {
  readonly #parts: TurnParts
  readonly #state: Kinds['state']

  constructor(parts: TurnParts) {
    this.#parts = parts
    this.#state = parts.timeline.present
  }

  get #view(): Kinds['view'] {
    const { witness, timeline } = this.#parts
    return witness.view(timeline.length)
  }

  get waiting() {
    return this.#parts.play.game.waiting(this.#state)
  }

  isPerson(seat: Seat | null): boolean {
    return seat !== null && this.#parts.sitters[seat]?.bot === null
  }

  /** The person who is to decide or to throw; where several may, who holds the device goes first. */
  decider(): Seat | null {
    const { waiting } = this
    if (waiting.kind !== 'seats') return this.throwDue()
    const people = waiting.seats.filter((seat) => this.isPerson(seat))
    return people.find((seat) => seat === this.#parts.witness.watcher) ?? people[0] ?? null
  }

  /** Where the game wants to be looked at, and nobody on this page has to do anything, it waits for a press. */
  pause(): Sentence | null {
    const { play } = this.#parts
    return play.pause && this.decider() === null ? play.pause(this.#view) : null
  }

  get hides(): boolean {
    return this.#parts.play.game.hides(this.#state.table.options)
  }

  handOver(): Seat | null {
    const decider = this.decider()
    return this.hides && decider !== this.#parts.witness.watcher ? decider : null
  }

  /** Several may be waited for at once; where hands are hidden, only the one who looks is offered anything. */
  choices(): Choice[] {
    const { waiting, hides } = this
    if (waiting.kind !== 'seats' || this.handOver() !== null) return []
    return waiting.seats
      .filter((seat) => (hides ? seat === this.#parts.witness.watcher : this.isPerson(seat)))
      .flatMap((seat) => this.#choicesOf(seat))
  }

  #choicesOf(seat: Seat): Choice[] {
    const { game } = this.#parts.play
    const view = this.#view
    return game.legal(this.#state, seat).map((action) => ({ seat, action, meaning: game.choice(view, action) }))
  }

  /** A throw that follows the thrower's own decision needs no second press. */
  throwDue(): Seat | null {
    const thrower = this.thrower()
    if (!this.isPerson(thrower) || !this.#isPressedFor()) return null
    const last = this.#parts.timeline.log.at(-1)
    return last && !isOutcome(last) && last.seat === thrower ? null : thrower
  }

  #isPressedFor(): boolean {
    const { waiting } = this
    return waiting.kind === 'chance' && this.#parts.play.game.isPressedFor(this.#view, waiting.chance)
  }

  /** Whose dice are due; what belongs to nobody happens by itself. */
  thrower(): Seat | null {
    const { waiting } = this
    return waiting.kind === 'chance' ? waiting.chance.seat : null
  }

  undoRefusal(seat: Seat): Refusal | null {
    const { play, timeline } = this.#parts
    return undoRefusal({ game: play.game, table: this.#state.table, log: timeline.log, state: this.#state }, seat)
  }

  undoable(): Undoable | null {
    const { play, timeline, witness } = this.#parts
    const last = timeline.log.at(-1)
    if (!last || isOutcome(last) || !this.isPerson(last.seat) || this.undoRefusal(last.seat)) return null
    // Who has handed the device over can no longer take anything back.
    if (this.hides && last.seat !== witness.watcher) return null
    return { seat: last.seat, meaning: play.game.choice(witness.view(timeline.length - 1), last.action) }
  }
}

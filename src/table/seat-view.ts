import { isOutcome, type Kinds, type PublicChance, type Result, type Seat, type Watcher } from '../engine/game.ts'
import type { Sentence } from '../engine/sentence.ts'
import type { Sitter } from '../engine/sitter.ts'
import type { Fall } from './fall.ts'
import type { Referee } from './referee.ts'
import type { Story } from './story.ts'
import { Witness } from './witness.ts'

/** Something an own seat may do now. */
export interface Choice<K extends Kinds = Kinds> {
  readonly seat: Seat
  readonly action: K['action']
  readonly meaning: Sentence
}

/** What can be taken back, in the words of its choice. */
export interface Undoable {
  readonly seat: Seat
  readonly meaning: Sentence
  /** How many entries of the log follow it that go with it. */
  readonly more: number
}

/** What a table waits for, as everybody may know it. What a chance event is drawn from may be somebody's secret. */
export type PublicWaiting =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly chance: PublicChance }
  | { readonly kind: 'over'; readonly result: Result }

/** What was to be seen after an entry. */
export interface Moment {
  readonly view: Kinds['view']
  readonly fall: Fall | null
}

/** All that one watcher may know of a table at one moment. Nothing in it changes. */
export interface Sight extends Moment {
  readonly sitters: readonly Sitter[]
  readonly watcher: Watcher
  readonly waiting: PublicWaiting
  /** The seats whose decisions are made here. */
  readonly own: readonly Seat[]
  /** Those of them who have to decide something now; who has no choice is not among them. */
  readonly asked: readonly Seat[]
  readonly choices: readonly Choice[]
  /** The own seat whose dice wait for a hand. */
  readonly throwDue: Seat | null
  readonly told: Story
  readonly undoable: Undoable | null
  readonly result: Result | null
}

/** A table as one who looks may see it: whoever sits here, a page or a connection, gets nothing but this. */
export class SeatView {
  readonly #referee: Referee
  readonly #witness: Witness
  readonly #own: readonly Seat[]

  constructor(referee: Referee, own: readonly Seat[], watcher: Watcher) {
    this.#referee = referee
    this.#own = own
    this.#witness = new Witness(referee.timeline, watcher)
  }

  get watcher(): Watcher {
    return this.#witness.watcher
  }

  get hides(): boolean {
    return this.#witness.hides
  }

  /** From now on through the eyes of another, or of nobody at the table. */
  look(watcher: Watcher): void {
    this.#witness.look(watcher)
  }

  /** Forgets what was taken back. */
  undone(): void {
    this.#witness.undone()
  }

  sight(): Sight {
    const { timeline, sitters } = this.#referee
    return {
      sitters,
      watcher: this.watcher,
      view: this.#witness.view(timeline.length),
      waiting: this.#waiting(),
      own: this.#own,
      asked: this.#asked(),
      choices: this.#choices(),
      throwDue: this.#throwDue(),
      told: this.#witness.story(),
      fall: this.#witness.fall(timeline.length),
      undoable: this.#undoable(),
      result: timeline.result,
    }
  }

  /** What the watcher saw after an entry; −1 is the beginning. */
  at(index: number): Moment {
    return { view: this.#witness.view(index + 1), fall: this.#witness.fall(index + 1) }
  }

  /** The same for those who cannot tell whether it comes from afar. */
  async moment(index: number): Promise<Moment> {
    return this.at(index)
  }

  #waiting(): PublicWaiting {
    const { waiting } = this.#referee.timeline
    if (waiting.kind !== 'chance') return waiting
    const { kind, seat } = waiting.chance
    return { kind: 'chance', chance: { kind, seat } }
  }

  /** Several may be waited for at once; where hands are hidden, only the one who looks is offered anything. */
  #choices(): Choice[] {
    return this.#asked()
      .filter((seat) => this.#speaksFor(seat))
      .flatMap((seat) => this.#choicesOf(seat))
  }

  /** Where silence is an answer, nobody is asked before those have spoken who need not be waited for. */
  #asked(): readonly Seat[] {
    const { waiting } = this.#referee.timeline
    if (waiting.kind !== 'seats') return []
    if (this.#referee.silence() !== null && this.#referee.due().kind === 'course') return []
    return waiting.seats.filter((seat) => this.#own.includes(seat) && this.#isOpen(seat))
  }

  /** Whether this seat has something to decide and has not done so yet. */
  #isOpen(seat: Seat): boolean {
    return !this.#referee.answersFor(seat) && !this.#referee.isPassing(seat)
  }

  #speaksFor(seat: Seat): boolean {
    return this.#own.includes(seat) && (!this.hides || seat === this.watcher)
  }

  #choicesOf(seat: Seat): Choice[] {
    const { game, present, length } = this.#referee.timeline
    const view = this.#witness.view(length)
    return game.legal(present, seat).map((action) => ({ seat, action, meaning: game.choice(view, action) }))
  }

  #throwDue(): Seat | null {
    const due = this.#referee.due()
    return due.kind === 'throw' && this.#own.includes(due.seat) ? due.seat : null
  }

  /** Who has handed the device over can no longer take anything back. */
  #undoable(): Undoable | null {
    const { game, log, length } = this.#referee.timeline
    const last = log.at(-1)
    if (!last || isOutcome<Kinds>(last) || !this.#speaksFor(last.seat)) return null
    const start = this.#referee.undoTo(last.seat)
    if (start === null) return null
    const { seat, action } = log[start] as typeof last
    return { seat, meaning: game.choice(this.#witness.view(start), action), more: length - 1 - start }
  }
}

import { type Entry, isOutcome, type Kinds, type Seat } from '../../../../engine/game.ts'
import type { Sitter } from '../../../../engine/sitter.ts'
import { patched } from '../../../../protocol/live/patch.ts'
import type { Sight as Seen, Step as SeenStep } from '../../../../protocol/live/replies.ts'
import type { Fall } from '../../../../table/fall.ts'
import type { Moment, Sight } from '../../../../table/seat-view.ts'
import { Story, type Told } from '../../../../table/story.ts'
import { firstWatcher } from '../hand-over.ts'
import type { Step } from './playback.ts'
import type { GameParts, SeenGame } from './seen-game.ts'

type Asked = Pick<Seen, 'waiting' | 'asked' | 'choices' | 'throwDue' | 'undoable'>

/** A game in which hands are hidden: the page knows what its own seats were shown, and nothing else. */
export class HiddenGame implements SeenGame {
  readonly #parts: GameParts
  #sitters: readonly Sitter[]
  #own: readonly Seat[]
  #told: Told[] = []
  #view: Kinds['view'] | null = null
  #fall: Fall | null = null
  #asked: Asked | null = null

  constructor(parts: GameParts, sitters: readonly Sitter[], own: readonly Seat[]) {
    this.#parts = parts
    this.#sitters = sitters
    this.#own = own
  }

  get log(): readonly Entry[] {
    return this.#told.map(({ entry }) => entry)
  }

  /** Whether anything was seen yet. */
  get isSeen(): boolean {
    return this.#asked !== null
  }

  sight(): Sight {
    const { waiting, asked, choices, throwDue, undoable } = this.#asked!
    const isOwn = (seat: Seat | null) => seat !== null && this.#own.includes(seat)
    return {
      sitters: this.#sitters,
      watcher: firstWatcher(this.#own),
      own: this.#own,
      view: this.#view!,
      fall: this.#fall,
      told: new Story(this.#told),
      waiting,
      asked: asked.filter(isOwn),
      choices: choices.filter(({ seat }) => isOwn(seat)),
      throwDue: isOwn(throwDue) ? throwDue : null,
      undoable: undoable && isOwn(undoable.seat) ? undoable : null,
      result: waiting.kind === 'over' ? waiting.result : null,
    }
  }

  moment(index: number): Promise<Moment> {
    return this.#parts.look(index)
  }

  seat(sitters: readonly Sitter[], own: readonly Seat[]): void {
    this.#sitters = sitters
    this.#own = own
  }

  /** What a message showed, one entry after the other, and then what may be done. */
  steps(seen: Seen): Step[] {
    const { whole } = seen
    if (whole) return [still(() => this.#lookAnew(seen, whole))]
    const steps = seen.steps.map((step, index) => this.#step(seen.from + index, step))
    return [...steps, still(() => this.#ask(seen))]
  }

  #lookAnew(seen: Seen, { view, fall }: NonNullable<Seen['whole']>): void {
    this.#cut(seen.from)
    for (const [index, step] of seen.steps.entries()) this.#tell(seen.from + index, step)
    this.#view = view
    this.#fall = fall
    this.#ask(seen)
  }

  #ask({ waiting, asked, choices, throwDue, undoable }: Seen): void {
    this.#asked = { waiting, asked, choices, throwDue, undoable }
  }

  /** What was told before stays as it was for those who hold it. */
  #cut(from: number): void {
    if (this.#told.length > from) this.#told = this.#told.slice(0, from)
  }

  #step(index: number, step: SeenStep): Step {
    const { entry, patch } = step
    return {
      isOutcome: isOutcome(entry),
      happen: () => {
        if (index !== this.#told.length) this.#parts.onBroken()
        const before = this.#view!
        this.#tell(index, step)
        this.#view = patched(before, patch ?? null) as Kinds['view']
        return isOutcome<Kinds>(entry) && this.#fell({ index, outcome: entry.outcome, before })
      },
    }
  }

  #fell(fall: Fall): boolean {
    this.#fall = fall
    return this.#parts.stage.play.thrown(fall) !== null
  }

  #tell(index: number, { entry, told }: SeenStep): void {
    const lines = (this.#told.at(-1)?.lines ?? 0) + (told.length > 0 ? 1 : 0)
    this.#told.push({ index, entry, sentences: told, lines })
  }
}

const still = (happen: () => void): Step => ({
  isOutcome: false,
  happen: () => {
    happen()
    return false
  },
})

import type { Game, Kinds, Watcher } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'
import type { Fall } from './fall.ts'
import { Story, type Told } from './story.ts'

type View = Kinds['view']

const NEAR = 4

/** What one who looks may know of a timeline: views, and the log in sentences. */
export class Witness {
  readonly #timeline: Timeline
  /** Whether seats hide things from each other here. */
  readonly hides: boolean
  readonly #told = new Map<Watcher, Told[]>()
  #views = new WeakMap<Kinds['state'], View>()
  /** What was looked at last, by index: who reads on looks back by one. */
  readonly #near = new Map<number, View>()
  #fallen: Fall | null = null
  #watcher: Watcher

  constructor(timeline: Timeline, watcher: Watcher) {
    this.#timeline = timeline
    this.hides = timeline.game.hides(timeline.table.options)
    this.#watcher = watcher
  }

  get #game(): Game {
    return this.#timeline.game
  }

  get watcher(): Watcher {
    return this.#watcher
  }

  /** What one watcher sees is of no use to the next. */
  look(watcher: Watcher): void {
    if (watcher !== this.#watcher) this.#forget()
    this.#watcher = watcher
  }

  #forget(): void {
    this.#views = new WeakMap()
    this.#near.clear()
    this.#fallen = null
  }

  /** Before the entry of this index; after the last entry, now. */
  view(index: number): View {
    return this.#near.get(index) ?? this.#lookedAt(index)
  }

  #lookedAt(index: number): View {
    const state = this.#timeline.before(index)
    const view = this.#views.get(state) ?? this.#game.view(state, this.#watcher)
    this.#views.set(state, view)
    if (this.#near.size >= NEAR) this.#near.delete(this.#near.keys().next().value!)
    this.#near.set(index, view)
    return view
  }

  /** Where nothing is hidden, one story is told to all. */
  story(): Story {
    const listener = this.hides ? this.#watcher : null
    const told = this.#told.get(listener) ?? []
    this.#told.set(listener, told)
    for (let index = told.length; index < this.#timeline.length; index++)
      told.push(this.#tellOne(index, told.at(-1)?.lines ?? 0))
    return new Story(told)
  }

  #tellOne(index: number, before: number): Told {
    const entry = this.#game.redact(this.#timeline.log[index]!, this.#watcher)
    const sentences = this.#game.describe(entry, this.view(index), this.view(index + 1))
    return { index, entry, sentences, lines: before + (sentences.length > 0 ? 1 : 0) }
  }

  /** Forgets what was taken back; stories that were handed out keep it. */
  undone(): void {
    this.#forget()
    for (const [watcher, told] of this.#told) this.#told.set(watcher, told.slice(0, this.#timeline.length))
  }

  /** The latest dice among the first `length` entries. */
  fall(length: number): Fall | null {
    const index = this.#timeline.lastOutcome(length)
    if (index < 0) return null
    if (this.#fallen?.index === index) return this.#fallen
    const { outcome } = this.#game.redact(this.#timeline.log[index]!, this.#watcher) as { readonly outcome: unknown }
    this.#fallen = { index, outcome, before: this.view(index) }
    return this.#fallen
  }
}

import type { Entry } from '../engine/game.ts'
import type { Sentence } from '../engine/sentence.ts'

/** One line of the log as the watcher may read it. */
export interface Told {
  readonly index: number
  readonly entry: Entry
  readonly sentences: readonly Sentence[]
  /** How many entries up to this one have something to say. */
  readonly lines: number
}

/**
 * The log up to one moment. Later entries go into the same list behind it: a copy for every moment of a season would
 * cost more than the season.
 */
export class Story {
  readonly length: number
  readonly #list: readonly Told[]

  constructor(list: readonly Told[]) {
    this.#list = list
    this.length = list.length
  }

  at(index: number): Told | undefined {
    const from = index < 0 ? this.length + index : index
    return from < this.length ? this.#list[from] : undefined
  }

  /** What was told from this entry on. */
  since(index: number): readonly Told[] {
    return this.#list.slice(index, this.length)
  }

  get lines(): number {
    return this.at(-1)?.lines ?? 0
  }

  /** The latest entries that have something to say, at most so many, the oldest first. */
  latest(most: number): readonly Told[] {
    const found: Told[] = []
    for (let index = this.length - 1; index >= 0 && found.length < most; index--)
      if (this.#list[index]!.sentences.length > 0) found.push(this.#list[index]!)
    return found.reverse()
  }
}

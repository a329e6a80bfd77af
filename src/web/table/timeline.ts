import { act, actOwned, apply } from '../../engine/act.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Refusal } from '../../engine/game.ts'
import { prepare } from '../../engine/table.ts'
import { copy } from '../../engine/values.ts'
import type { SavedTable } from './record.ts'

type State = Kinds['state']
type Kept = Pick<SavedTable, 'sitters' | 'options' | 'board' | 'log'>

/** One state in so many is kept for good, and besides these the latest. */
const STRIDE = 256
const RECENT = 64

/**
 * The log of a table and the states it led to. A season has too many to keep them all: those in between are played
 * again from the last one kept. No state changes once it was handed out.
 */
export class Timeline {
  readonly #game: Game
  readonly #log: Entry[] = []
  readonly #kept = new Map<number, State>()
  /** The state that was asked for last; the next is mostly the one after it. */
  #visited: { readonly at: number; readonly state: State }

  constructor(game: Game, start: State) {
    this.#game = game
    this.#visited = { at: 0, state: start }
    this.#kept.set(0, start)
  }

  /** The timeline of a table that was kept, which may be anything; null where it does not follow the rules. */
  static of(game: Game, { sitters, options, board, log }: Kept): Timeline | null {
    try {
      const prepared = prepare(game, { seats: sitters.length, options, board })
      return prepared.ok ? Timeline.replay(game, game.setup(prepared.table), log) : null
    } catch {
      // The door judges boards and entries; what is neither falls over on its way in.
      return null
    }
  }

  /** Plays a log, which may be anything, through the door; null where it does not follow the rules. */
  static replay(game: Game, start: State, log: readonly Entry[]): Timeline | null {
    const timeline = new Timeline(game, start)
    const state = copy(start)
    for (const entry of log) {
      if (actOwned(game, state, entry) !== null) return null
      timeline.#log.push(entry)
      if (timeline.length % STRIDE === 0 || timeline.length > log.length - RECENT)
        timeline.#kept.set(timeline.length, copy(state))
    }
    return timeline
  }

  get log(): readonly Entry[] {
    return this.#log
  }

  get length(): number {
    return this.#log.length
  }

  get present(): State {
    return this.#kept.get(this.#log.length)!
  }

  append(entry: Entry): Refusal | null {
    const acted = act(this.#game, this.present, entry)
    if (!acted.ok) return acted.refusal
    this.#log.push(acted.entry)
    this.#kept.set(this.length, acted.state)
    const old = this.length - RECENT
    if (old % STRIDE !== 0) this.#kept.delete(old)
    return null
  }

  /** Takes the last entry away. */
  undo(): void {
    const before = this.before(this.length - 1)
    this.#kept.delete(this.length)
    this.#log.pop()
    this.#kept.set(this.length, before)
    this.#visited = { at: this.length, state: before }
  }

  /** The state before the entry of this index; after the last entry it is the present. */
  before(index: number): State {
    const kept = this.#kept.get(index)
    if (kept) return kept
    if (this.#visited.at !== index) this.#visited = { at: index, state: this.#played(index) }
    return this.#visited.state
  }

  #played(index: number): State {
    const mark = index - (index % STRIDE)
    const { at, state: visited } = this.#visited
    const isNear = at >= mark && at < index
    const state = copy(isNear ? visited : this.#kept.get(mark)!)
    for (const entry of this.#log.slice(isNear ? at : mark, index)) apply(this.#game, state, entry)
    return state
  }

  /** The latest outcome among the first `length` entries, or −1. */
  lastOutcome(length: number): number {
    let index = length - 1
    while (index >= 0 && !isOutcome(this.#log[index]!)) index--
    return index
  }
}

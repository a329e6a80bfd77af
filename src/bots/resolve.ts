import type { Kinds } from '../engine/game.ts'
import { same } from '../engine/values.ts'
import type { Thought } from './judge.ts'
import { played } from './look-ahead.ts'

/** The rest of a turn that was thought through, and what is to be seen when it is its time. */
interface Ahead<K extends Kinds> {
  readonly view: K['view']
  readonly actions: readonly unknown[]
}

/**
 * Remembers the turn that somebody thought through. As long as all is as it was foreseen, whoever keeps to it need not
 * think again at every step of it.
 */
export class Resolve<K extends Kinds> {
  #ahead: Ahead<K> | null = null

  /** What was resolved for this very moment, once; null if nothing was, or if something came in between. */
  recall(thought: Thought<K>): K['action'] | null {
    const ahead = this.#ahead
    this.#ahead = null
    if (!ahead || !same(ahead.view, thought.view)) return null
    const resolved = thought.legal.find((action) => same(action, ahead.actions[0]))
    if (resolved) this.keep(thought, resolved, ahead.actions.slice(1))
    return resolved ?? null
  }

  /** What is to be done after an action that is done now. */
  keep(thought: Thought<K>, now: K['action'], actions: readonly unknown[]): void {
    if (actions.length > 0) this.#ahead = { view: foreseen(thought, now), actions }
  }
}

/** What the seat sees after an action, whatever may be hidden from it. */
function foreseen<K extends Kinds>({ game, view, seat, random }: Thought<K>, action: K['action']): K['view'] {
  return game.view(played({ game, seat }, game.guess(view, seat, random), action), seat)
}

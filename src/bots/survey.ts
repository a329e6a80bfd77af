import type { Kinds } from '../engine/game.ts'
import type { Judge, Judgement, Thought } from './judge.ts'

/** A turn, or its beginning: what is done in it, and what that seems to be worth. */
export interface Prospect<Action = Kinds['action']> {
  readonly actions: readonly Action[]
  readonly worth: number
}

/** What is known at first: of every legal action, and of some turns. */
export interface Surveyed<Action = Kinds['action']> {
  readonly judgement: Judgement
  readonly turns: readonly Prospect<Action>[]
}

/** Thinks as a judge does, and also says which turns are worth a closer look. */
export type Survey<K extends Kinds = Kinds> = (
  thought: Thought<K>,
) => Generator<() => Judgement, Surveyed<K['action']>, void>

/** Where a judge says nothing of turns: each action alone. */
export const ofActions = <K extends Kinds>(judge: Judge<K>): Survey<K> =>
  function* (thought) {
    const judgement = yield* judge(thought)
    return { judgement, turns: thought.legal.map((action, i) => ({ actions: [action], worth: judgement.worths[i]! })) }
  }

import type { Kinds } from '../engine/game.ts'
import type { Lore, Reflex, Routine } from '../engine/lore.ts'
import { isStillTo } from '../engine/turns.ts'
import type { Judge, Thought } from './judge.ts'
import { reflexive } from './reflex.ts'

/** Where there is no routine, one action is as good as another. */
export const asReflex =
  <K extends Kinds>(routine: Routine<K>): Reflex<K> =>
  (state, seat, legal) =>
    routine(state, seat, legal) ?? legal.map(() => 0)

/** Who judges the own turn, and what nobody has a routine for. */
interface Thinkers<K extends Kinds> {
  readonly inTurn: Judge<K>
  readonly unknown: Judge<K>
}

/** Answers others by routine, and thinks about the own turn. */
export function answeringByRoutine<K extends Kinds>(
  routine: Routine<K>,
  { evaluate, mover }: Pick<Lore<K>, 'evaluate' | 'mover'>,
  { inTurn, unknown }: Thinkers<K>,
): Judge<K> {
  const answer = reflexive(asReflex(routine), evaluate)
  return (thought: Thought<K>) => {
    const { game, view, seat, legal, random } = thought
    const state = game.guess(view, seat, random)
    if (!routine(state, seat, legal)) return unknown(thought)
    const isOwn = isStillTo(game, state, seat) && (!mover || mover(state) === seat)
    return (isOwn ? inTurn : answer)(thought)
  }
}

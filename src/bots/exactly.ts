import type { Exact } from '../engine/exact.ts'
import type { Kinds } from '../engine/game.ts'
import { chancesAfter, type Known } from '../solver/by-rules.ts'
import { isForSolving, solutionOf } from '../solver/oracle.ts'
import { exact } from './estimate.ts'
import type { Judge } from './judge.ts'
import { meanwhile } from './meanwhile.ts'

/** Knows what every action is worth at a table for two, and asks others until it does and where nothing is solved. */
export const exactly = <K extends Kinds>(solved: Exact<K>, untilThen: Judge<K>, otherwise: Judge<K>): Judge<K> =>
  function* (thought) {
    const { game, view, seat, legal, random } = thought
    if (!isForSolving(solved, view.table)) return yield* otherwise(thought)
    const state = game.guess(view, seat, random)
    const solution = yield* meanwhile(solutionOf(game, solved, state.table), () => untilThen(thought))
    const known: Known = new Map()
    return exact(legal.map((action) => chancesAfter(solution, state, seat, action, known)[seat]!))
  }

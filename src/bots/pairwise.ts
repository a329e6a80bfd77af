import type { Exact, Pairs } from '../engine/exact.ts'
import type { Kinds, Table } from '../engine/game.ts'
import { chancesIn, type Solution } from '../solver/by-rules.ts'
import { isForSolving, solutionOf } from '../solver/oracle.ts'
import type { Evaluate, Judge } from './judge.ts'
import { meanwhile } from './meanwhile.ts'

/** Solves the table for two first, and judges a larger one by what follows from it; asks others until it can. */
export const pairwise = <K extends Kinds>(
  exact: Exact<K>,
  pairs: Pairs<K>,
  untilThen: Judge<K>,
  judgeBy: (evaluate: Evaluate<K['state']>) => Judge<K>,
): Judge<K> =>
  function* (thought) {
    const { game, view, seat, random } = thought
    const { table } = game.guess(view, seat, random) as { readonly table: TableOf<K> }
    const two = aloneAt(pairs, table)
    if (!isForSolving(exact, two)) return yield* untilThen(thought)
    const solution = yield* meanwhile(solutionOf(game, exact, two), () => untilThen(thought))
    return yield* judgeBy(evaluationBy(pairs, table, solution))(thought)
  }

type TableOf<K extends Kinds> = Table<K['options'], K['board']>

const alones = new WeakMap<Table<object>, Table<object>>()
const evaluations = new WeakMap<Table<object>, Evaluate>()

/** One for each table, since what is known of it is kept by its identity. */
function aloneAt<K extends Kinds>(pairs: Pairs<K>, table: TableOf<K>): TableOf<K> {
  const alone = (alones.get(table) as TableOf<K> | undefined) ?? pairs.alone(table)
  alones.set(table, alone)
  return alone
}

function evaluationBy<K extends Kinds>(
  pairs: Pairs<K>,
  table: TableOf<K>,
  solution: Solution<K>,
): Evaluate<K['state']> {
  const evaluate: Evaluate<K['state']> =
    evaluations.get(table) ?? pairs.among((state) => chancesIn(solution, state)[0]!)
  evaluations.set(table, evaluate as Evaluate)
  return evaluate
}

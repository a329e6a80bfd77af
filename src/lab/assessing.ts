import type { Game, Kinds, Table } from '../engine/game.ts'
import { hashOf } from '../engine/hash.ts'
import type { Lore } from '../engine/lore.ts'
import type { Timeline } from '../engine/timeline.ts'
import { isForSolving, solutionOf } from '../solver/oracle.ts'
import type { Assessor } from './assessor.ts'
import { assessorByGames } from './by-games.ts'
import { assessorByJudgement } from './by-judgement.ts'
import { assessorBySolution } from './by-solution.ts'
import { type Effort, judgesFor } from './effort.ts'

/**
 * The seed of a match: the same whenever it is reviewed. Where games are played out, no two matches have the same luck with
 * that, so that it evens out over many.
 */
export const seedOf = ({ log }: Pick<Timeline, 'log'>): number => hashOf(JSON.stringify(log))

/** Exact for two where the game can be solved, which is worked out step by step; else by games played out, or by the judgement of bots. */
export function* assessorFor<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  table: Table<K['options'], K['board']>,
  effort: Effort,
  seed = 1,
): Generator<void, Assessor<K>, void> {
  const { exact, hasty } = lore
  if (exact && isForSolving(exact, table)) return assessorBySolution(yield* solutionOf(game, exact, table))
  if (hasty && effort !== 'quick') return assessorByGames(game, { ...lore, hasty }, effort, seed)
  return assessorByJudgement(game, lore, judgesFor(effort, lore), seed)
}

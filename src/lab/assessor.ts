import { concluded, type Judge, type Judgement } from '../bots/judge.ts'
import { TWO } from '../engine/exact.ts'
import type { Game, Kinds, Seat, Table } from '../engine/game.ts'
import type { Lore } from '../engine/lore.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { chancesAfter, chancesIn, type Solution } from '../solver/by-rules.ts'
import { MOST_STATES, numberingOf, solutionOf } from '../solver/oracle.ts'
import { type Effort, type JudgeName, judgesFor } from './effort.ts'
import { type Expected, expectedAfter } from './expected.ts'

/** Says what states and actions of a table are worth. */
export interface Assessor<K extends Kinds = Kinds> {
  readonly isExact: boolean
  /** Who judges decisions; null where the game is solved. */
  readonly judgedBy: JudgeName | null
  /** Every seat's chance to win. */
  chances(state: K['state']): readonly number[]
  /** The same on average over all that may fall now: what falls is luck as far as it differs from this. */
  expected(state: K['state'], chance: K['chance']): Expected
  /** What each action is worth to the seat that decides; it knows no more than that seat. */
  judge(state: K['state'], seat: Seat, legal: readonly K['action'][]): Judgement
  /** The same by whoever is asked before a decision is blamed; null where nobody knows better. */
  readonly again: Assessor<K>['judge'] | null
}

/** Exact for two where the game can be solved, which is worked out step by step; else by the judgement of bots. */
export function* assessorFor<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  table: Table<K['options'], K['board']>,
  effort: Effort,
): Generator<void, Assessor<K>, void> {
  const { exact } = lore
  if (!exact || table.seats !== TWO || numberingOf(exact, table).size > MOST_STATES)
    return byJudgement(game, lore, effort)
  return bySolution(yield* solutionOf(game, exact, table))
}

function bySolution<K extends Kinds>(solution: Solution<K>): Assessor<K> {
  const chances = (state: K['state']) => chancesIn(solution, state)
  return {
    isExact: true,
    judgedBy: null,
    chances,
    // A solved state before a throw is worth the mean of what follows it.
    expected: (state) => ({ chances: chances(state), error: 0 }),
    judge: (state, seat, legal) => ({
      worths: legal.map((action) => chancesAfter(solution, state, seat, action)[seat]!),
      intervals: null,
    }),
    again: null,
  }
}

function byJudgement<K extends Kinds>(game: Game<K>, lore: Lore<K>, effort: Effort): Assessor<K> {
  const { name, first, second } = judgesFor(effort, lore)
  const chances = (state: K['state']) => {
    const waiting = game.waiting(state)
    const seats = Array.from({ length: state.table.seats }, (_, seat) => seat)
    if (waiting.kind === 'over') return seats.map((seat) => shareOfWin(waiting.result, seat))
    return shared(seats.map((seat) => lore.evaluate(state, seat)))
  }
  return {
    isExact: false,
    judgedBy: name,
    chances,
    expected: (state, chance) => expectedAfter(game, state, chance, chances),
    judge: askedBy(game, first),
    again: second && askedBy(game, second),
  }
}

const askedBy =
  <K extends Kinds>(game: Game<K>, judge: Judge<K>): Assessor<K>['judge'] =>
  (state, seat, legal) =>
    concluded(judge({ game, view: game.view(state, seat), seat, legal, random: seeded(SEED) }))

/** The same judgement every time. */
const SEED = 1

/** Estimates of all seats, so that they add up to one win. */
function shared(estimates: readonly number[]): readonly number[] {
  const sum = estimates.reduce((total, estimate) => total + estimate, 0)
  return estimates.map((estimate) => (sum > 0 ? estimate / sum : 1 / estimates.length))
}

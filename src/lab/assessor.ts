import { exact as exactly } from '../bots/estimate.ts'
import { type Assess, concluded, type Judgement } from '../bots/judge.ts'
import { conductOf } from '../bots/levels.ts'
import { toTheEnd } from '../bots/to-the-end.ts'
import type { Game, Kinds, Seat, Table } from '../engine/game.ts'
import { hashOf } from '../engine/hash.ts'
import { errorOf } from '../engine/interval.ts'
import type { Lore } from '../engine/lore.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import type { Timeline } from '../engine/timeline.ts'
import { chancesAfter, chancesIn, type Solution } from '../solver/by-rules.ts'
import { isForSolving, solutionOf } from '../solver/oracle.ts'
import { atRest } from './at-rest.ts'
import { type Effort, type JudgeName, judgesFor } from './effort.ts'
import { type Chances, expectedAfter } from './expected.ts'

/** Says what states and actions of a table are worth. */
export interface Assessor<K extends Kinds = Kinds> {
  readonly isExact: boolean
  /** Who judges decisions; null where the game is solved. */
  readonly judgedBy: JudgeName | null
  /** Every seat's chance to win. */
  chances(state: K['state']): Chances
  /** The same on average over all that may fall now: what falls is luck as far as it differs from this. */
  expected(state: K['state'], chance: K['chance']): Chances
  /** What each action is worth to the seat that decides; it knows no more than that seat. */
  judge(state: K['state'], seat: Seat, legal: readonly K['action'][]): Judgement
  /** The same by whoever is asked before a decision is blamed; null where nobody knows better. */
  readonly again: Assessor<K>['judge'] | null
}

/** By how much a chance may be off, in 95 of 100 cases, where it is found by playing on: at first, and before a decision is blamed. */
interface Precision {
  readonly first: number
  readonly again: number
}

const PRECISIONS: Readonly<Record<Effort, Precision>> = {
  quick: { first: 0.03, again: 0.03 },
  usual: { first: 0.03, again: 0.02 },
  thorough: { first: 0.01, again: 0.005 },
}

/**
 * The seed of a match: the same whenever it is reviewed. Where games are played out, no two matches have the same luck with
 * that, so that it evens out over many.
 */
export const seedOf = ({ log }: Pick<Timeline, 'log'>): number => hashOf(JSON.stringify(log))

/** Exact for two where the game can be solved, which is worked out step by step; else by the judgement of bots. */
export function* assessorFor<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  table: Table<K['options'], K['board']>,
  effort: Effort,
  seed = 1,
): Generator<void, Assessor<K>, void> {
  const { exact } = lore
  if (!exact || !isForSolving(exact, table)) return byJudgement(game, lore, effort, seed)
  return assessorBy(yield* solutionOf(game, exact, table))
}

export function assessorBy<K extends Kinds>(solution: Solution<K>): Assessor<K> {
  const chances = (state: K['state']) => ({ chances: chancesIn(solution, state), error: 0 })
  return {
    isExact: true,
    judgedBy: null,
    chances,
    // A solved state before a throw is worth the mean of what follows it.
    expected: chances,
    judge: (state, seat, legal) => exactly(legal.map((action) => chancesAfter(solution, state, seat, action)[seat]!)),
    again: null,
  }
}

/** Of states, the mean of what may fall is known as soon as the state before it is: but for estimates, which need not agree. */
function byJudgement<K extends Kinds>(game: Game<K>, lore: Lore<K>, effort: Effort, seed: number): Assessor<K> {
  const { name, first, second } = judgesFor(effort, lore)
  const precision = PRECISIONS[effort]
  const isPlayedOut = lore.hasty !== undefined && name !== 'club'
  const unlessOver = isPlayedOut ? playedOut(game, lore, precision.first, seed) : estimated(game, lore, seed)
  const chances = (state: K['state']): Chances => chancesAtEnd(game, state) ?? unlessOver(state)
  return {
    isExact: false,
    judgedBy: name,
    chances,
    expected: isPlayedOut
      ? chances
      : (state, chance) => expectedAfter(game, state, chance, (after) => chances(after).chances),
    judge: askedBy(game, first, precision.first, [seed, FIRST]),
    again: second && askedBy(game, second, precision.again, [seed, AGAIN]),
  }
}

/** Other games than at first: what was lucky there will not be so again. */
const FIRST = 1
const AGAIN = 2

/** A seed, and a stream of it. */
type Numbers = readonly [seed: number, stream: number]

const askedBy =
  <K extends Kinds>(game: Game<K>, assess: Assess<K>, within: number, numbers: Numbers): Assessor<K>['judge'] =>
  (state, seat, legal) =>
    concluded(assess({ game, view: game.view(state, seat), seat, legal, random: seeded(...numbers) }, within))

function chancesAtEnd<K extends Kinds>(game: Game<K>, state: K['state']): Chances | null {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'over') return null
  return { chances: seatsOf(state).map((seat) => shareOfWin(waiting.result, seat)), error: 0 }
}

const seatsOf = ({ table }: Kinds['state']): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat)

const playedOut =
  <K extends Kinds>(game: Game<K>, lore: Lore<K>, within: number, seed: number) =>
  (state: K['state']): Chances => {
    const seats = toTheEnd(game, conductOf(lore), state, { within, seed })
    return {
      chances: seats.map(({ worth }) => worth),
      error: Math.max(...seats.map(({ interval }) => errorOf(interval))),
    }
  }

/** Estimates of all seats where the turn leads to, so that they add up to one win. */
function estimated<K extends Kinds>(game: Game<K>, lore: Lore<K>, seed: number) {
  const way = { conduct: conductOf(lore), mover: lore.mover }
  return (state: K['state']): Chances => {
    const rested = atRest(game, way, state, seeded(seed))
    return chancesAtEnd(game, rested) ?? { chances: evenedOut(rested, lore), error: null }
  }
}

function evenedOut<K extends Kinds>(state: K['state'], { evaluate }: Lore<K>): number[] {
  const estimates = seatsOf(state).map((seat) => evaluate(state, seat))
  const sum = estimates.reduce((total, estimate) => total + estimate, 0)
  return estimates.map((estimate) => (sum > 0 ? estimate / sum : 1 / estimates.length))
}

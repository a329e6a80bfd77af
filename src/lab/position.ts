import { concluded, type Judge } from '../bots/judge.ts'
import { crossroads } from '../engine/crossroads.ts'
import { endsOf, type WholeMove } from '../engine/ends.ts'
import type { Entry, Game, Kinds, Seat } from '../engine/game.ts'
import type { Drives } from '../engine/guide.ts'
import { sfc32 } from '../engine/random.ts'

/** A moment of a match at which a seat has to decide: how many play, and the entries that led there. */
export interface Position {
  readonly seats: number
  readonly log: readonly Entry[]
  readonly seat: Seat
}

/** The same for every look at a position, and as the odds of a table have it, so that all find the same figures. */
const SEED = [2, 7, 1, 8] as const

/** What a seat can do by one click: where its drive can end, or else each action by itself. */
export function movesAt(game: Game, drives: Drives | null, view: Kinds['view'], seat: Seat, legal: Legal): WholeMove[] {
  const ends = drives ? endsOf(game, drives, view, seat) : []
  return ends.length > 0 ? ends : legal.map((action) => ({ actions: [action], meaning: game.choice(view, action) }))
}

type Legal = readonly Kinds['action'][]

/** What each move is worth to the seat, as far as it can see: a chance to win. */
export function worthsOf(game: Game, judge: Judge, view: Kinds['view'], seat: Seat, moves: readonly WholeMove[]) {
  const worths = new Map<WholeMove, number>()
  for (const { view: there, legal, taken } of crossroads(game, view, seat, moves)) {
    const judgement = concluded(judge({ game, view: there, seat, legal, random: sfc32(...SEED) }))
    for (const { move, choice } of taken) worths.set(move, judgement.worths[choice]!)
  }
  return moves.map((move) => worths.get(move)!)
}

/** By how much the best move is better than any other. */
export function gapOf(worths: readonly number[]): number {
  const [first, second] = [...worths].sort((one, other) => other - one)
  return first === undefined || second === undefined ? 0 : first - second
}

import { type Board, effectOf, type SpotKind, spotAt } from '../board.ts'
import { outcomes } from '../rules/dice.ts'
import { totalOf } from '../rules/qualifying.ts'
import { MOST_LANES } from '../state.ts'
import { costOf, SWEET } from './prices.ts'

/** By spot: what it is worth to come to rest there, without another roll for a Sweet Spot and with one. */
export interface Rests {
  readonly plain: Float64Array
  readonly sweet: Float64Array
}

const known = new WeakMap<Board, Rests>()

export function rests(board: Board): Rests {
  const found = known.get(board)
  if (found) return found
  const made = { plain: worthsOf(board, 0), sweet: worthsOf(board, SWEET) }
  known.set(board, made)
  return made
}

function worthsOf(board: Board, sweet: number): Float64Array {
  const values = new Float64Array(board.columns * MOST_LANES)
  for (let column = 1; column < board.columns; column++)
    for (let lane = 0; lane < board.lanes.length; lane++)
      values[column * MOST_LANES + lane] = worthOf(spotAt(board, lane, column), sweet)
  return values
}

function worthOf(kind: SpotKind | null, sweet: number): number {
  if (kind === null) return 0
  return kind === 'sweet-spot' ? sweet : -meanCost(kind)
}

/** AD-10, AD-11 What trouble costs on average. */
function meanCost(kind: 'skip-a-turn' | 'go-to-pits'): number {
  const rolls = outcomes().outcomes
  return rolls.reduce((sum, { dice }) => sum + costOf(effectOf(kind, totalOf(dice))), 0) / rolls.length
}

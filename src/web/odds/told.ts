import type { WholeMove } from '../../engine/ends.ts'
import { best, keyOf, type Reading } from './odds.ts'

export type Moves = readonly WholeMove[]

/** The one move of which more is told than its chance to win. */
interface PointedOut {
  readonly move: WholeMove
  /** Whether it is told of because nothing is better. */
  readonly isBest: boolean
  /** Whether it has a button that can be marked. */
  readonly isMarked: boolean
}

/** The move that is pointed at; else the best, if it has no button; else the first of which there is anything to tell. */
export function pointedOut(reading: Reading, marked: Moves): PointedOut | null {
  const [first] = reading.isDone ? best(reading, 1) : []
  const isMarked = (move: WholeMove) => marked.some(isSame(move))
  const told = (move: WholeMove | undefined, isBest = false) =>
    move ? { move, isBest: isBest && !isMarked(move), isMarked: isMarked(move) } : null
  const moves = reading.decision?.moves ?? []
  const looked = moves.find((move) => keyOf(move.actions) === reading.looked && hasRisks(reading, move))
  if (looked) return told(looked)
  if (first && (hasRisks(reading, first.move) || !isMarked(first.move))) return told(first.move, true)
  return told(moves.find((move) => hasRisks(reading, move)))
}

const hasRisks = ({ risks }: Reading, { actions }: WholeMove): boolean => (risks.get(keyOf(actions))?.length ?? 0) > 0

const isSame =
  ({ actions }: WholeMove) =>
  (other: WholeMove): boolean =>
    keyOf(other.actions) === keyOf(actions)

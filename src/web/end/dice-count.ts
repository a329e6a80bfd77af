import type { Seat } from '../../engine/game.ts'
import type { Die, Side } from '../games/tale.ts'
import type { Counts } from './chronicle.ts'

/** One side: how often it fell, and how often it was to be expected of as many throws. */
export interface Bar {
  readonly side: Side
  readonly count: number
  readonly expected: number
}

export interface DiceCount {
  readonly die: Die
  readonly thrown: number
  readonly bars: readonly Bar[]
}

/** The throws of one seat, or with null of everybody. */
export function tallyOf(die: Die, counts: Counts, seat: Seat | null): DiceCount {
  const countOf = ({ id }: Side): number => {
    const bySeat = counts[die.id]![id]!
    return seat === null ? bySeat.reduce((sum, count) => sum + count, 0) : bySeat[seat]!
  }
  const thrown = die.sides.reduce((sum, side) => sum + countOf(side), 0)
  const bars = die.sides.map((side) => ({ side, count: countOf(side), expected: side.chance * thrown }))
  return { die, thrown, bars }
}

/** How far a count is from what was to be expected, in standard deviations. */
const strangeness = ({ side: { chance }, count, expected }: Bar): number =>
  Math.abs(count - expected) / Math.sqrt(expected * (1 - chance))

/** The side that fell most unlike what was to be expected; null where nothing was thrown. */
export function strangest({ thrown, bars }: DiceCount): Bar | null {
  if (thrown === 0) return null
  return bars.reduce((one, other) => (strangeness(other) > strangeness(one) ? other : one))
}

import type { Spot } from '../board.ts'
import type { Course } from '../rules/circuit.ts'
import { COLUMNS, HANDS, UNITS } from '../rules/dice.ts'
import type { Hand } from '../state.ts'
import { diceUsable, stepsWith } from './journey.ts'

/** Where a move can lawfully end, and the dice that are left then. */
export interface MoveEnd {
  readonly spot: Spot
  readonly hand: Hand
}

/** A car under way. */
interface Way extends MoveEnd {
  /** Whether it can still use as many dice as possible. */
  readonly isLong: boolean
}

/** Every end of a move, each once, in the order in which `legal` leads to them. */
export function endsOfMove(course: Course, spot: Spot, hand: Hand): MoveEnd[] {
  const ends = new Map<number, MoveEnd>()
  const seen = new Set<number>()
  const open: Way[] = [{ spot, hand, isLong: true }]
  for (let way = open.pop(); way; way = open.pop()) {
    const key = way.spot * HANDS.length + COLUMNS[way.hand]!
    const keyOfWay = key * 2 + Number(way.isLong)
    if (seen.has(keyOfWay)) continue
    seen.add(keyOfWay)
    if (diceUsable(course, way.spot, way.hand) === 0) ends.set(key, way)
    else open.push(...waysOn(course, way).reverse())
  }
  return [...ends.values()]
}

function waysOn(course: Course, { spot, hand, isLong }: Way): Way[] {
  const most = diceUsable(course, spot, hand)
  return stepsWith(course, spot, hand, isLong).map(({ to }) => {
    const rest = hand - UNITS[course.colours[to]!]!
    return { spot: to, hand: rest, isLong: isLong && diceUsable(course, to, rest) + 1 === most }
  })
}

import { isGoal, SPOT_NUMBERS, type Spot, START } from '../board.ts'
import type { Course } from '../rules/circuit.ts'
import { COLUMNS, HANDS, UNITS } from '../rules/dice.ts'
import type { Outlooks } from '../rules/outlook.ts'
import type { Hand } from '../state.ts'
import { diceUsable, stepsWith, THROWS } from './journey.ts'

const pushes = new WeakMap<Outlooks, Float64Array[]>()

/** The chance that a car on `from` can end its next move on `to`. The chances of a spot are made when first needed. */
export function pushChance(course: Course, from: Spot, to: Spot): number {
  if (to === START || isGoal(to)) return 0
  const known = pushes.get(course.outlooks) ?? []
  pushes.set(course.outlooks, known)
  known[from] ??= chancesFrom(course, from)
  return known[from]![to]!
}

function chancesFrom(course: Course, from: Spot): Float64Array {
  const chances = new Float64Array(SPOT_NUMBERS)
  for (const { hand, chance } of THROWS)
    for (const end of endsWith(course, { spot: from, hand, isLong: true })) chances[end]! += chance
  return chances
}

/** A car under way. */
interface Way {
  readonly spot: Spot
  readonly hand: Hand
  /** Whether it can still use as many dice as possible. */
  readonly isLong: boolean
}

/** Every spot where a move can lawfully end. */
function endsWith(course: Course, start: Way): Set<Spot> {
  const ends = new Set<Spot>()
  const seen = new Set<number>()
  const open = [start]
  for (let way = open.pop(); way; way = open.pop()) {
    const key = (way.spot * HANDS.length + COLUMNS[way.hand]!) * 2 + Number(way.isLong)
    if (seen.has(key)) continue
    seen.add(key)
    if (diceUsable(course, way.spot, way.hand) === 0) ends.add(way.spot)
    else open.push(...waysOn(course, way))
  }
  return ends
}

function waysOn(course: Course, { spot, hand, isLong }: Way): Way[] {
  const most = diceUsable(course, spot, hand)
  return stepsWith(course, spot, hand, isLong).map(({ to }) => {
    const rest = hand - UNITS[course.colours[to]!]!
    return { spot: to, hand: rest, isLong: isLong && diceUsable(course, to, rest) + 1 === most }
  })
}

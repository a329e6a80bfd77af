import { isGoal, SPOT_NUMBERS, type Spot, START } from '../board.ts'
import type { Course } from '../rules/circuit.ts'
import type { Outlooks } from '../rules/outlook.ts'
import { THROWS } from './journey.ts'
import { endsOfMove } from './move-ends.ts'

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
    for (const end of new Set(endsOfMove(course, from, hand).map(({ spot }) => spot))) chances[end]! += chance
  return chances
}

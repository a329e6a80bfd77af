import { isGoal, type Spot } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { UNITS } from '../../rules/dice.ts'
import type { Outlooks } from '../../rules/outlook.ts'
import type { Hand } from '../../state.ts'
import { diceUsable, stepsWith, THROWS } from '../journey.ts'

/** What one roll from a spot can be driven to. */
export interface Reaches {
  /** By spot: the chance that a move can end there. */
  readonly ends: ReadonlyMap<Spot, number>
  /** The chance that it can end in a goal, whichever. */
  readonly home: number
}

const known = new WeakMap<Outlooks, Map<Spot, Reaches>>()

/** MZ-9 Where one roll can bring a car that stands here, made once for each course and spot. */
export function reachesFrom(course: Course, spot: Spot): Reaches {
  const bySpot = known.get(course.outlooks) ?? new Map<Spot, Reaches>()
  known.set(course.outlooks, bySpot)
  const found = bySpot.get(spot) ?? counted(course, spot)
  bySpot.set(spot, found)
  return found
}

function counted(course: Course, spot: Spot): Reaches {
  const ends = new Map<Spot, number>()
  let home = 0
  for (const { hand, chance } of THROWS) {
    const reached = new Set<Spot>()
    drive(course, spot, hand, true, reached)
    for (const end of reached) ends.set(end, chance + (ends.get(end) ?? 0))
    if ([...reached].some(isGoal)) home += chance
  }
  return { ends, home }
}

/** MZ-9, MZ-9b A move goes on until no die fits; `isLong` while it can still use as many dice as the roll could. */
function drive(course: Course, spot: Spot, hand: Hand, isLong: boolean, reached: Set<Spot>): void {
  const usable = diceUsable(course, spot, hand)
  if (usable === 0) return void reached.add(spot)
  for (const { to } of stepsWith(course, spot, hand, isLong)) {
    const rest = hand - UNITS[course.colours[to]!]!
    drive(course, to, rest, isLong && diceUsable(course, to, rest) + 1 === usable, reached)
  }
}

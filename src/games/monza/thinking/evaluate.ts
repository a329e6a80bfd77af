import type { Seat } from '../../../engine/game.ts'
import { isGoal } from '../board.ts'
import type { State } from '../state.ts'
import { type Foreseen, foresee, freeBehind } from './foresee.ts'
import { MOMENTS, TURNS } from './journey.ts'
import { pushChance } from './pushes.ts'

/** How often a car that can push another back does so. */
const PUSHES = 0.5

/** A seat's race: the chance of each moment of its arrival, and the moment from which they count. */
interface Race {
  readonly arrivals: Float64Array
  readonly from: number
  /** With this chance the car is pushed back first, and arrives like this. */
  readonly pushed: number
  readonly late: Float64Array
}

/** The chance to arrive before all others, as if every car drove alone once those who can have pushed it back. */
export function evaluate(state: State, seat: Seat): number {
  return chanceToWin(racesOf(foresee(state)), seat)
}

export const racesOf = (table: Foreseen): Race[] => table.cars.map((_, seat) => raceOf(table, seat))

function raceOf(table: Foreseen, seat: Seat): Race {
  const { journey, course, cars } = table
  const spot = cars[seat]!
  if (isGoal(spot)) return { arrivals: HOME, from: table.used[seat]!, pushed: 0, late: HOME }
  const arrivals = journey.arrivals[spot]!
  const from = turnsBefore(table, seat) < table.turnsLeft ? 0 : MOMENTS
  const pushed = chanceToBePushed(table, seat)
  const late = pushed > 0 ? journey.arrivals[freeBehind(course, cars, spot)]! : arrivals
  return { arrivals, from, pushed, late }
}

/** Arrived at once. */
const HOME = Float64Array.of(1)

const turnsBefore = ({ cars, next }: Foreseen, seat: Seat): number => (seat - next + cars.length) % cars.length

/** By those who have a turn before this seat's next one. */
function chanceToBePushed({ course, cars, next }: Foreseen, seat: Seat): number {
  let safe = 1
  for (let other = next; other !== seat; other = (other + 1) % cars.length)
    if (!isGoal(cars[other]!)) safe *= 1 - PUSHES * pushChance(course, cars[other]!, cars[seat]!)
  return 1 - safe
}

const LAST_MOMENT = TURNS * MOMENTS

/** Moment by moment: this seat arrives, and every other later; those who arrive together share. */
export function chanceToWin(races: readonly Race[], seat: Seat): number {
  const waiting = races.map(() => 1)
  let chance = 0
  for (let moment = 0; moment < LAST_MOMENT && waiting[seat]! > NEARLY_NONE; moment++) {
    let first = 1
    for (const [other, race] of races.entries()) {
      const now = arriving(race, moment)
      first *= other === seat ? now : waiting[other]! - now / 2
      waiting[other]! -= now
    }
    chance += first
  }
  return chance
}

const NEARLY_NONE = 1e-6

function arriving({ arrivals, from, pushed, late }: Race, moment: number): number {
  const at = moment - from
  if (at < 0 || at >= arrivals.length) return 0
  return pushed === 0 ? arrivals[at]! : (1 - pushed) * arrivals[at]! + pushed * late[at]!
}

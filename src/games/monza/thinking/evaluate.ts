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
  return chancesToWin(racesOf(foresee(state)))[seat]!
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

/** Moment by moment: a seat arrives, and every other later; those who arrive together share. Over once somebody is home. */
export function chancesToWin(races: readonly Race[]): Float64Array {
  const seats = races.length
  const waiting = new Float64Array(seats).fill(1)
  const chances = new Float64Array(seats)
  const now = new Float64Array(seats)
  let none = 1
  for (let moment = 0; moment < LAST_MOMENT && none > NEARLY_NONE; moment++) {
    for (let seat = 0; seat < seats; seat++) now[seat] = arriving(races[seat]!, moment)
    for (let seat = 0; seat < seats; seat++) if (now[seat]! > 0) chances[seat]! += arrivingFirst(waiting, now, seat)
    for (let seat = 0; seat < seats; seat++) {
      waiting[seat]! -= now[seat]!
      none = Math.min(none, waiting[seat]!)
    }
  }
  return chances
}

function arrivingFirst(waiting: Float64Array, now: Float64Array, seat: Seat): number {
  let chance = now[seat]!
  for (let other = 0; other < now.length; other++) if (other !== seat) chance *= waiting[other]! - now[other]! / 2
  return chance
}

const NEARLY_NONE = 1e-6

function arriving({ arrivals, from, pushed, late }: Race, moment: number): number {
  const at = moment - from
  if (at < 0 || at >= arrivals.length) return 0
  return pushed === 0 ? arrivals[at]! : (1 - pushed) * arrivals[at]! + pushed * late[at]!
}

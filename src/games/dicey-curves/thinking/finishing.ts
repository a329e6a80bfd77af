import type { Seat, Table } from '../../../engine/game.ts'
import { type Deck, SECOND_CAR_WEIGHT } from '../board.ts'
import { carsEach } from '../rules/race.ts'
import type { Car, Options } from '../state.ts'
import type { Course } from './course.ts'

// For bots: from the times at which cars will cross the line to the chance to win.

// Measured in races between bots: how far a lead decides.

/** How far a lead in points decides, where the order of many cars is open. */
const POINTS = { least: 0.3, root: 1 } as const
/** So many cars are gone through order by order. */
const FEW = 5

export interface Chances {
  readonly win: number
  /** The place that can be expected. */
  readonly place: number
}

/** The race as far as it matters for the places. */
interface Finishing {
  readonly seats: number
  readonly each: number
  /** Cars that have crossed the line come first, in their order. */
  readonly order: Car[]
  readonly known: number
  /** By car: how likely it is to be the next one in, in proportion. */
  readonly pace: Float64Array
}

export function chances(
  table: Table<Options, Deck>,
  finished: readonly Car[],
  arrivals: Float64Array,
  seat: Seat,
  lead: Course['lead'],
): Chances {
  const finishing = finishingOf(table, finished, arrivals, lead)
  if (finishing.order.length - finishing.known <= FEW) return exactly(finishing, seat)
  return finishing.each === 1 ? byPace(finishing, seat) : byPoints(finishing, seat)
}

function finishingOf(
  table: Table<Options, Deck>,
  finished: readonly Car[],
  arrivals: Float64Array,
  lead: Course['lead'],
): Finishing {
  const order = [...finished]
  for (let car = 0; car < arrivals.length; car++) if (!finished.includes(car)) order.push(car)
  return {
    seats: table.seats,
    each: carsEach(table),
    order,
    known: finished.length,
    pace: pacesOf(order, finished.length, arrivals, lead),
  }
}

/** Still told apart from none. */
const LEAST_PACE = 1e-80

function pacesOf(
  order: readonly Car[],
  known: number,
  arrivals: Float64Array,
  { least, root }: Course['lead'],
): Float64Array {
  let soonest = Number.POSITIVE_INFINITY
  for (let i = known; i < order.length; i++) soonest = Math.min(soonest, arrivals[order[i]!]!)
  const lead = least + root * Math.sqrt(Math.max(0, soonest))
  return arrivals.map((arrival) => Math.max(LEAST_PACE, Math.exp((soonest - arrival) / lead)))
}

// Order by order

/** Every order in which the cars can come in: each place goes to one of those left, in proportion to its pace. */
function exactly(finishing: Finishing, seat: Seat): Chances {
  const sums = { win: 0, place: 0 }
  const points = new Float64Array(finishing.seats)
  for (let i = 0; i < finishing.known; i++) score(finishing, points, i)
  follow(finishing, seat, finishing.known, points, 1, sums)
  return sums
}

function follow(
  finishing: Finishing,
  seat: Seat,
  next: number,
  points: Float64Array,
  chance: number,
  sums: { win: number; place: number },
): void {
  const { order, pace } = finishing
  const last = order.length - 1
  if (next >= last) return countLast(finishing, seat, next, points, chance, sums)
  let total = 0
  for (let i = next; i < order.length; i++) total += pace[order[i]!]!
  for (let i = next; i < order.length; i++) {
    swap(order, next, i)
    const before = points[ownerIn(finishing, next)]!
    score(finishing, points, next)
    follow(finishing, seat, next + 1, points, (chance * pace[order[next]!]!) / total, sums)
    points[ownerIn(finishing, next)] = before
    swap(order, next, i)
  }
}

/** Whoever is left comes last; nobody may be. */
function countLast(
  finishing: Finishing,
  seat: Seat,
  next: number,
  points: Float64Array,
  chance: number,
  sums: { win: number; place: number },
): void {
  if (next === finishing.order.length) return count(points, seat, chance, sums)
  const owner = ownerIn(finishing, next)
  const before = points[owner]!
  score(finishing, points, next)
  count(points, seat, chance, sums)
  points[owner] = before
}

function swap(order: Car[], i: number, j: number): void {
  const car = order[i]!
  order[i] = order[j]!
  order[j] = car
}

const ownerIn = ({ order, each }: Finishing, index: number): Seat => Math.floor(order[index]! / each)

/** DC-63 Enough to decide between equal points by the better best place. */
const BEST_PLACE = 0.01

/** DC-62 The points of the car at this place of the order. */
function score(finishing: Finishing, points: Float64Array, index: number): void {
  const owner = ownerIn(finishing, index)
  points[owner]! += points[owner] === 0 ? firstPoints(index + 1) : SECOND_CAR_WEIGHT * (index + 1)
}

const firstPoints = (place: number): number => place * (1 + BEST_PLACE)

function count(points: Float64Array, seat: Seat, chance: number, sums: { win: number; place: number }): void {
  let place = 1
  for (const other of points) if (other < points[seat]!) place++
  if (place === 1) sums.win += chance
  sums.place += chance * place
}

// With many cars

function expectedPlace({ order, known, pace }: Finishing, car: Car): number {
  const index = order.indexOf(car)
  if (index < known) return index + 1
  let place = known + 1
  for (let i = known; i < order.length; i++)
    if (i !== index) place += pace[order[i]!]! / (pace[order[i]!]! + pace[car]!)
  return place
}

/** DC-62 One car each: whoever is first. */
function byPace(finishing: Finishing, seat: Seat): Chances {
  const { order, known, pace } = finishing
  const place = expectedPlace(finishing, seat)
  if (known > 0) return { win: order[0] === seat ? 1 : 0, place }
  let total = 0
  for (const car of order) total += pace[car]!
  return { win: pace[seat]! / total, place }
}

/** DC-62 Two cars each: by the points that each player can expect. */
function byPoints(finishing: Finishing, seat: Seat): Chances {
  const lead = POINTS.least + POINTS.root * Math.sqrt(doubt(finishing))
  const own = expectedPoints(finishing, seat)
  let [rivals, place] = [0, 1]
  for (let other = 0; other < finishing.seats; other++) {
    if (other === seat) continue
    const odds = Math.exp((own - expectedPoints(finishing, other)) / lead)
    rivals += odds
    place += odds / (1 + odds)
  }
  return { win: 1 / (1 + rivals), place }
}

function expectedPoints(finishing: Finishing, seat: Seat): number {
  const one = expectedPlace(finishing, seat * 2)
  const other = expectedPlace(finishing, seat * 2 + 1)
  return firstPoints(Math.min(one, other)) + SECOND_CAR_WEIGHT * Math.max(one, other)
}

/** How open the order of the cars still is. */
function doubt({ order, known, pace }: Finishing): number {
  let sum = 0
  for (let i = known; i < order.length; i++)
    for (let j = i + 1; j < order.length; j++) {
      const [one, other] = [pace[order[i]!]!, pace[order[j]!]!]
      sum += (one * other) / (one + other) ** 2
    }
  return sum
}

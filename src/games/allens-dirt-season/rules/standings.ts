import type { Seat } from '../../../engine/game.ts'
import { DRIVERS, FINALE_POINTS, POINTS, RACES, TOP_FINISH } from '../board.ts'
import type { RaceRecord } from '../state.ts'

/** What a driver has to show for the season so far. */
export interface Standing {
  readonly driver: Seat
  readonly points: number
  readonly wins: number
  readonly races: number
  /** The sum of all finishing places: divided by the races, the average finish. */
  readonly places: number
  readonly topFinishes: number
  readonly lapsLed: number
}

/** AD-31, AD-32 Points for a place, counted from 1. */
export const pointsFor = (race: number, place: number): number =>
  (race === RACES ? FINALE_POINTS : POINTS)[place - 1] ?? 0

/** The final order of a race by driver. */
export const finishOf = ({ order, drivers }: RaceRecord): Seat[] => order.map((seat) => drivers[seat]!)

/** AD-34a Laps at whose completion the driver crossed first. */
export function lapsLed({ laps, drivers }: RaceRecord, driver: Seat): number {
  return laps.filter(([first]) => drivers[first!] === driver).length
}

/** AD-33, AD-35 By driver, what all finished races add up to. */
export const standings = (races: readonly RaceRecord[]): Standing[] =>
  Array.from({ length: DRIVERS }, (_, driver) => standingOf(races, driver))

function standingOf(races: readonly RaceRecord[], driver: Seat): Standing {
  const results = races.flatMap((record, i) => {
    const place = finishOf(record).indexOf(driver) + 1
    return place === 0 ? [] : [{ place, points: pointsFor(i + 1, place), led: lapsLed(record, driver) }]
  })
  const sum = (measure: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + measure(result), 0)
  return {
    driver,
    points: sum(({ points }) => points),
    wins: sum(({ place }) => (place === 1 ? 1 : 0)),
    races: results.length,
    places: sum(({ place }) => place),
    topFinishes: sum(({ place }) => (place <= TOP_FINISH ? 1 : 0)),
    lapsLed: sum(({ led }) => led),
  }
}

/** AD-34a The average counts the races a driver ran. It is compared as a fraction, for rounding could break a tie. */
function byAverage(a: Standing, b: Standing): number {
  if (a.races === 0 || b.races === 0) return b.races - a.races
  return a.places * b.races - b.places * a.races
}

/** AD-33, AD-34 Points, then wins, the average finish, finishes among the first four, and laps led. */
export const compare = (a: Standing, b: Standing): number =>
  b.points - a.points || b.wins - a.wins || byAverage(a, b) || b.topFinishes - a.topFinishes || b.lapsLed - a.lapsLed

/** The table of the season; equal drivers in the order of their seats. */
export const ranked = (races: readonly RaceRecord[]): Standing[] => standings(races).sort(compare)

import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { peopleOf, type Sitter } from '../../../engine/sitter.ts'
import { RACERS } from '../../../games/allens-dirt/board.ts'
import { CARRY_ON, RACES } from '../../../games/allens-dirt-season/board.ts'
import { sittingOut } from '../../../games/allens-dirt-season/rules/line-up.ts'
import { finishOf } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import { raceNumber } from '../../../games/allens-dirt-season/telling/say.ts'
import { orderOf } from '../allens-dirt/race.ts'
import { liveriesOf, type Paint } from '../allens-dirt/SprintCar.tsx'

/** The twelve drivers as they are drawn. */
export interface Entrants {
  readonly liveries: readonly Paint[]
  readonly names: readonly string[]
  /** Those among them who are no bots. */
  readonly people: readonly Seat[]
}

export type Starters = Pick<Entrants, 'liveries' | 'names'>

export const entrantsOf = (sitters: readonly Sitter[]): Entrants => ({
  liveries: liveriesOf(sitters),
  names: sitters.map(({ name }) => name),
  people: peopleOf(sitters),
})

/** Some of them, as a race seats them. */
export const startersOf = ({ liveries, names }: Entrants, drivers: readonly Seat[]): Starters => ({
  liveries: drivers.map((driver) => liveries[driver]!),
  names: drivers.map((driver) => names[driver]!),
})

/** Drivers with one reason in common. */
export interface Group {
  readonly drivers: readonly Seat[]
  /** A key of `why`, and the race it speaks of. */
  readonly why: string
  readonly race: number
}

export interface LineUp {
  readonly race: number
  readonly isNext: boolean
  readonly start: readonly Group[]
  readonly sitOut: readonly Group[]
  /** Who would sit out the race after this one if it ended now. */
  readonly asItStands: Group | null
}

/** AD-30, AD-31, AD-32 Who starts, who does not, and why. */
export function lineUpOf(view: View): LineUp | null {
  const frame = top(view)
  if (frame.kind !== 'race' && frame.kind !== 'next-race') return null
  const race = raceNumber(view)
  const drivers = frame.kind === 'race' ? view.drivers : frame.drivers
  const others = sittingOut(drivers)
  const isNext = frame.kind === 'next-race'
  const asItStands = isNext ? null : wouldSitOut(view, race)
  if (race === 1)
    return { race, isNext, asItStands, start: [group(drivers, 'qualifying')], sitOut: [group(others, 'not-qualified')] }
  if (race === RACES)
    return { race, isNext, asItStands, start: [group(drivers, 'points')], sitOut: [group(others, 'no-points')] }
  const carryOn = finishOf(view.races[race - 2]!).slice(0, CARRY_ON)
  const back = drivers.filter((driver) => !carryOn.includes(driver))
  const start = [group(carryOn, 'carry-on', race - 1), group(back, 'back', race - 1)]
  return { race, isNext, asItStands, start, sitOut: [group(others, 'sits-out', race - 1)] }
}

const group = (drivers: readonly Seat[], why: string, race = 0): Group => ({ drivers, why, race })

/** Before the race before the finale is over, points decide. */
function wouldSitOut({ race, drivers }: View, number: number): Group | null {
  if (!race || race.grid.length === 0 || number >= RACES - 1) return null
  const last = orderOf(race).slice(CARRY_ON, RACERS)
  return group(
    last.map((seat) => drivers[seat]!),
    'would-sit-out',
    number + 1,
  )
}

import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { RACERS } from '../../allens-dirt/board.ts'
import { evaluate as raceChance } from '../../allens-dirt/thinking/evaluate.ts'
import { CARRY_ON, DRIVERS, FINALE_POINTS, POINTS, RACES } from '../board.ts'
import { standings } from '../rules/standings.ts'
import type { Frame, State } from '../state.ts'

// Measured in seasons of house drivers: how far a lead in points decides.

/** A lead of so many points, times the root of the races to go, makes the title e times as likely. */
const LEAD = 1.2
const LAST_RACES = 1
/** Points are spread more evenly than wins. */
const EVENNESS = 0.3
/** Equal points go by wins. */
const A_WIN = 0.3

/** The chance to become champion, from the points so far and those that the races to come should bring. */
export function evaluate(state: State, seat: Seat): number {
  const frame = top(state)
  if (frame.kind === 'over') return frame.champion === seat ? 1 : 0
  if (frame.kind === 'roll-off' && frame.prize === 'title') return frame.tied.includes(seat) ? 1 / frame.tied.length : 0
  const worths = expectedPoints(state, frame)
  const lead = LEAD * Math.sqrt(RACES - state.races.length + LAST_RACES)
  return 1 / worths.reduce((sum, worth) => sum + Math.exp((worth - worths[seat]!) / lead), 0)
}

/** By driver: the points after this race and, since who does well carries on, a part of the next one's. */
function expectedPoints(state: State, frame: Frame): number[] {
  const shares = sharesOfRace(state, frame)
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each)
  const isFinale = state.races.length + 1 === RACES
  return standings(state.races).map(({ points, wins }, driver) => {
    const won = sum(isFinale ? FINALE_POINTS : POINTS) * (shares[driver] ?? 0)
    const next = isFinale ? 0 : (sum(POINTS) / RACERS) * chanceOfNext(shares[driver])
    return points + A_WIN * wins + won + next
  })
}

/** AD-31 Who sits out is sure to start in the next race. */
const chanceOfNext = (share: number | undefined): number => (share === undefined ? 1 : Math.min(1, CARRY_ON * share))

/** By driver, what part of the race's points each should win; undefined for those who sit out. */
function sharesOfRace({ race, drivers }: State, frame: Frame): (number | undefined)[] {
  const shares = new Array<number | undefined>(DRIVERS).fill(undefined)
  if (frame.kind === 'next-race') for (const driver of frame.drivers) shares[driver] = 1 / RACERS
  if (frame.kind !== 'race') return shares
  const chances = drivers.map((_, seat) => raceChance(race!, seat) ** EVENNESS)
  const sum = chances.reduce((total, chance) => total + chance)
  for (const [seat, driver] of drivers.entries()) shares[driver] = chances[seat]! / sum
  return shares
}

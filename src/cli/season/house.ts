import { apply } from '../../engine/act.ts'
import { top } from '../../engine/frames.ts'
import type { Entry } from '../../engine/game.ts'
import type { Choose } from '../../engine/playout.ts'
import { type Random, seeded } from '../../engine/random.ts'
import { RACES } from '../../games/allens-dirt-season/board.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import type { Season, State } from '../../games/allens-dirt-season/state.ts'
import { playerFor } from '../players.ts'
import { PERSON } from '../table/arrange.ts'
import type { Driver } from './drivers.ts'
import type { RunningSeason } from './file.ts'

export const isOver = (state: State): boolean => top(state).kind === 'over'

/** Between races nothing is under way, neither a race nor a roll-off. */
export const isBetween = (state: State): boolean =>
  ['next-race', 'over'].includes(top(state).kind) ||
  (top(state).kind === 'qualifying' && state.chart.flat().length === 0)

/** Whether a race that began with so many in the books is over, with the roll-off that may follow. */
export const isRaceDone = (state: State, races: number): boolean =>
  isOver(state) || (state.races.length > races && isBetween(state))

/** Each race has a stream of its own, so that ten races one by one are the same season as all at once. */
export const streamFor = ({ state, log }: RunningSeason, seed: number): Random =>
  seeded(seed, isBetween(state) ? state.races.length + 1 : RACES + 1 + log.length)

/** By driver who decides; for people, a house driver of this level. */
export const houseChoosers = (drivers: readonly Driver[], standIn: string): Choose<Season>[] =>
  drivers.map(
    ({ player }) => playerFor(allensDirtSeason, player === PERSON ? standIn : player) as unknown as Choose<Season>,
  )

/** Runs a race, or the rest of one, without people. */
export function runRace(season: RunningSeason, choosers: readonly Choose<Season>[], random: Random): void {
  const races = season.state.races.length
  while (!isRaceDone(season.state, races)) {
    const entry = nextEntry(season.state, choosers, random)
    season.log.push(entry)
    apply(allensDirtSeason, season.state, entry)
  }
}

function nextEntry(state: State, choosers: readonly Choose<Season>[], random: Random): Entry<Season> {
  const waiting = allensDirtSeason.waiting(state)
  if (waiting.kind === 'chance') return { outcome: allensDirtSeason.sample(waiting.chance, random) }
  if (waiting.kind === 'over') throw new Error('nothing follows the end of a season')
  const seat = waiting.seats[0]!
  return { seat, action: choosers[seat]!(allensDirtSeason, state, seat, random) }
}

import { describe, expect, it } from 'vitest'
import { seeded } from '../../../engine/random.ts'
import { prepare } from '../../../engine/table.ts'
import { RACERS } from '../../../games/allens-dirt/board.ts'
import { DRIVERS, RACES } from '../../../games/allens-dirt-season/board.ts'
import { allensDirtSeason as game } from '../../../games/allens-dirt-season/game.ts'
import { ranked, standings } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { State } from '../../../games/allens-dirt-season/state.ts'
import type { Odds } from '../../../lab/odds.ts'
import { titleOdds } from './title-runs.ts'

const LEVELS = Array.from({ length: DRIVERS }, () => 'club')

function opened(): State {
  const prepared = prepare(game, { seats: DRIVERS, options: { laps: 1 } })
  if (!prepared.ok) throw new Error('no table')
  return game.setup(prepared.table)
}

/** A season played on until so many races are over. */
function seasonAfter(races: number): State {
  const state = opened()
  const random = seeded(7)
  while (state.races.length < races) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'chance') game.settle(state, game.sample(waiting.chance, random))
    else if (waiting.kind === 'seats') game.play(state, waiting.seats[0]!, game.legal(state, waiting.seats[0]!)[0]!)
    else throw new Error('The season is over too soon')
  }
  return state
}

function oddsOf(state: State, seasons: number): Odds {
  const view = structuredClone(game.view(state, null))
  return [...titleOdds({ view, levels: LEVELS, seasons, seed: 3 })].at(-1)!
}

const sum = (odds: Odds): number => odds.chances.reduce((total, { chance }) => total + chance, 0)

describe('title odds', () => {
  it('give every season run one champion', () => {
    const odds = oddsOf(opened(), 30)
    expect(odds.games).toBe(30)
    expect(odds.chances).toHaveLength(DRIVERS)
    expect(sum(odds)).toBeCloseTo(1, 12)
  })

  it('give no chance to those who do not start in the finale', () => {
    const state = seasonAfter(RACES - 1)
    const odds = oddsOf(state, 40)
    const eighth = ranked(state.races)[RACERS - 1]!
    const isBehind = (driver: number) => standings(state.races)[driver]!.points < eighth.points
    for (const [driver, { chance }] of odds.chances.entries()) if (isBehind(driver)) expect(chance).toBe(0)
    expect(sum(odds)).toBeCloseTo(1, 12)
  })

  it('leave the season they are about as it is', () => {
    const state = seasonAfter(2)
    const before = structuredClone(state)
    oddsOf(state, 5)
    expect(state).toEqual(before)
  })
})

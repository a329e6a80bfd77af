import { top } from '../../src/engine/frames.ts'
import type { Entry, Seat } from '../../src/engine/game.ts'
import { pickByKind } from '../../src/engine/playout.ts'
import { type Random, seeded } from '../../src/engine/random.ts'
import { prepare } from '../../src/engine/table.ts'
import { allensDirtSeason as game } from '../../src/games/allens-dirt-season/game.ts'
import type { Season, State } from '../../src/games/allens-dirt-season/state.ts'

/** A season after so many races, driven at random: thousands of entries that no page had to play. */
export function raced(races: number, options: { readonly laps: number }) {
  const { state, ...record } = afterRaces(races, options)
  return record
}

/** The same with the state it is in. */
export function afterRaces(races: number, options: { readonly laps: number }) {
  const prepared = prepare(game, { seats: game.seats.most, options })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  const state = game.setup(prepared.table)
  const [log, random]: [Entry<Season>[], Random] = [[], seeded(1)]
  while (state.races.length < races) log.push(driven(state, random))
  return { game: game.id, rulesVersion: game.rulesVersion, options, log, state }
}

/** Who drives the race that is about to begin; the first of them throws first. */
export function driversNext(state: State): readonly Seat[] {
  const frame = top(state)
  if (frame.kind !== 'next-race') throw new Error('No race is about to begin.')
  return frame.drivers
}

function driven(state: State, random: Random): Entry<Season> {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') throw new Error('The season is over.')
  if (waiting.kind === 'chance') {
    const outcome = game.sample(waiting.chance, random)
    game.settle(state, outcome)
    return { outcome }
  }
  const seat = waiting.seats[0]!
  const action = pickByKind(game.legal(state, seat), random)
  game.play(state, seat, action)
  return { seat, action }
}

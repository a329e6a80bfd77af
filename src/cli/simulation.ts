import type { Entry, Game, Table } from '../engine/game.ts'
import { prepare } from '../engine/table.ts'
import { Timeline } from '../engine/timeline.ts'
import { GAMES } from '../games/index.ts'
import type { Simulation } from '../lab/simulate.ts'
import { Complaint, failure } from './complaint.ts'
import { playerFor } from './players.ts'

/** A simulation as plain data, so that it can be sent to a worker. */
export interface SimulationJob {
  readonly game: string
  readonly table: Table<object>
  readonly levels: readonly string[]
  readonly seed: number
  readonly check: boolean
  /** A match so far, from which every game goes on; absent for whole games. */
  readonly log?: readonly Entry[]
}

/** The table is prepared anew: what travels between threads arrives unfrozen. */
export function openSimulation({ game: id, table, levels, seed, check, log }: SimulationJob): Simulation {
  const game = GAMES[id]!
  const prepared = prepare(game, { ...table, options: { ...table.options } })
  if (!prepared.ok) throw new Error(`the table of ${id} was lost on its way to the worker`)
  const players = levels.map((level) => playerFor(game, level))
  return {
    game,
    table: prepared.table,
    players,
    seed,
    check,
    ...(log ? { from: stateAfter(game, prepared.table, log) } : {}),
  }
}

/** A game that broke, or a thread that was lost, gives no result at all. */
export const brokenOff = (error: unknown): Complaint =>
  error instanceof Complaint
    ? error
    : failure(`The simulation broke off: ${error instanceof Error ? error.message : error}`)

function stateAfter(game: Game, table: Table<object>, log: readonly Entry[]) {
  const replayed = Timeline.replay(game, table, log)
  if (!replayed.ok) throw new Error(`the log of ${game.id} was lost on its way to the worker`)
  return replayed.timeline.present
}

import type { Table } from '../../../engine/game.ts'
import { freeze, same } from '../../../engine/values.ts'
import { type Board, DEFAULT_BOARD, SPOT_NUMBERS } from '../board.ts'
import type { Options, Step } from '../state.ts'
import { type Outlooks, outlooksOf } from './outlook.ts'
import { type Plan, plan } from './plan.ts'

/** All that follows from a board. */
export interface Circuit extends Plan {
  /** Going to each spot. */
  readonly steps: readonly Step[]
  readonly outlooks: Readonly<Record<Options['distance'], Outlooks>>
}

/** A circuit as a table races on it. */
export interface Course extends Plan {
  readonly steps: readonly Step[]
  readonly outlooks: Outlooks
}

type RaceTable = Table<Options, Board>

const circuits = new WeakMap<Board, Circuit>()
let latestTable: RaceTable | null = null
let latestCourse: Course | null = null

/** The table that asked last need not be looked up again, for rules ask at every step. */
export function courseOf(table: RaceTable): Course {
  if (table !== latestTable || latestCourse === null) {
    const circuit = circuitOf(table.board)
    latestCourse = { ...circuit, outlooks: circuit.outlooks[table.options.distance] }
    latestTable = table
  }
  return latestCourse
}

/** A default board read from a file is another object: without the comparison each would get tables of its own. */
export function circuitOf(board: Board): Circuit {
  const known = circuits.get(board)
  if (known) return known
  const isDefault = board !== DEFAULT_BOARD && same(board, DEFAULT_BOARD)
  const circuit = isDefault ? circuitOf(DEFAULT_BOARD) : surveyed(board)
  circuits.set(board, circuit)
  return circuit
}

function surveyed(board: Board): Circuit {
  const map = plan(board)
  const steps = Array.from({ length: SPOT_NUMBERS }, (_, to): Step => freeze({ kind: 'step', to }))
  return { ...map, steps, outlooks: outlooksOf(map, steps) }
}

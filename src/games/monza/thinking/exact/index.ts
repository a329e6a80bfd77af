import { type Exact, type Numbering, THREE, TWO } from '../../../../engine/exact.ts'
import type { Table } from '../../../../engine/game.ts'
import type { Board } from '../../board.ts'
import { courseOf } from '../../rules/circuit.ts'
import type { Monza, Options } from '../../state.ts'
import { Aftermath } from './aftermath.ts'
import { numbersOf } from './numbers.ts'
import { PAIRS } from './pairs.ts'

function numbering(table: Table<Options, Board>): Numbering<Monza> {
  const course = courseOf(table)
  const numbers = numbersOf(table, course)
  let aftermath: Aftermath | null = null
  return {
    ...numbers,
    // Whoever only counts the states of a large board needs no memory for them.
    weigh(number, values, chances) {
      aftermath ??= new Aftermath(table, course, numbers)
      aftermath.weigh(number, values, chances)
    },
  }
}

export const EXACT: Exact<Monza> = { seats: [TWO, THREE], numbering, kept: null, pairs: PAIRS }

import type { Exact, Numbering } from '../../../../engine/exact.ts'
import type { Table } from '../../../../engine/game.ts'
import type { Board } from '../../board.ts'
import { courseOf } from '../../rules/circuit.ts'
import type { Monza, Options } from '../../state.ts'
import { Aftermath, meanOfBest } from './aftermath.ts'
import { landingsOn, movesFrom } from './moves.ts'
import { numbersOf } from './numbers.ts'

function numbering(table: Table<Options, Board>): Numbering<Monza> {
  const course = courseOf(table)
  const numbers = numbersOf(table, course)
  const moves = numbers.spots.map((spot) => movesFrom(course, spot))
  const aftermath = new Aftermath(table, course, numbers, moves)
  const worths = new Float64Array(landingsOn(course))
  return {
    ...numbers,
    worth(number, values) {
      const { setting, mover, own, other } = numbers.standingAt(number)
      const { landings } = moves[own]!
      const base = aftermath.baseOf(setting, mover, other)
      for (let i = 0; i < landings.length; i++) worths[i] = aftermath.worth(base, landings[i]!, values)
      return meanOfBest(moves[own]!, worths)
    },
  }
}

export const EXACT: Exact<Monza> = { numbering, kept: null }

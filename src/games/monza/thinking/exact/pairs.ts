import { type Pairs, TWO } from '../../../../engine/exact.ts'
import type { Seat, Table } from '../../../../engine/game.ts'
import { type Board, isGoal, SPOT_NUMBERS, type Spot } from '../../board.ts'
import { type Monza, type Options, type State, setup } from '../../state.ts'
import { chancesToWin, evaluate, racesOf } from '../evaluate.ts'
import { type Foreseen, foresee } from '../foresee.ts'

/** Neither colours nor who is drawn to begin change how two cars get into each other's way. */
const alone = (table: Table<Options, Board>): Table<Options, Board> => ({
  ...table,
  seats: TWO,
  options: { ...table.options, colours: 'by-seat', starter: 'first', variation: false },
})

/** How many times as often a car wins against another as if each of the two drove by itself. */
type Edge = (table: Foreseen, one: Seat, other: Seat) => number

/** A car that drives by itself, as much better off as it is against each of the others alone. */
function among(chanceAlone: (state: State) => number): (state: State, seat: Seat) => number {
  let edge: Edge | null = null
  return (state, seat) => {
    edge ??= edges(alone(state.table), chanceAlone)
    const table = foresee(state)
    const chances = chancesToWin(racesOf(table))
    if (table.cars.some(isGoal)) return chances[seat]!
    let all = 0
    for (let one = 0; one < chances.length; one++) {
      chances[one]! *= edgeOverAll(edge, table, one)
      all += chances[one]!
    }
    return chances[seat]! / all
  }
}

function edgeOverAll(edge: Edge, table: Foreseen, one: Seat): number {
  let product = 1
  for (let other = 0; other < table.cars.length; other++) if (other !== one) product *= edge(table, one, other)
  return product
}

/** Each is found when it is first asked for. */
function edges(two: Table<Options, Board>, chanceAlone: (state: State) => number): Edge {
  const known = new Float64Array((TWO * SPOT_NUMBERS) ** 2)
  return (table, one, other) => {
    const from = starterOf(table)
    const seat = isEarlier(table, one, other, from) ? 0 : 1
    const [first, second] = seat === 0 ? [one, other] : [other, one]
    const next = isEarlier(table, first, second, table.next) ? 0 : 1
    const cars: readonly [Spot, Spot] = [table.cars[first]!, table.cars[second]!]
    const at = ((seat * TWO + next) * SPOT_NUMBERS + cars[0]) * SPOT_NUMBERS + cars[1]
    known[at] ||= edgeAlone({ ...setup(two), cars: [...cars], frames: [{ kind: 'roll', seat: next }] }, seat)
    return known[at]!
  }

  function edgeAlone(state: State, seat: Seat): number {
    const chance = chanceAlone(state)
    return ((seat === 0 ? chance : 1 - chance) + SLIGHT) / (evaluate(state, seat) + SLIGHT)
  }
}

/** A chance so slight does not say how many times as large another is. */
const SLIGHT = 1e-3

const starterOf = ({ cars, next, turnsLeft }: Foreseen): Seat => (next + turnsLeft) % cars.length

/** Whether of two seats the first has its turn before the other, counted from somebody on. */
const isEarlier = ({ cars: { length } }: Foreseen, one: Seat, other: Seat, from: Seat): boolean =>
  (one - from + length) % length < (other - from + length) % length

export const PAIRS: Pairs<Monza> = { alone, among }

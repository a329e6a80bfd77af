import type { Seat } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import { FINISHED, type Flag, LINE, type State } from '../state.ts'
import { end } from './finish.ts'
import { arrive, inRaceOrder, lapsOf, record, running } from './order.ts'
import { startRound } from './round.ts'

/** AD-20, AD-20c Racing stops; the round is over, whoever has not moved in it. */
export function flag(state: State, colour: Flag['colour'], spun: readonly Seat[]): void {
  state.frames.length = 1
  const cars = running(state)
  if (cars.length <= 1) return lastCar(state, colour, cars)
  const lap = countedLap(state, cars)
  const order = Object.freeze(restartOrder(state, cars, lap, spun))
  countLap(state, lap, order)
  record(state, { kind: 'flag', colour, lap, order })
  if (lap === state.table.options.laps) endUnderFlag(state, lap, order)
  else restart(state, lap, order)
}

/** AD-21c One car left wins at once; with none left the latest crash decides. */
function lastCar(state: State, colour: Flag['colour'], cars: readonly Seat[]): void {
  record(state, { kind: 'flag', colour, lap: state.laps.length, order: Object.freeze(cars) })
  end(state, cars)
}

/** AD-20a The highest lap that more than half of the cars have completed: the car in the middle has run it. */
function countedLap(state: State, cars: readonly Seat[]): number {
  const laps = cars.map((seat) => lapsOf(state, seat)).sort((a, b) => b - a)
  return laps[Math.floor(cars.length / 2)]!
}

/** AD-20b As they crossed the line for the counted lap, then the others as they run, spun cars last. */
function restartOrder(state: State, cars: readonly Seat[], lap: number, spun: readonly Seat[]): Seat[] {
  const crossed = crossedFor(state, lap).filter((seat) => cars.includes(seat))
  const others = cars.filter((seat) => !crossed.includes(seat))
  const order = [...crossed, ...inRaceOrder(state, others)]
  return [...order.filter((seat) => !spun.includes(seat)), ...order.filter((seat) => spun.includes(seat))]
}

const crossedFor = ({ start, laps }: State, lap: number): readonly Seat[] =>
  lap === start.lap ? start.order : laps[lap - 1]!

/** AD-20 Later laps are run again, and the counted ones count for all who are still running. */
function countLap(state: State, lap: number, order: readonly Seat[]): void {
  state.laps = freeze(
    state.laps.slice(0, lap).map((crossed) => [...crossed, ...order.filter((seat) => !crossed.includes(seat))]),
  )
  const line = lap * state.table.board.columns
  for (const seat of state.retired) state.position[seat] = Math.min(state.position[seat]!, line)
}

function putOnLine(state: State, lap: number, order: readonly Seat[], lane: number): void {
  const line = lap * state.table.board.columns
  for (const seat of order) arrive(state, seat, line, lane)
}

/** AD-21b The last lap counts, so the race is over. */
function endUnderFlag(state: State, lap: number, order: readonly Seat[]): void {
  putOnLine(state, lap, order, FINISHED)
  end(state, order)
}

/** AD-20, AD-20d From the line in the restart order; half speed, which is for the next roll, lasts unless a table likes. */
function restart(state: State, lap: number, order: readonly Seat[]): void {
  putOnLine(state, lap, order, LINE)
  if (state.table.options.halfSpeed === 'ends') state.halfSpeed.fill(false)
  state.start = Object.freeze({ lap, order })
  state.order.splice(0, state.order.length, ...order)
  startRound(state)
}

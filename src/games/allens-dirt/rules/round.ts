import { become } from '../../../engine/frames.ts'
import type { Seat, Table } from '../../../engine/game.ts'
import type { Board } from '../board.ts'
import { type Chart, type Options, type State, setup } from '../state.ts'
import { finish, isDecided } from './finish.ts'
import { ahead, arrive } from './order.ts'

/** AD-4, AD-4b, AD-4c Two a row before the line, the odd places in the inner lane. */
export function lineUp(state: State, grid: readonly Seat[]): void {
  const { perRow } = state.table.board.grid
  state.grid = Object.freeze([...grid])
  state.start = Object.freeze({ lap: 0, order: state.grid })
  for (const [place, seat] of grid.entries()) arrive(state, seat, -1 - Math.floor(place / perRow), place % perRow)
  state.order.push(...grid)
  startRound(state)
}

/** AD-31a A race whose grid was settled elsewhere. */
export function setupFromGrid(table: Table<Options, Board>, chart: Chart, grid: readonly Seat[]): State {
  const state = setup(table)
  state.chart = chart
  lineUp(state, grid)
  return state
}

/** AD-4a Every running car moves once, in race order as it stands now. AD-16a Contact rolls are forgotten. */
export function startRound(state: State): void {
  sortOrder(state)
  state.contact.fill(0)
  state.met.fill(0)
  state.affected.fill(false)
  state.turn = 0
  startTurn(state)
}

/** By insertion, since the order hardly changes from round to round. */
function sortOrder(state: State): void {
  const { order } = state
  for (let i = 1; i < order.length; i++) {
    const seat = order[i]!
    let place = i
    for (; place > 0 && ahead(state, seat, order[place - 1]!) < 0; place--) order[place] = order[place - 1]!
    order[place] = seat
  }
}

function startTurn(state: State): void {
  become(state, { kind: 'movement', seat: state.order[state.turn]!, extra: false })
}

/** AD-21 The race ends only after a whole round. */
export function endTurn(state: State): void {
  state.turn++
  if (state.turn < state.order.length) startTurn(state)
  else if (isDecided(state)) finish(state)
  else startRound(state)
}

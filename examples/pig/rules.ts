import { chanceFrom, equallyLikely } from '../../src/engine/chance.ts'
import { type Kinds, type Seat, type Table, type Waiting, waitFor } from '../../src/engine/game.ts'

export const GOAL = 100
export const SIDES = 6

export interface State {
  readonly table: Table<object, null>
  readonly scores: number[]
  seat: Seat
  /** The points of the turn. */
  stake: number
  isRolling: boolean
}

export interface Pig extends Kinds {
  readonly options: object
  readonly board: null
  readonly state: State
  readonly action: { readonly kind: 'roll' | 'hold' }
  readonly chance: { readonly kind: 'roll'; readonly seat: Seat }
  readonly outcome: { readonly pips: number }
  readonly view: State
}

/** PG-1 Nobody has points, and the first seat rolls. */
function setup(table: State['table']): State {
  return { table, scores: new Array(table.seats).fill(0), seat: 0, stake: 0, isRolling: true }
}

/** PG-2 A roll, and then a choice. */
function waiting(state: State): Waiting<Pig> {
  const { scores, seat, isRolling } = state
  if (!isOver(state)) return isRolling ? { kind: 'chance', chance: { kind: 'roll', seat } } : waitFor(seat)
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { kind: 'over', result: { places, scores: [...scores] } }
}

const HOLD: Pig['action'] = { kind: 'hold' }

function legal(state: State, seat: Seat): readonly Pig['action'][] {
  if (state.isRolling || state.seat !== seat) return []
  return isEnough(state) ? [HOLD] : [{ kind: 'roll' }, HOLD]
}

/** PG-5a Two who never held would play for ever. */
export const isEnough = ({ stake }: State): boolean => stake >= GOAL

/** PG-4 Holding banks the points of the turn. */
function play(state: State, seat: Seat, { kind }: Pig['action']): void {
  state.isRolling = true
  if (kind === 'roll') return
  state.scores[seat]! += state.stake
  endTurn(state)
}

/** PG-3 A 1 ends the turn; anything else is added to it. */
function settle(state: State, { pips }: Pig['outcome']): void {
  if (pips === 1) return endTurn(state)
  state.stake += pips
  state.isRolling = false
}

/** PG-5 Whoever has won keeps the turn. */
function endTurn(state: State): void {
  state.stake = 0
  if (!isOver(state)) state.seat = (state.seat + 1) % state.table.seats
}

export const isOver = ({ scores, seat }: State): boolean => scores[seat]! >= GOAL

const DIE = equallyLikely(Array.from({ length: SIDES }, (_, i) => ({ pips: i + 1 })))

export const RULES = { setup, waiting, legal, play, ...chanceFrom((_: Pig['chance']) => DIE), settle }

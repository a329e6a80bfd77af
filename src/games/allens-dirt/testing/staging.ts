import { act } from '../../../engine/act.ts'
import type { Entry, Seat } from '../../../engine/game.ts'
import { prepare } from '../../../engine/table.ts'
import { RACERS } from '../board.ts'
import { allensDirt } from '../game.ts'
import { inRaceOrder, lapsOf } from '../rules/order.ts'
import { emptyChart } from '../rules/qualifying.ts'
import { setupFromGrid } from '../rules/round.ts'
import { type Action, type AllensDirt, type Dice, LINE, type Options, PITS, RETIRED, type State } from '../state.ts'

// Races for tests: cars where a test wants them, and entries in few words.

/** A lane, `line` or `pits`, a column, and the laps completed (1 if not said). */
export type At = readonly [where: string, column: number, laps?: number]

type Change = Partial<State> & { readonly mover?: Seat; readonly length?: number; readonly house?: Partial<Options> }

export const tableOf = (laps = 8, house: Partial<Options> = {}): State['table'] => {
  const prepared = prepare(allensDirt, { seats: RACERS, options: { laps, ...house } })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  return prepared.table
}

const SEATS: readonly Seat[] = Array.from({ length: RACERS }, (_, seat) => seat)

/** Eight cars on the grid in the order of their seats; the first is about to roll, and the bonus is gone. */
export const onGrid = ({ length, house, ...change }: Change = {}): State => ({
  ...setupFromGrid(tableOf(length, house), emptyChart(RACERS), SEATS),
  bonus: false,
  ...change,
})

/** A race in which the named cars run and all others are out; `mover`, or who leads, is about to roll. */
export function scene(
  cars: Readonly<Record<Seat, At>>,
  { mover, length = 8, house = {}, ...change }: Change = {},
): State {
  const state = onGrid({ length, house })
  const seats = Object.keys(cars).map(Number)
  for (const seat of seats) put(state, seat, cars[seat]!)
  const out = SEATS.filter((seat) => !seats.includes(seat))
  for (const seat of out) state.lane[seat] = RETIRED
  const order = inRaceOrder(state, seats)
  const turn = mover === undefined ? 0 : order.indexOf(mover)
  const frames = [{ kind: 'movement', seat: order[turn]!, extra: false } as const]
  return { ...state, order, turn, frames, retired: out, laps: lapsDriven(state, order), ...change }
}

function put(state: State, seat: Seat, [where, column, laps = 1]: At): void {
  const { board } = state.table
  state.position[seat] = laps * board.columns + column
  state.lane[seat] = where === 'line' ? LINE : where === 'pits' ? PITS : board.lanes.indexOf(where)
}

function lapsDriven(state: State, order: readonly Seat[]): Seat[][] {
  const most = Math.max(...order.map((seat) => lapsOf(state, seat)))
  return Array.from({ length: most }, (_, lap) => order.filter((seat) => lapsOf(state, seat) > lap))
}

/** Two dice, a lane to drive to, `into` a lane with cars, `stop`, `+1` or `keep`. */
export type Word = Dice | string

/** Plays entries through the door; whoever is waited for acts. */
export const played = (state: State, ...words: Word[]): State => words.reduce<State>(next, state)

function next(state: State, word: Word): State {
  const acted = act(allensDirt, state, entryOf(state, word))
  if (!acted.ok) throw new Error(`${word}: ${JSON.stringify(acted.refusal)}`)
  return acted.state
}

function entryOf(state: State, word: Word): Entry<AllensDirt> {
  if (typeof word !== 'string') return { outcome: { dice: word } }
  const waiting = allensDirt.waiting(state)
  if (waiting.kind !== 'seats') throw new Error(`${word}: nobody is waited for`)
  return { seat: waiting.seats[0]!, action: actionOf(state, word) }
}

const PLAIN: Readonly<Record<string, Action>> = {
  stop: { kind: 'stop' },
  '+1': { kind: 'add-one' },
  keep: { kind: 'keep-roll' },
}

export function actionOf({ table }: State, word: string): Action {
  const [lane, into] = word.split(' ').reverse()
  return PLAIN[word] ?? { kind: into ? 'contact' : 'step', lane: table.board.lanes.indexOf(lane!) }
}

/** What the waited-for driver may do, in the same words. */
export function choices(state: State): string[] {
  const waiting = allensDirt.waiting(state)
  if (waiting.kind !== 'seats') return []
  return allensDirt.legal(state, waiting.seats[0]!).map((action) => wordOf(state, action))
}

function wordOf({ table }: State, action: Action): string {
  if ('lane' in action) return `${action.kind === 'contact' ? 'into ' : ''}${table.board.lanes[action.lane]}`
  return Object.keys(PLAIN).find((word) => PLAIN[word]!.kind === action.kind)!
}

/** The roll that is due, and whose it is. */
export function due(state: State): string {
  const waiting = allensDirt.waiting(state)
  if (waiting.kind === 'chance') return `${waiting.chance.kind} of ${waiting.chance.seat}`
  return waiting.kind === 'seats' ? `choice of ${waiting.seats[0]}` : 'over'
}

/** The same lane so many times. */
export const along = (lane: string, steps: number): string[] => Array<string>(steps).fill(lane)

/** Where a car is, as a scene would put it. */
export function whereIs(state: State, seat: Seat): string {
  const lane = state.lane[seat]!
  const { columns, lanes } = state.table.board
  const column = ((state.position[seat]! % columns) + columns) % columns
  const name = lane === LINE ? 'line' : lane === PITS ? 'pits' : (lanes[lane] ?? 'off')
  return `${name} ${column}`
}

// What the bare loop of Allen's Dirt and its drivers share: the board, the dice, and the cars in flat arrays.
import board from '../src/games/allens-dirt/boards/default.json' with { type: 'json' }

export const CARS = 8
export const LANES = board.lanes.length
export const COLUMNS = board.columns
export const LAPS = board.laps
export const PIT_COLUMN = board.pits.column
export const EXIT = board.lanes.indexOf(board.pits.exitLane)
export const [ON_TRACK, PITS, LINE, FINISHED, RETIRED] = [6, 10, 11, 12, 13]
export const [PLAIN, SKIP, GO_TO_PITS, SWEET_SPOT] = [0, 1, 2, 3]

export const spots = new Int8Array(COLUMNS * LANES)
for (const [kind, list] of [
  [SKIP, board.skipATurn],
  [GO_TO_PITS, board.goToPits],
  [SWEET_SPOT, board.sweetSpot],
] as const)
  for (const [lane, column] of list) spots[(column as number) * LANES + board.lanes.indexOf(lane as string)] = kind

let a = 0,
  b = 0,
  c = 0,
  d = 0

function next(): number {
  // sfc32
  const t = (((a + b) | 0) + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (((c << 21) | (c >>> 11)) + t) | 0
  return t >>> 0
}
export const below = (limit: number): number => (next() * (limit / 4294967296)) | 0
export const roll = (): number => below(6) + below(6) + 2

// The cars, by seat.
export const position = new Int32Array(CARS),
  lane = new Int32Array(CARS),
  arrived = new Int32Array(CARS)
export const half = new Uint8Array(CARS),
  contact = new Int32Array(CARS),
  affected = new Uint8Array(CARS)
let arrivals = 0

export const columnOf = (at: number): number => {
  const column = at % COLUMNS
  return column < 0 ? column + COLUMNS : column
}
export const lapsOf = (seat: number): number => Math.max(0, Math.min(Math.floor(position[seat]! / COLUMNS), LAPS))
export const ahead = (x: number, y: number): number =>
  position[y]! - position[x]! || lane[x]! - lane[y]! || arrived[x]! - arrived[y]!

export function arrive(seat: number, at: number, where: number): void {
  position[seat] = at
  lane[seat] = where
  arrived[seat] = ++arrivals
}

export function carsIn(column: number): number {
  let lanes = 0
  for (let seat = 0; seat < CARS; seat++)
    if (lane[seat]! < ON_TRACK && columnOf(position[seat]!) === column) lanes |= 1 << lane[seat]!
  return lanes
}

export function sort(list: Int32Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const seat = list[i]!
    let place = i
    for (; place > from && ahead(seat, list[place - 1]!) < 0; place--) list[place] = list[place - 1]!
    list[place] = seat
  }
}

/** A car comes to the spot of its own again, behind those that are there. */
export const giveWay = (seat: number): void => {
  arrived[seat] = ++arrivals
}

export function seedDice(seed: number): void {
  a = 0x9e3779b9 | 0
  b = 0x243f6a88 | 0
  c = seed | 0
  d = 1
}

// Qualifying: a re-roll counts only among equals, so it is a smaller part of the same number.
const rolls = new Float64Array(CARS)

/** Fills the grid from the front. */
export function qualify(grid: Int32Array): void {
  for (let seat = 0; seat < CARS; seat++) rolls[seat] = roll()
  for (let part = 1 / 16, tied = true; tied; part /= 16) {
    tied = false
    let equal = 0
    for (let x = 0; x < CARS; x++) for (let y = 0; y < x; y++) if (rolls[x] === rolls[y]) equal |= (1 << x) | (1 << y)
    for (let x = 0; x < CARS; x++)
      if ((equal >> x) & 1) {
        rolls[x]! += roll() * part
        tied = true
      }
  }
  for (let i = 0; i < CARS; i++) {
    let place = i
    for (; place > 0 && rolls[grid[place - 1]!]! < rolls[i]!; place--) grid[place] = grid[place - 1]!
    grid[place] = i
  }
}

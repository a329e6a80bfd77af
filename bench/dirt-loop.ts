// The upper bound that the engine's Allen's Dirt is measured against: the same rules, all of them, on the default board with
// default options, every die rolled, no engine, no objects. dirtLoop(seed, races) returns how many races were won from each
// place of the grid, and last the turns that all cars took.
import { KEPT } from '../src/games/allens-dirt/thinking/prices.ts'
import {
  affected,
  arrive,
  arrived,
  CARS,
  COLUMNS,
  carsIn,
  columnOf,
  contact,
  FINISHED,
  giveWay,
  half,
  LANES,
  LAPS,
  LINE,
  lane,
  lapsOf,
  ON_TRACK,
  PIT_COLUMN,
  PITS,
  PLAIN,
  position,
  qualify,
  RETIRED,
  roll,
  SKIP,
  SWEET_SPOT,
  seedDice,
  sort,
  spots,
} from './dirt-cars.ts'
import {
  addsToCheck,
  addsToContact,
  addsToMove,
  CAUGHT,
  CRASH,
  chooseLane,
  employ,
  HALF_SPEED,
  NOTHING,
  planAnew,
  SPIN,
  TO_PITS,
} from './dirt-drivers.ts'

const REACH = 5
const [GO_ON, FLAG, OVER] = [0, 1, 2]

// The race. Laps are lists of who completed them, in order.
const grid = new Int32Array(CARS),
  order = new Int32Array(CARS),
  start = new Int32Array(CARS),
  out = new Int32Array(CARS)
const lapList = new Int32Array((LAPS + 1) * CARS),
  lapCount = new Int32Array(LAPS + 1)
let bonus = false,
  cars = 0,
  laps = 0,
  startLap = 0,
  winner = 0,
  turns = 0

function lineUp(): void {
  bonus = true
  cars = CARS
  laps = 0
  startLap = 0
  lapCount.fill(0)
  half.fill(0)
  for (let place = 0; place < CARS; place++) {
    const seat = grid[place]!
    arrive(seat, -1 - (place >> 1), place & 1)
    order[place] = start[place] = seat
  }
}

function race(): void {
  qualify(grid)
  lineUp()
  for (;;) {
    sort(order, 0, cars)
    contact.fill(0)
    affected.fill(0)
    let end = GO_ON
    for (let turn = 0; turn < cars && end === GO_ON; turn++) {
      turns++
      end = takeTurn(order[turn]!)
    }
    if (end === OVER) return
    if (end === GO_ON && laps === LAPS) break
  }
  sort(order, 0, cars)
  winner = order[0]!
}

// The pole sitter's +1. The kinds of rolls are movement and contact, asked for themselves, and the checks.
const [ON_SKIP, ON_PITS, CONSEQUENCE, SNAKE_EYES, CRASH_CHECK] = [0, 1, 2, 3, 4]

function effectOf(check: number, total: number): number {
  if (check === ON_SKIP) return total === 2 ? SPIN : HALF_SPEED
  if (check === ON_PITS) return total === 2 || total === 3 ? TO_PITS : HALF_SPEED
  if (check === CONSEQUENCE) return total === 2 ? CRASH : total === 3 ? TO_PITS : total === 12 ? SPIN : HALF_SPEED
  if (total !== 2 && total !== 3) return NOTHING
  return check === SNAKE_EYES ? SPIN : CAUGHT
}

const mayAdd = (seat: number): boolean => bonus && seat === grid[0]
const kept = (): number => (laps + 1 < LAPS ? KEPT : 0)

/** Rolls for a check and gives what comes of it. */
function check(kind: number, seat: number): number {
  const total = roll(),
    effect = effectOf(kind, total)
  if (!mayAdd(seat)) return effect
  const better = effectOf(kind, total + 1)
  if (better === effect || !addsToCheck(effect, better, kept())) return effect
  bonus = false
  return better
}

function contactRoll(mover: number, seat: number): number {
  const total = roll()
  if (!mayAdd(seat)) return total
  const other = seat === mover ? 0 : contact[mover]!
  if (!addsToContact(total, other, kept())) return total
  bonus = false
  return total + 1
}

const movesOf = (seat: number, total: number): number => (half[seat] ? (total + 1) >> 1 : total)

function movementTotal(seat: number, extra: boolean, natural: number): number {
  if (!mayAdd(seat) || movesOf(seat, natural) === movesOf(seat, natural + 1)) return natural
  if (!addsToMove(seat, extra, movesOf(seat, natural), movesOf(seat, natural + 1), kept())) return natural
  bonus = false
  return natural + 1
}

// A turn.
function takeTurn(seat: number): number {
  for (let extra = false; ; extra = true) {
    const natural = roll()
    const left = movesOf(seat, movementTotal(seat, extra, natural))
    half[seat] = 0
    if (natural === 2 && check(SNAKE_EYES, seat) === SPIN) return flag(1 << seat)
    const end = move(seat, left, extra)
    if (end !== AGAIN) return end
  }
}

const AGAIN = 3

function move(seat: number, moves: number, extra: boolean): number {
  let left = moves
  let moved = false
  planAnew()
  for (; left > 0; moved = true) {
    if (columnOf(position[seat]!) === COLUMNS - 1) {
      if (crossLine(seat, --left)) return GO_ON
      continue
    }
    const to = chooseLane(seat, left, extra, moved)
    if (to < 0) break
    left--
    const end = enter(seat, to)
    if (end !== GO_ON || lane[seat] === PITS) return end
  }
  return moved ? rest(seat, left, extra) : GO_ON
}

/** Whether that was the last lap. */
function crossLine(seat: number, left: number): boolean {
  arrive(seat, position[seat]! + 1, LINE)
  return position[seat]! > 0 && completeLap(seat, left)
}

function enter(seat: number, to: number): number {
  const hits = (carsIn(columnOf(position[seat]! + 1)) >> to) & 1
  arrive(seat, position[seat]! + 1, to)
  if (!hits) return GO_ON
  planAnew()
  return touch(seat)
}

function completeLap(seat: number, left: number): boolean {
  const lap = position[seat]! / COLUMNS
  lapList[lap * CARS + lapCount[lap]!++] = seat
  if (lap > laps) laps = lap
  if (lap < LAPS) return false
  position[seat]! += left
  lane[seat] = FINISHED
  return true
}

function rest(seat: number, left: number, extra: boolean): number {
  if (lane[seat]! >= ON_TRACK) return GO_ON
  if (contact[seat] !== 0) orderSpot(seat)
  const spot = spots[columnOf(position[seat]!) * LANES + lane[seat]!]
  if (spot === SWEET_SPOT) return left === 0 && !extra ? AGAIN : GO_ON
  if (spot === PLAIN) return GO_ON
  const effect = check(spot === SKIP ? ON_SKIP : ON_PITS, seat)
  if (effect === SPIN) return flag(1 << seat)
  if (effect === TO_PITS) goToPits(seat)
  else half[seat] = 1
  return GO_ON
}

const beaten = new Int32Array(CARS)

function orderSpot(seat: number): void {
  let count = 0
  for (let other = 0; other < CARS; other++)
    if (
      other !== seat &&
      position[other] === position[seat] &&
      lane[other] === lane[seat] &&
      contact[other]! > 0 &&
      contact[other]! < contact[seat]!
    )
      beaten[count++] = other
  sort(beaten, 0, count)
  for (let i = 0; i < count; i++) giveWay(beaten[i]!)
}

const goToPits = (seat: number): void => arrive(seat, lapsOf(seat) * COLUMNS + PIT_COLUMN, PITS)

// Contact. The lists are those of one contact: a contact never happens within another.
const others = new Int32Array(CARS),
  losers = new Int32Array(CARS),
  crashed = new Int32Array(CARS)

function touch(mover: number): number {
  const column = columnOf(position[mover]!)
  let count = 0
  for (let seat = 0; seat < CARS; seat++) {
    if (seat === mover || lane[seat] !== lane[mover] || columnOf(position[seat]!) !== column) continue
    let place = count++
    for (; place > 0 && arrived[others[place - 1]!]! > arrived[seat]!; place--) others[place] = others[place - 1]!
    others[place] = seat
  }
  if (contact[mover] === 0) contact[mover] = contactRoll(mover, mover)
  for (let i = 0; i < count; i++) if (contact[others[i]!] === 0) contact[others[i]!] = contactRoll(mover, others[i]!)
  return suffer(losersOf(mover, count))
}

function losersOf(mover: number, count: number): number {
  let lost = 0,
    isLost = false
  for (let i = 0; i < count; i++) if (contact[mover]! <= contact[others[i]!]!) isLost = true
  if (isLost && !affected[mover]) losers[lost++] = mover
  for (let i = 0; i < count; i++)
    if (contact[others[i]!]! <= contact[mover]! && !affected[others[i]!]) losers[lost++] = others[i]!
  return lost
}

function suffer(count: number): number {
  let crashes = 0,
    spun = 0
  for (let i = 0; i < count; i++) {
    const seat = losers[i]!,
      effect = check(CONSEQUENCE, seat)
    affected[seat] = 1
    if (effect === CRASH) crashed[crashes++] = seat
    else if (effect === SPIN) spun |= 1 << seat
    else if (effect === TO_PITS) goToPits(seat)
    else half[seat] = 1
  }
  if (crashes > 0) return crash(crashes, spun)
  return spun ? flag(spun) : GO_ON
}

const near = new Int32Array(CARS)

function crash(crashes: number, spun: number): number {
  const column = columnOf(position[crashed[0]!]!)
  let count = 0
  for (let seat = 0; seat < CARS; seat++) {
    const behind = columnOf(column - columnOf(position[seat]!))
    if ((lane[seat]! < ON_TRACK || lane[seat] === LINE) && behind >= 1 && behind <= REACH) near[count++] = seat
  }
  sort(near, 0, count)
  for (let i = 0; i < count; i++) if (check(CRASH_CHECK, near[i]!) === CAUGHT) crashed[crashes++] = near[i]!
  sort(crashed, 0, crashes)
  retire(crashes)
  return flag(spun)
}

/** `out` lists who is out, the latest first. */
function retire(crashes: number): void {
  const gone = CARS - cars
  out.copyWithin(crashes, 0, gone)
  for (let i = 0; i < crashes; i++) {
    out[i] = crashed[i]!
    lane[crashed[i]!] = RETIRED
  }
  let left = 0
  for (let i = 0; i < cars; i++) if (lane[order[i]!] !== RETIRED) order[left++] = order[i]!
  cars = left
}

// Flags.
const restart = new Int32Array(CARS)

function flag(spun: number): number {
  if (cars <= 1) {
    winner = cars === 1 ? order[0]! : out[0]!
    return OVER
  }
  const lap = countedLap()
  restartOrder(lap, spun)
  countLap(lap)
  if (lap === LAPS) {
    winner = order[0]!
    return OVER
  }
  for (let i = 0; i < cars; i++) {
    arrive(order[i]!, lap * COLUMNS, LINE)
    start[i] = order[i]!
  }
  half.fill(0)
  startLap = lap
  return FLAG
}

function countedLap(): number {
  let leading = 0,
    completed = 0
  for (let i = 0; i < cars; i++) leading = Math.max(leading, lapsOf(order[i]!))
  for (let i = 0; i < cars; i++) if (lapsOf(order[i]!) === leading) completed++
  return completed * 2 > cars ? leading : Math.max(0, leading - 1)
}

/** Puts `order` into the order of the restart. */
function restartOrder(lap: number, spun: number): void {
  const crossed = lap === startLap ? start : lapList.subarray(lap * CARS, lap * CARS + lapCount[lap]!)
  let count = 0,
    seen = 0
  for (let i = 0; i < crossed.length; i++) {
    const seat = crossed[i]!
    if (lane[seat] === RETIRED || (seen >> seat) & 1) continue
    restart[count++] = seat
    seen |= 1 << seat
  }
  const from = count
  for (let i = 0; i < cars; i++) if (!((seen >> order[i]!) & 1)) restart[count++] = order[i]!
  sort(restart, from, count)
  let place = 0
  for (let i = 0; i < count; i++) if (!((spun >> restart[i]!) & 1)) order[place++] = restart[i]!
  for (let i = 0; i < count; i++) if ((spun >> restart[i]!) & 1) order[place++] = restart[i]!
}

function countLap(lap: number): void {
  for (let done = 1; done <= LAPS; done++) {
    if (done > lap) {
      lapCount[done] = 0
      continue
    }
    let seen = 0
    for (let i = 0; i < lapCount[done]!; i++) seen |= 1 << lapList[done * CARS + i]!
    for (let i = 0; i < cars; i++) if (!((seen >> order[i]!) & 1)) lapList[done * CARS + lapCount[done]!++] = order[i]!
  }
  laps = lap
  for (let i = 0; i < CARS - cars; i++) position[out[i]!] = Math.min(position[out[i]!]!, lap * COLUMNS)
}

export function dirtLoop(seed: number, races: number, drivers: 'house' | 'random' = 'house'): number[] {
  seedDice(seed)
  employ(drivers === 'house')
  turns = 0
  const wins = new Array<number>(CARS).fill(0)
  for (let i = 0; i < races; i++) {
    race()
    wins[grid.indexOf(winner)]!++
  }
  return [...wins, turns]
}

// The drivers of the bare loop of Allen's Dirt: the house drivers of the engine (the same prices, the same way of looking
// ahead, but planned once for a move), or any choice at all.
import { costOf, DAMAGE, MANNERS, RIVALRY, SWEET, WEAVING } from '../src/games/allens-dirt/thinking/prices.ts'
import {
  affected,
  below,
  CARS,
  COLUMNS,
  carsIn,
  columnOf,
  contact,
  EXIT,
  GO_TO_PITS,
  LANES,
  LAPS,
  LINE,
  lane,
  ON_TRACK,
  PITS,
  position,
  SKIP,
  SWEET_SPOT,
  spots,
} from './dirt-cars.ts'

/** What rolls do to a driver, and what that costs in moves. */
export const [NOTHING, HALF_SPEED, TO_PITS, SPIN, CRASH, CAUGHT] = [0, 1, 2, 3, 4, 5]
const costs = [
  costOf('nothing'),
  costOf('half-speed'),
  costOf('pits'),
  costOf('spin'),
  costOf('crash'),
  costOf('caught'),
]

let house = true
/** How many moves the way ahead was planned for; 0 when it has to be planned anew. */
let planned = 0

export const employ = (isHouse: boolean): void => {
  house = isHouse
}
export const planAnew = (): void => {
  planned = 0
}

// The pole sitter's +1: what is gained, beside what the +1 is worth for later.
export const addsToCheck = (effect: number, better: number, kept: number): boolean =>
  house ? -costs[better]! >= kept - costs[effect]! : below(2) === 0

export const addsToContact = (total: number, other: number, kept: number): boolean =>
  house ? -DAMAGE * suffers(total + 1, other) >= kept - DAMAGE * suffers(total, other) : below(2) === 0

export const addsToMove = (seat: number, extra: boolean, moves: number, more: number, kept: number): boolean =>
  house ? moveWorth(seat, extra, more) >= moveWorth(seat, extra, moves) + kept : below(2) === 0

// The lanes.
const ways = new Int32Array(LANES + 1)

/** A lane, or −1 to stop short. */
export function chooseLane(seat: number, left: number, extra: boolean, moved: boolean): number {
  const own = lane[seat]!,
    taken = carsIn(columnOf(position[seat]! + 1))
  let count = 0
  if (own === PITS) ways[count++] = EXIT
  else if (own === LINE) for (let to = 0; to < LANES; to++) ways[count++] = to
  else {
    ways[count++] = own
    if (own > 0) ways[count++] = own - 1
    if (own + 1 < LANES) ways[count++] = own + 1
  }
  const mayStop = own === LINE ? taken === (1 << LANES) - 1 : ((taken >> (own === PITS ? EXIT : own)) & 1) === 1
  if (count === 1 && !mayStop) return ways[0]!
  return house ? bestWay(seat, left, extra, moved, count, taken, mayStop) : anyWay(count, taken, mayStop)
}

/** First what to do, then in which lane, as the engine's random players choose. */
function anyWay(count: number, taken: number, mayStop: boolean): number {
  let free = 0
  for (let i = 0; i < count; i++) if (!((taken >> ways[i]!) & 1)) free++
  const hits = count - free,
    kinds = (free > 0 ? 1 : 0) + (hits > 0 ? 1 : 0) + (mayStop ? 1 : 0)
  if (count + (mayStop ? 1 : 0) === 2) {
    const i = below(2)
    return i < count ? ways[i]! : -1
  }
  let kind = below(kinds)
  if (free === 0) kind++
  if (kind === 1 && hits === 0) kind++
  if (kind === 2) return -1
  let nth = below(kind === 0 ? free : hits)
  for (let i = 0; i < count; i++) if (((taken >> ways[i]!) & 1) === kind && nth-- === 0) return ways[i]!
  return -1
}

const AT_LEAST = Array.from({ length: 15 }, (_, least) => {
  let count = 0
  for (let x = 1; x <= 6; x++) for (let y = 1; y <= 6; y++) if (x + y >= least) count++
  return count / 36
})
const EVEN = (36 + 146 / 36) / 72 // not higher: half of all that is not a tie, and the ties

function suffers(own: number, other: number): number {
  if (own > 0) return other > 0 ? (own <= other ? 1 : 0) : AT_LEAST[own]!
  return other > 0 ? 1 - AT_LEAST[other + 1]! : EVEN
}

const FAR = 16
const blocked = new Int32Array(FAR),
  price = new Float64Array(FAR * LANES)
const worth = new Float64Array(FAR * LANES)
const trouble = Float64Array.from(spots, (kind) =>
  kind === SKIP
    ? -(costs[HALF_SPEED]! * 35 + costs[SPIN]!) / 36
    : kind === GO_TO_PITS
      ? -(costs[HALF_SPEED]! * 33 + costs[TO_PITS]! * 3) / 36
      : 0,
)
const sweet = Float64Array.from(spots, (kind, spot) => (kind === SWEET_SPOT ? SWEET : trouble[spot]!))

function survey(seat: number, from: number, left: number): void {
  for (let far = 1; far <= left; far++) blocked[far] = 0
  for (let spot = LANES; spot < (left + 1) * LANES; spot++) price[spot] = 0
  for (let other = 0; other < CARS; other++) {
    if (lane[other]! >= ON_TRACK || other === seat) continue
    const far = columnOf(position[other]! - from)
    if (far === 0 || far > left) continue
    blocked[far]! |= 1 << lane[other]!
    const mine = affected[seat] ? 0 : suffers(contact[seat]!, contact[other]!)
    const theirs = affected[other] ? 0 : suffers(contact[other]!, contact[seat]!)
    price[far * LANES + lane[other]!]! += MANNERS + DAMAGE * (mine - RIVALRY * theirs)
  }
}

/** What the line is worth: the best of the next column, or to wait where all of it is taken. */
function lineWorth(far: number, left: number): number {
  if (far === left) return 0
  const after = (far + 1) * LANES
  let best = worth[after]!
  for (let own = 1; own < LANES; own++) best = Math.max(best, worth[after + own]!)
  return blocked[far + 1] === (1 << LANES) - 1 ? Math.max(best, far - left) : best
}

/** What entering a lane and going on from there is worth: to rest at the end, or the best of what follows. */
function laneWorth(far: number, left: number, at: number, own: number, ends: Float64Array): number {
  const after = (far + 1) * LANES + own
  let best = far === left ? ends[at * LANES + own]! : worth[after]!
  if (far < left) {
    if (own > 0) best = Math.max(best, worth[after - 1]! - WEAVING)
    if (own + 1 < LANES) best = Math.max(best, worth[after + 1]! - WEAVING)
    if ((blocked[far + 1]! >> own) & 1) best = Math.max(best, trouble[at * LANES + own]! - (left - far))
  }
  return best - price[far * LANES + own]!
}

/** Fills `worth` from the end of the move to the next column. It holds until a contact changes the prices. */
function lookAhead(seat: number, left: number, extra: boolean): void {
  const from = columnOf(position[seat]!)
  const ends = extra ? trouble : sweet
  survey(seat, from, left)
  for (let far = left; far > 0; far--) {
    const at = (from + far) % COLUMNS
    const line = at === 0 ? lineWorth(far, position[seat]! + far === LAPS * COLUMNS ? far : left) : 0
    for (let own = 0; own < LANES; own++)
      worth[far * LANES + own] = at === 0 ? line : laneWorth(far, left, at, own, ends)
  }
}

function bestWay(
  seat: number,
  left: number,
  extra: boolean,
  moved: boolean,
  count: number,
  taken: number,
  mayStop: boolean,
): number {
  if (planned === 0) {
    lookAhead(seat, left, extra)
    planned = left
  }
  const own = lane[seat]!,
    now = (planned - left + 1) * LANES
  let found = -1,
    most = Number.NEGATIVE_INFINITY
  for (let kind = 0; kind < 2; kind++)
    for (let i = 0; i < count; i++) {
      const to = ways[i]!
      if (((taken >> to) & 1) !== kind) continue
      const value = worth[now + to]! - (own < ON_TRACK && own !== to ? WEAVING : 0)
      if (value > most) {
        most = value
        found = to
      }
    }
  const stops = (moved && own < ON_TRACK ? trouble[columnOf(position[seat]!) * LANES + own]! : 0) - left
  return mayStop && stops > most ? -1 : found
}

function moveWorth(seat: number, extra: boolean, moves: number): number {
  lookAhead(seat, moves, extra)
  const own = lane[seat]!
  if (own === PITS) return moves + worth[LANES + EXIT]!
  let best = Number.NEGATIVE_INFINITY
  for (let to = 0; to < LANES; to++)
    if (own === LINE || Math.abs(to - own) <= 1) best = Math.max(best, worth[LANES + to]!)
  return moves + best
}

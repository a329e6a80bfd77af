// The upper bound that the engine's Monza is measured against: the same rules on the default board with default options,
// uniformly random choices, every die rolled, no engine, no objects. monzaLoop(seed, games, players) returns
// [games, decisions, wins of seat 0]; a shared win counts.
import board from '../src/games/monza/boards/default.json' with { type: 'json' }

const COLOURS = ['white', 'blue', 'red', 'yellow', 'green', 'purple']
const DICE = 6
const HANDS = 924

// Spots: 0 is the start, then the squares lane by lane, then the goals.
const squares = board.lanes.flatMap(({ name, squares }, lane) =>
  squares.map((square, index) => ({ ...square, name, lane, last: index === squares.length - 1 })),
)
const FIRST_GOAL = squares.length + 1
const SPOTS = FIRST_GOAL + board.goals.length
const WIDTH = 4

const colour = new Int8Array(SPOTS).fill(-1)
const end = new Int32Array(SPOTS)
const behind = new Int32Array(SPOTS)
const ahead = new Int32Array(SPOTS * WIDTH).fill(-1)

function survey(): void {
  for (const [i, square] of squares.entries()) {
    colour[i + 1] = COLOURS.indexOf(square.colour)
    end[i + 1] = square.to
    const lane = squares.filter((other) => other.lane === square.lane && other.from < square.from)
    const back = lane.findLast((other) => other.colour !== 'tyre')
    behind[i + 1] = back ? squares.indexOf(back) + 1 : 0
  }
  for (const [i, goal] of board.goals.entries()) colour[FIRST_GOAL + i] = COLOURS.indexOf(goal.colour)
  const laneStart = (name: string) => squares.findIndex((square) => square.name === name) + 1
  link(
    0,
    board.start.map(({ lane, square }) => laneStart(lane) + square),
  )
  for (const [i, square] of squares.entries()) link(i + 1, waysOn(square))
}

function waysOn(from: (typeof squares)[number]): number[] {
  const ways: number[] = []
  for (const [i, to] of squares.entries()) {
    const straight = to.lane === from.lane && to.from === from.to
    const beside = Math.abs(to.lane - from.lane) === 1 && to.from < from.to && to.to > from.to
    if ((straight || beside) && to.colour !== 'tyre') ways.push(i + 1)
  }
  if (from.last)
    for (const [i, goal] of board.goals.entries()) if (goal.lanes.includes(from.name)) ways.push(FIRST_GOAL + i)
  return ways
}

function link(from: number, ways: number[]): void {
  if (ways.length > WIDTH) throw new Error('more ways on than the table has room for')
  for (const [i, to] of ways.entries()) ahead[from * WIDTH + i] = to
}

// Hands of at most six dice, numbered in the order of a walk over the counts.
const without = new Int16Array(HANDS * COLOURS.length).fill(-1)
const withOne = new Int16Array(HANDS * COLOURS.length).fill(-1)

function numberHands(): void {
  const numbers = new Map<string, number>()
  const all: number[][] = []
  for (let dice = 0; dice <= DICE; dice++) deal([], dice, all)
  for (const [number, counts] of all.entries()) numbers.set(counts.join(), number)
  for (const [number, counts] of all.entries())
    for (let c = 0; c < COLOURS.length; c++) {
      const fewer = numbers.get(counts.map((count, i) => (i === c ? count - 1 : count)).join())
      if (fewer === undefined) continue
      without[number * COLOURS.length + c] = fewer
      withOne[fewer * COLOURS.length + c] = number
    }
}

function deal(counts: number[], dice: number, all: number[][]): void {
  if (counts.length === COLOURS.length - 1) all.push([...counts, dice])
  else for (let n = 0; n <= dice; n++) deal([...counts, n], dice - n, all)
}

// The look-ahead: the most dice that can be used, whether a goal can be reached, and the lawful ways as bits: those of
// a move that can still use the most dice, and those of one that must end in a goal.
const most = new Uint8Array(SPOTS * HANDS)
const home = new Uint8Array(SPOTS * HANDS).fill(1, FIRST_GOAL * HANDS)
const long = new Uint8Array(SPOTS * HANDS)
const short = new Uint8Array(SPOTS * HANDS)

function lookAhead(): void {
  for (let hand = 0; hand < HANDS; hand++)
    for (let spot = 0; spot < FIRST_GOAL; spot++) {
      for (let way = 0; way < WIDTH; way++) {
        const next = after(spot, hand, way)
        if (next < 0) continue
        most[spot * HANDS + hand] = Math.max(most[spot * HANDS + hand]!, most[next]! + 1)
        home[spot * HANDS + hand]! |= home[next]!
      }
      for (let way = 0; way < WIDTH; way++) allow(spot, hand, way)
    }
}

function allow(spot: number, hand: number, way: number): void {
  const next = after(spot, hand, way)
  const at = spot * HANDS + hand
  if (next < 0) return
  if (home[next] === 1) short[at]! |= 1 << way
  if (home[next] === 1 || most[next]! + 1 === most[at]) long[at]! |= 1 << way
}

function after(spot: number, hand: number, way: number): number {
  const to = ahead[spot * WIDTH + way]!
  const rest = to < 0 ? -1 : without[hand * COLOURS.length + colour[to]!]!
  return rest < 0 ? -1 : to * HANDS + rest
}

// Which ways a set of bits holds.
const COUNT = new Uint8Array(1 << WIDTH)
const WAY = new Uint8Array((1 << WIDTH) * WIDTH)
for (let bits = 0; bits < 1 << WIDTH; bits++)
  for (let way = 0; way < WIDTH; way++) if ((bits >> way) & 1) WAY[bits * WIDTH + COUNT[bits]!++] = way

survey()
numberHands()
lookAhead()

let a = 0
let b = 0
let c = 0
let d = 0

// sfc32
function next(): number {
  const t = (((a + b) | 0) + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (((c << 21) | (c >>> 11)) + t) | 0
  return t >>> 0
}

const below = (limit: number): number => (next() * (limit / 4294967296)) | 0

function roll(): number {
  let hand = 0
  for (let die = 0; die < DICE; die++) hand = withOne[hand * COLOURS.length + below(COLOURS.length)]!
  return hand
}

const cars = new Int32Array(DICE)
const used = new Int32Array(DICE)

function isTaken(spot: number, players: number): boolean {
  for (let seat = 0; seat < players; seat++) if (cars[seat] === spot) return true
  return false
}

function pushBack(mover: number, players: number): void {
  const spot = cars[mover]!
  for (let seat = 0; seat < players; seat++)
    if (seat !== mover && cars[seat] === spot) {
      let at = behind[spot]!
      while (at !== 0 && isTaken(at, players)) at = behind[at]!
      cars[seat] = at
    }
}

// Returns the number of decisions.
function turn(seat: number, players: number): number {
  let hand = roll()
  let spot = cars[seat]!
  let dice = 0
  const farthest = most[spot * HANDS + hand]!
  for (;;) {
    const at = spot * HANDS + hand
    const bits = dice + most[at]! === farthest ? long[at]! : short[at]!
    if (bits === 0) break
    const count = COUNT[bits]!
    spot = ahead[spot * WIDTH + WAY[bits * WIDTH + (count === 1 ? 0 : below(count))]!]!
    hand = without[hand * COLOURS.length + colour[spot]!]!
    dice++
  }
  used[seat] = dice
  cars[seat] = spot
  if (dice > 0 && spot < FIRST_GOAL) pushBack(seat, players)
  return dice
}

function isWon(players: number): boolean {
  let best = DICE + 1
  for (let seat = 0; seat < players; seat++) if (cars[seat]! >= FIRST_GOAL && used[seat]! < best) best = used[seat]!
  return cars[0]! >= FIRST_GOAL && used[0] === best
}

export function monzaLoop(seed: number, games: number, players: number): [number, number, number] {
  a = 0x9e3779b9 | 0
  b = 0x243f6a88 | 0
  c = seed | 0
  d = 1
  let decisions = 0
  let wins = 0
  for (let game = 0; game < games; game++) {
    cars.fill(0)
    let over = false
    while (!over)
      for (let seat = 0; seat < players; seat++) {
        decisions += turn(seat, players)
        if (cars[seat]! >= FIRST_GOAL) over = true
      }
    if (isWon(players)) wins++
  }
  return [games, decisions, wins]
}

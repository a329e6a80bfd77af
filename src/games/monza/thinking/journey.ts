import { DICE, isGoal, SPOT_NUMBERS, type Spot } from '../board.ts'
import type { Course } from '../rules/circuit.ts'
import { COLUMNS, HANDS, handOf, outcomes, UNITS } from '../rules/dice.ts'
import { type Outlooks, outlookOf } from '../rules/outlook.ts'
import type { Dice, Hand, Step } from '../state.ts'

/** How a car alone on the board gets to a goal if it always moves so as to need the fewest turns. */
export interface Journey {
  /** The best moves while they are among the longest, and those that must end in a goal. */
  readonly long: Moves
  readonly short: Moves
  /** The turns a car needs from each spot, on average. */
  readonly turns: Float64Array
  /** Of each spot the chance of each moment of arrival: `turn * MOMENTS + dice`, turns counted from 0. */
  readonly arrivals: Float64Array[]
}

/** The best moves from each spot, by the place of the hand in HANDS: where they end and how many dice they use. */
interface Moves {
  readonly ends: Int16Array[]
  readonly dice: Uint8Array[]
}

/** Who arrives in the same round with fewer dice is ahead, so a turn has as many moments. */
export const MOMENTS = DICE + 1
/** Later arrivals are too rare to matter. */
export const TURNS = 30

const journeys = new WeakMap<Outlooks, Journey>()

/** Made when first asked for, once for each course. */
export function journeyOf(course: Course): Journey {
  const journey = journeys.get(course.outlooks) ?? travelled(course)
  journeys.set(course.outlooks, journey)
  return journey
}

/** From the goals backwards, so that all that lies ahead of a spot is known when its turn comes. */
function travelled(course: Course): Journey {
  const journey: Journey = { long: noMoves(), short: noMoves(), turns: new Float64Array(SPOT_NUMBERS), arrivals: [] }
  for (const spot of backwards(course)) {
    findMoves(course, journey, spot)
    const ends = endsFrom(journey, spot)
    journey.turns[spot] = isGoal(spot) ? 0 : turnsFrom(ends, journey.turns, spot)
    journey.arrivals[spot] = arrivalsFrom(ends, journey.arrivals, spot)
  }
  return journey
}

const noMoves = (): Moves => ({ ends: [], dice: [] })

const backwards = ({ spots, ends }: Course): Spot[] =>
  [...spots].sort((a, b) => Number(isGoal(b)) - Number(isGoal(a)) || ends[b]! - ends[a]!)

// The best moves

function findMoves(course: Course, journey: Journey, spot: Spot): void {
  const { long, short } = journey
  for (const moves of [long, short]) {
    moves.ends[spot] = new Int16Array(HANDS.length).fill(spot)
    moves.dice[spot] = new Uint8Array(HANDS.length)
  }
  for (const [column, hand] of HANDS.entries()) {
    const most = diceUsable(course, spot, hand)
    const goingOn = (to: Spot, rest: Hand) => (diceUsable(course, to, rest) + 1 === most ? long : short)
    findBest(course, journey, { moves: long, spot, column }, stepsWith(course, spot, hand, true), goingOn)
    findBest(course, journey, { moves: short, spot, column }, stepsWith(course, spot, hand, false), () => short)
  }
}

/** The most dice that a hand can still use. */
export const diceUsable = ({ outlooks }: Course, spot: Spot, hand: Hand): number =>
  outlooks.most[outlookOf(outlooks, spot, hand)]!

export const stepsWith = ({ outlooks }: Course, spot: Spot, hand: Hand, isLong: boolean): readonly Step[] =>
  (isLong ? outlooks.long : outlooks.short)[outlookOf(outlooks, spot, hand)]!

/** Where a move is noted. */
interface Note {
  readonly moves: Moves
  readonly spot: Spot
  readonly column: number
}

/** Of the steps the one whose move needs the fewest turns afterwards, and of such the one with the fewest dice. */
function findBest(
  { colours }: Course,
  { turns }: Journey,
  { moves, spot, column }: Note,
  steps: readonly Step[],
  goingOn: (to: Spot, rest: Hand) => Moves,
): void {
  let fewest = Number.POSITIVE_INFINITY
  for (const { to } of steps) {
    const rest = HANDS[column]! - UNITS[colours[to]!]!
    const next = goingOn(to, rest)
    const end = next.ends[to]![COLUMNS[rest]!]!
    const dice = next.dice[to]![COLUMNS[rest]!]! + 1
    const cost = turns[end]! + dice * DIE_COST
    if (cost >= fewest) continue
    fewest = cost
    moves.ends[spot]![column] = end
    moves.dice[spot]![column] = dice
  }
}

/** In turns: enough to prefer fewer dice where nothing else differs. */
const DIE_COST = 1e-6

// What the dice bring

interface End {
  readonly end: Spot
  readonly dice: number
  readonly chance: number
}

const ROLL = outcomes({ kind: 'roll', seat: 0 })
export const THROWS = ROLL.outcomes.map((dice, i) => ({
  hand: handOf(dice as Dice),
  chance: ROLL.weights[i]! / ROLL.total,
}))

/** Where a turn from a spot ends, each end and number of dice once. */
function endsFrom({ long }: Journey, spot: Spot): End[] {
  const ends = new Map<number, End>()
  for (const { hand, chance } of THROWS) {
    const end = long.ends[spot]![COLUMNS[hand]!]!
    const dice = long.dice[spot]![COLUMNS[hand]!]!
    const key = end * MOMENTS + dice
    ends.set(key, { end, dice, chance: chance + (ends.get(key)?.chance ?? 0) })
  }
  return [...ends.values()]
}

/** A turn in which no die fits leaves the car where it is: turns = 1 + stay × turns + the rest. */
function turnsFrom(ends: readonly End[], turns: Float64Array, spot: Spot): number {
  let stay = 0
  let later = 1
  for (const { end, chance } of ends) {
    if (end === spot) stay += chance
    else later += chance * turns[end]!
  }
  return later / (1 - stay)
}

function arrivalsFrom(ends: readonly End[], arrivals: readonly Float64Array[], spot: Spot): Float64Array {
  const found = new Float64Array(TURNS * MOMENTS)
  if (isGoal(spot)) return found
  for (const { end, dice, chance } of ends) if (isGoal(end)) found[dice]! += chance
  for (let moment = MOMENTS; moment < found.length; moment++)
    for (const { end, chance } of ends)
      found[moment]! += chance * (end === spot ? found : arrivals[end]!)[moment - MOMENTS]!
  return found
}

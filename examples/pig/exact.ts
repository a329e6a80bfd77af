import {
  type Exact,
  type Numbering,
  type Part,
  type Place,
  type Range,
  TWO,
  type Values,
} from '../../src/engine/exact.ts'
import { GOAL, isOver, type Pig, SIDES, type State } from './rules.ts'

/** What can be at stake: nothing before the first roll, and at most a roll more than wins. */
const STAKES = GOAL + SIDES

/** From the highest stake down, since a stake is worth what may become of it. */
const numberAt = (own: number, other: number, stake: number): number => (own * GOAL + other + 1) * STAKES - 1 - stake

const ALL_SCORES = Array.from({ length: GOAL }, (_, i) => GOAL - 1 - i)

const rangeOf = (own: number, other: number): Range => ({
  first: numberAt(own, other, STAKES - 1),
  end: numberAt(own, other, 0) + 1,
})

/** Two scores depend on themselves the other way round, and else on higher ones alone. */
const PAIRS = ALL_SCORES.flatMap((high) => ALL_SCORES.filter((low) => low <= high).map((low) => ({ high, low }))).sort(
  (one, other) => other.high + other.low - one.high - one.low,
)

const PARTS: readonly Part[] = PAIRS.map(({ high, low }) =>
  high === low ? [rangeOf(high, low)] : [rangeOf(high, low), rangeOf(low, high)],
)

/** A turn begins with a roll; after that whoever rolls decides. */
function place(state: State): Place | null {
  const { scores, seat, stake, isRolling } = state
  if (isRolling !== (stake === 0) || isOver(state)) return null
  return { number: numberAt(scores[seat]!, scores[1 - seat]!, stake), seat }
}

function worth(number: number, values: Values): number {
  const stake = STAKES - 1 - (number % STAKES)
  const pair = Math.floor(number / STAKES)
  const [own, other] = [Math.floor(pair / GOAL), pair % GOAL]
  if (own + stake >= GOAL) return 1
  const lost = 1 - values[numberAt(other, own, 0)]!
  const rolled = rolledOn(number, lost, values)
  return stake === 0 ? rolled : Math.max(rolled, 1 - values[numberAt(other, own + stake, 0)]!)
}

/** PG-3 Every pip more is a number less. */
function rolledOn(number: number, lost: number, values: Values): number {
  let sum = lost
  for (let pips = 2; pips <= SIDES; pips++) sum += values[number - pips]!
  return sum / SIDES
}

const numbering: Numbering<Pig> = {
  size: GOAL * GOAL * STAKES,
  seats: TWO,
  parts: PARTS,
  place,
  weigh(number, values, chances) {
    chances[0] = worth(number, values)
  },
}

export const EXACT: Exact<Pig> = { seats: [TWO], numbering: () => numbering, kept: null }

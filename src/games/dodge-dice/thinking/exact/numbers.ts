import type { Part, Range } from '../../../../engine/exact.ts'
import { CHIPS, COLOURS, DODGE_DICE, END_SCORE, PENALTY } from '../../board.ts'

// The states of a game for two between rolls, as whoever holds the dice sees them: both scores, both stocks of chips, and
// how far the round is.

/** Every score is a multiple of this. */
const POINT = PENALTY.blue
/** DD-7 Scores may fall for ever; lower ones than this count as this. */
const LOWEST = -100
export const SCORES = (END_SCORE - LOWEST) / POINT

/** Points as steps between scores. */
export const steps = (points: number): number => points / POINT

/** A score as a number from 0; SCORES and more end the game. */
export const scoreNumber = (score: number): number => Math.max(0, (score - LOWEST) / POINT)

/** By colour and dice, fewer first, since matching dice only leave play; last, before the colour is known. */
export const MOMENTS = COLOURS.length * DODGE_DICE + 1
export const FRESH = MOMENTS - 1
export const momentOf = (colour: number, dice: number): number => colour * DODGE_DICE + dice - 1

/** DD-1 How many pairs of stocks of chips the box allows, and the number of each. */
export const STOCKS = ((CHIPS + 1) * (CHIPS + 2)) / 2
export const stockOf = (own: number, other: number): number => own * (CHIPS + 1) - (own * (own - 1)) / 2 + other

export const ALL_STOCKS = Array.from({ length: CHIPS + 1 }, (_, own) =>
  Array.from({ length: CHIPS + 1 - own }, (_, other) => ({ own, other })),
).flat()

export const ROUND = MOMENTS * STOCKS

/** Where the states of two scores begin. */
export const roundAt = (own: number, other: number): number => (own * SCORES + other) * ROUND

export const numberAt = (round: number, moment: number, stock: number): number => round + moment * STOCKS + stock

export const SIZE = SCORES * SCORES * ROUND

const rangeAt = (own: number, other: number, moment: number): Range => {
  const first = roundAt(own, other) + moment * STOCKS
  return { first, end: first + STOCKS }
}

const ALL_SCORES = Array.from({ length: SCORES }, (_, score) => score)
const ALL_MOMENTS = Array.from({ length: MOMENTS }, (_, moment) => moment)

/** The dice go to and fro between two players; once some match, they never come back. */
export const partsOf = (own: number, other: number): Part[] =>
  ALL_MOMENTS.map((moment) =>
    own === other ? [rangeAt(own, other, moment)] : [rangeAt(own, other, moment), rangeAt(other, own, moment)],
  )

/** The higher the scores, the nearer the end. */
export const PARTS: readonly Part[] = ALL_SCORES.flatMap((high) =>
  ALL_SCORES.filter((low) => low <= high).map((low) => ({ high, low })),
)
  .sort((one, other) => other.high + other.low - one.high - one.low)
  .flatMap(({ high, low }) => partsOf(high, low))

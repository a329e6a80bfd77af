import { throwCounts } from '../../../../engine/chance.ts'
import type { Values } from '../../../../engine/exact.ts'
import { CHIPS, COLOURS, DODGE_DICE, ICONS, IGNORE_COST, PENALTY, SHARE, SIDES, SKIP_COST } from '../../board.ts'
import { ALL_STOCKS, FRESH, momentOf, numberAt, ROUND, roundAt, SCORES, STOCKS, steps, stockOf } from './numbers.ts'

// A turn for two, in numbers. All is told as the chance of the other, whose turn it is afterwards: the less, the better.
// That it is what `rules/` say is a test's matter.

const ALL_SIDES = COLOURS.reduce((sum, colour) => sum + SIDES[colour], 0)
const COLOUR_CHANCE = Float64Array.from(COLOURS, (colour) => SIDES[colour] / ALL_SIDES)
const POINTS = Int32Array.from(COLOURS, (colour) => steps(PENALTY[colour]))
const ICON = 1 / ICONS.length
/** The icons that mean nothing as long as dice are left: all but Stop and Chip. */
const PLAIN = 1 - 2 * ICON

/** By moment: the chance of each number of matching dice. */
const MATCHES = COLOURS.flatMap((colour) =>
  Array.from({ length: DODGE_DICE }, (_, i) => matchChances(i + 1, SIDES[colour])),
)

function matchChances(dice: number, sides: number): Float64Array {
  const { outcomes, weights, total } = throwCounts(dice, [ALL_SIDES - sides, sides])
  const chances = new Float64Array(dice + 1)
  for (const [i, [, matching]] of outcomes.entries()) chances[matching!] = weights[i]! / total
  return chances
}

const NONE = -1

/** By stock: the stock as the other sees it when so many chips have been spent; NONE where there are too few. */
const spent = (cost: number): Int16Array =>
  Int16Array.from(ALL_STOCKS, ({ own, other }) => (own < cost ? NONE : stockOf(other, own - cost)))

const KEPT = spent(0)
const SKIPPED = spent(SKIP_COST)
const IGNORED = spent(IGNORE_COST)
/** DD-6 With a chip more, if one is in the centre. */
const WITH_CHIP = Int16Array.from(ALL_STOCKS, ({ own, other }) => stockOf(other, own + other < CHIPS ? own + 1 : own))

/** A state as whoever holds the dice sees it. One for all: there are millions, and they are taken apart one at a time. */
const at = { own: 0, other: 0, stock: 0, ignored: 0 }

export function worth(number: number, values: Values): number {
  const round = Math.floor(number / ROUND)
  const moment = Math.floor((number - round * ROUND) / STOCKS)
  at.own = Math.floor(round / SCORES)
  at.other = round - at.own * SCORES
  at.stock = number - round * ROUND - moment * STOCKS
  const theirs = roundAt(at.other, at.own)
  at.ignored = worthOf(values, numberAt(theirs, moment, 0), IGNORED[at.stock]!)
  const rolled =
    moment === FRESH ? firstRoll(values, theirs) : roll(values, theirs, Math.floor(moment / DODGE_DICE), moment)
  return 1 - Math.min(rolled, worthOf(values, numberAt(theirs, moment, 0), SKIPPED[at.stock]!))
}

/** More than any chance where there are too few chips. */
const worthOf = (values: Values, first: number, stock: number): number =>
  stock === NONE ? Number.POSITIVE_INFINITY : values[first + stock]!

/** DD-9 */
const accepted = (worth: number): number => (worth < at.ignored ? worth : at.ignored)

/** DD-3 */
function firstRoll(values: Values, theirs: number): number {
  let sum = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    sum += COLOUR_CHANCE[colour]! * roll(values, theirs, colour, momentOf(colour, DODGE_DICE))
  return sum
}

/** DD-4 Stop whatever the others show; DD-5, DD-6 else some dice leave play, DD-7 or all. */
function roll(values: Values, theirs: number, colour: number, moment: number): number {
  const matches = MATCHES[moment]!
  const points = POINTS[colour]!
  const last = matches.length - 1
  const kept = theirs + KEPT[at.stock]!
  const withChip = theirs + WITH_CHIP[at.stock]!
  let passed = 0
  for (let matching = 0; matching < last; matching++) {
    const left = (moment - matching) * STOCKS
    passed += matches[matching]! * (ICON * accepted(values[withChip + left]!) + PLAIN * accepted(values[kept + left]!))
  }
  return passed + ICON * (collected(values, points, KEPT) + matches[last]! * lastMatch(values, points))
}

/** The sum over all icons but Stop. DD-7a */
const lastMatch = (values: Values, points: number): number =>
  collected(values, points * SHARE.chip, WITH_CHIP) +
  collected(values, points * SHARE.double, KEPT) +
  collected(values, points * SHARE.triple, KEPT) +
  collected(values, points * SHARE.minus, KEPT) +
  given(values, points)

/** DD-10, DD-11 Whoever ends the game by collecting has more points than the other. */
function collected(values: Values, points: number, stocks: Int16Array): number {
  const own = at.own + points
  return accepted(own >= SCORES ? 1 : fresh(values, at.other, Math.max(0, own), stocks))
}

function given(values: Values, points: number): number {
  const other = at.other + points
  return accepted(other >= SCORES ? 0 : fresh(values, other, at.own, KEPT))
}

const fresh = (values: Values, other: number, own: number, stocks: Int16Array): number =>
  values[numberAt(roundAt(other, own), FRESH, stocks[at.stock]!)]!

import {
  chanceFrom,
  type Distribution,
  distribution,
  equallyLikely,
  pickFrom,
  sampler,
  throwCounts,
} from '../../../engine/chance.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { freeze } from '../../../engine/values.ts'
import { COLOURS, DICE, SIDES } from '../board.ts'
import type { Chance, Dice, Hand, Outcome } from '../state.ts'

const countOf = ([white, blue, red, yellow, green, purple]: readonly number[]): Dice => ({
  white: white!,
  blue: blue!,
  red: red!,
  yellow: yellow!,
  green: green!,
  purple: purple!,
})

const SIDES_IN_ORDER = COLOURS.map((colour) => SIDES[colour])
const thrown = throwCounts(DICE, SIDES_IN_ORDER)

/** MZ-1, MZ-3 All six dice at once, by how many show each colour. */
const ROLL: Distribution<Dice> = distribution(thrown.outcomes.map((counts, i) => [countOf(counts), thrown.weights[i]!]))
const ROLL_SAMPLER = sampler({ ...ROLL, outcomes: [...ROLL.outcomes] }) // Frozen arrays are slow to read.

const DUE = COLOURS.map((_, seat) => freeze({ kind: 'chance', chance: { kind: 'roll', seat } } as const))

/** The roll that is due, made once for all tables. */
export const rollDue = (seat: Seat) => DUE[seat]!

export const outcomes = (chance: Chance): Distribution<Outcome> =>
  chance.kind === 'roll' ? ROLL : equallyLikely(starters(chance.seats))

const starters = (seats: number) => Array.from({ length: seats }, (_, starter) => ({ starter }))

const sample = (chance: Chance, random: Random): Outcome =>
  chance.kind === 'roll' ? ROLL_SAMPLER(random) : pickFrom(outcomes(chance), random)

export const chance = { ...chanceFrom(outcomes), sample }

// Hands

/** What one die of each colour is worth in the number of a hand: 120021 is one white, two blue, two green, one purple. */
export const UNITS: readonly number[] = [100_000, 10_000, 1_000, 100, 10, 1]

const [WHITE, BLUE, RED, YELLOW, GREEN, PURPLE] = UNITS as [number, number, number, number, number, number]

export const handOf = ({ white, blue, red, yellow, green, purple }: Dice): Hand =>
  white * WHITE + blue * BLUE + red * RED + yellow * YELLOW + green * GREEN + purple * PURPLE

/** How many dice of a colour a hand holds. */
export const diceIn = (hand: Hand, colour: number): number => Math.floor(hand / UNITS[colour]!) % 10

export const diceOf = (hand: Hand): Dice => countOf(COLOURS.map((_, colour) => diceIn(hand, colour)))

const thrownWith = (dice: number): Hand[] => throwCounts(dice, SIDES_IN_ORDER).outcomes.map(countOf).map(handOf)

/** Every hand of at most six dice; a hand stands behind all that it holds. */
export const HANDS: readonly Hand[] = Array.from({ length: DICE + 1 }, (_, dice) => thrownWith(dice)).flat()

/** Where a hand stands in HANDS, by the hand. */
export const COLUMNS: Int16Array = new Int16Array(Math.max(...HANDS) + 1).fill(-1)
for (const [column, hand] of HANDS.entries()) COLUMNS[hand] = column

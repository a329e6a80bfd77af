import {
  both,
  chanceFrom,
  type Distribution,
  equallyLikely,
  pickFrom,
  sampler,
  throwCounts,
} from '../../../engine/chance.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Random } from '../../../engine/random.ts'
import { freeze } from '../../../engine/values.ts'
import { COLOURS, DODGE_DICE, ICONS, SIDES } from '../board.ts'
import type { Chance, Outcome, Roll } from '../state.ts'

interface RollDue {
  readonly kind: 'chance'
  readonly chance: Chance
}

const SIDES_IN_ORDER = COLOURS.map((colour) => SIDES[colour])

const icons = equallyLikely(ICONS)
const penalties = throwCounts(1, SIDES_IN_ORDER)

/** DD-2 The Dodge dice and the Action die. */
const laterRoll = (dice: number): Distribution<Roll> =>
  both(
    throwCounts(dice, SIDES_IN_ORDER),
    icons,
    ([blue, green, red], icon): Roll => ({
      penalty: null,
      dodge: { blue: blue!, green: green!, red: red! },
      icon,
    }),
  )

/** DD-3 All ten dice. */
const firstRoll = (dice: number): Distribution<Roll> =>
  both(penalties, laterRoll(dice), (counts, roll): Roll => ({ ...roll, penalty: COLOURS[counts.indexOf(1)]! }))

const ALL_DICE = Array.from({ length: DODGE_DICE + 1 }, (_, dice) => dice)
const LATER_ROLLS = ALL_DICE.map(laterRoll)
const LATER_SAMPLERS = LATER_ROLLS.map((rolls) => sampler(rolls))
const FIRST_ROLL = firstRoll(DODGE_DICE)
const FIRST_SAMPLER = sampler(FIRST_ROLL)

const MOST_SEATS = 6
const DUE = Array.from({ length: MOST_SEATS }, (_, seat) => ({
  first: rollOf(seat, DODGE_DICE, true),
  later: ALL_DICE.map((dodge) => rollOf(seat, dodge, false)),
}))

function rollOf(seat: Seat, dodge: number, penalty: boolean): RollDue {
  return freeze({ kind: 'chance', chance: { kind: 'roll', seat, dodge, penalty } })
}

/** The roll that is due, made once for all tables. */
export const rollDue = (seat: Seat, dodge: number, penalty: boolean): RollDue =>
  penalty ? DUE[seat]!.first : DUE[seat]!.later[dodge]!

export function outcomes(chance: Chance): Distribution<Outcome> {
  if (chance.kind === 'starter')
    return equallyLikely(Array.from({ length: chance.seats }, (_, starter) => ({ starter })))
  return chance.penalty ? FIRST_ROLL : LATER_ROLLS[chance.dodge]!
}

function sample(chance: Chance, random: Random): Outcome {
  if (chance.kind === 'starter') return pickFrom(outcomes(chance), random)
  return chance.penalty ? FIRST_SAMPLER(random) : LATER_SAMPLERS[chance.dodge]!(random)
}

export const chance = { ...chanceFrom(outcomes), sample }

import { type Part, type Place, TWO } from '../../../../engine/exact.ts'
import { top } from '../../../../engine/frames.ts'
import type { Seat, Table } from '../../../../engine/game.ts'
import { type Board, COLOURS, isGoal, SPOT_NUMBERS, type Spot, START } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { NO_COLOUR } from '../../rules/plan.ts'
import type { Options, State } from '../../state.ts'

/** What does not change once the cars drive: their colours, and who began. */
export interface Setting {
  readonly colours: readonly number[]
  readonly starter: Seat
}

/** A state before a roll, taken apart. Spots are rows. */
export interface Standing {
  readonly setting: number
  readonly mover: Seat
  readonly own: number
  readonly other: number
}

/** How the states before rolls are numbered, as long as nobody is in a goal. */
export interface Numbers {
  readonly settings: readonly Setting[]
  /** Where cars can stand, those near the goals first. */
  readonly spots: readonly Spot[]
  /** The place of each spot in `spots`. */
  readonly rows: Int16Array
  readonly size: number
  readonly parts: readonly Part[]
  numberOf(state: State): number
  standingAt(number: number): Standing
  place(state: State): Place | null
}

export function numbersOf(table: Table<Options, Board>, course: Course): Numbers {
  const settings = settingsOf(table.options)
  const spots = spotsOf(course)
  const rows = new Int16Array(SPOT_NUMBERS)
  for (const [row, spot] of spots.entries()) rows[spot] = row
  const all = spots.length
  const race = TWO * all * all
  const settingOf = (state: State) => settings.findIndex((setting) => isIn(table.options, state, setting))
  const numberOf = (state: State): number => {
    const { seat } = top(state) as { readonly seat: Seat }
    const [own, other] = [rows[state.cars[seat]!]!, rows[state.cars[1 - seat]!]!]
    return ((settingOf(state) * TWO + seat) * all + own) * all + other
  }
  return {
    settings,
    spots,
    rows,
    size: settings.length * race,
    parts: settings.map((_, i) => [{ first: i * race, end: (i + 1) * race }]),
    numberOf,
    standingAt: (number) => ({
      setting: Math.floor(number / race),
      mover: Math.floor(number / (all * all)) % TWO,
      own: Math.floor(number / all) % all,
      other: number % all,
    }),
    place: (state) =>
      isBeforeRoll(state) ? { number: numberOf(state), seat: (top(state) as { seat: Seat }).seat } : null,
  }
}

/** Nobody is in a goal: what the last turn of a race is worth follows from its roll alone. */
const isBeforeRoll = (state: State): boolean => top(state).kind === 'roll' && state.last === null

const spotsOf = ({ spots, colours, ends }: Course): Spot[] =>
  spots
    .filter((spot) => spot === START || (!isGoal(spot) && colours[spot] !== NO_COLOUR))
    .sort((one, other) => ends[other]! - ends[one]!)

const BY_SEAT: readonly number[] = [0, 1]

/** MZ-12 Colours matter in the variation alone. */
const areColoursChosen = ({ variation, colours }: Options): boolean => variation && colours === 'chosen'

function settingsOf(options: Options): Setting[] {
  const starters: readonly Seat[] = options.starter === 'random' ? [0, 1] : [0]
  const colours = areColoursChosen(options) ? ALL_PAIRS : [BY_SEAT]
  return colours.flatMap((pair) => starters.map((starter) => ({ colours: pair, starter })))
}

const ALL_PAIRS = COLOURS.flatMap((_, one) => COLOURS.flatMap((_, other) => (one === other ? [] : [[one, other]])))

const isIn = (options: Options, state: State, { colours, starter }: Setting): boolean =>
  state.starter === starter && (!areColoursChosen(options) || colours.every((colour, i) => state.colours[i] === colour))

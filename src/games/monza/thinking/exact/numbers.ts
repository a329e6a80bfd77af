import { type Part, type Place, TWO } from '../../../../engine/exact.ts'
import { top } from '../../../../engine/frames.ts'
import type { Seat, Table } from '../../../../engine/game.ts'
import { type Board, COLOURS, DICE, isGoal, SPOT_NUMBERS, type Spot, START } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { NO_COLOUR } from '../../rules/plan.ts'
import type { Options, State } from '../../state.ts'

/** What does not change once the cars drive: their colours, and who began. */
export interface Setting {
  readonly colours: readonly number[]
  readonly starter: Seat
}

/** A state before a roll, taken apart. Where the others stand, and what is remembered of their dice, is one number. */
export interface Standing {
  readonly setting: number
  readonly mover: Seat
  readonly own: number
  readonly others: number
}

/** How the states before rolls are numbered, as long as nobody is in a goal. */
export interface Numbers {
  readonly seats: number
  readonly settings: readonly Setting[]
  /** Where cars can stand, those near the goals first. */
  readonly spots: readonly Spot[]
  /** The place of each spot in `spots`. */
  readonly rows: Int16Array
  /** In how many ways the others can stand. */
  readonly ways: number
  /** MZ-12b How many numbers of dice are told apart of each of the others. */
  readonly handfuls: number
  readonly size: number
  readonly parts: readonly Part[]
  numberOf(state: State): number
  standingAt(number: number): Standing
  place(state: State): Place | null
}

export function numbersOf(table: Table<Options, Board>, course: Course): Numbers {
  const { seats } = table
  const settings = settingsOf(table)
  const spots = spotsOf(course)
  const rows = new Int16Array(SPOT_NUMBERS)
  for (const [row, spot] of spots.entries()) rows[spot] = row
  const all = spots.length
  const handfuls = areDiceRemembered(table, settings) ? DICE + 1 : 1
  const ways = (all * handfuls) ** (seats - 1)
  const race = seats * all * ways
  const settingOf = (state: State) => settings.findIndex((setting) => isIn(table.options, state, setting))
  const numberOf = (state: State): number => {
    const { seat } = top(state) as { readonly seat: Seat }
    let number = settingOf(state) * seats + seat
    for (let i = 0; i < seats; i++) number = number * all + rows[state.cars[(seat + i) % seats]!]!
    if (handfuls === 1) return number
    for (let i = 1; i < seats; i++) number = number * handfuls + diceInRound(state, (seat + i) % seats, seat)
    return number
  }
  return {
    seats,
    settings,
    spots,
    rows,
    ways,
    handfuls,
    size: settings.length * race,
    parts: settings.map((_, i) => [{ first: i * race, end: (i + 1) * race }]),
    numberOf,
    standingAt: (number) => ({
      setting: Math.floor(number / race),
      mover: Math.floor(number / (all * ways)) % seats,
      own: Math.floor(number / ways) % all,
      others: number % ways,
    }),
    place: (state) =>
      isBeforeRoll(state) ? { number: numberOf(state), seat: (top(state) as { seat: Seat }).seat } : null,
  }
}

/**
 * MZ-12b A bonus step may take somebody into a goal who has rolled in this round: the dice of that roll count if another
 * gets there as well. Of two it has to be the same move that takes both there, so its last die has the colour of a goal and of a car.
 */
const areDiceRemembered = ({ seats, options, board }: Table<Options, Board>, settings: readonly Setting[]): boolean =>
  options.variation &&
  options.ending === 'finish-round' &&
  (seats > TWO || settings.some(({ colours }) => isGoalsColour(board, colours)))

const isGoalsColour = ({ goals }: Board, colours: readonly number[]): boolean =>
  goals.some((goal) => colours.includes(COLOURS.indexOf(goal.colour)))

/** What a seat used in this round, if it has rolled before the mover. */
function diceInRound({ table, starter, used }: State, seat: Seat, mover: Seat): number {
  const turnOf = (each: Seat) => (each - starter + table.seats) % table.seats
  return turnOf(seat) < turnOf(mover) ? used[seat]! : 0
}

/** Nobody is in a goal: what the last turns of a race are worth follows from their rolls alone. */
const isBeforeRoll = (state: State): boolean => top(state).kind === 'roll' && state.last === null

const spotsOf = ({ spots, colours, ends }: Course): Spot[] =>
  spots
    .filter((spot) => spot === START || (!isGoal(spot) && colours[spot] !== NO_COLOUR))
    .sort((one, other) => ends[other]! - ends[one]!)

/** MZ-12 Colours matter in the variation alone. */
const areColoursChosen = ({ variation, colours }: Options): boolean => variation && colours === 'chosen'

function settingsOf(table: Table<Options, Board>): Setting[] {
  const { seats, options } = table
  const starters: readonly Seat[] = options.starter === 'random' ? [...new Array(seats).keys()] : [0]
  const colours = areColoursChosen(options) ? choicesOf(seats) : [BY_SEAT.slice(0, seats)]
  return colours.flatMap((chosen) => starters.map((starter) => ({ colours: chosen, starter })))
}

const BY_SEAT: readonly number[] = [...COLOURS.keys()]

/** MZ-1a Every way to choose cars. */
const choicesOf = (seats: number): number[][] =>
  seats === 0
    ? [[]]
    : choicesOf(seats - 1).flatMap((taken) =>
        BY_SEAT.filter((colour) => !taken.includes(colour)).map((colour) => [...taken, colour]),
      )

const isIn = (options: Options, state: State, { colours, starter }: Setting): boolean =>
  state.starter === starter && (!areColoursChosen(options) || colours.every((colour, i) => state.colours[i] === colour))

import { LEVEL_NAMES, type Level } from '../../src/bots/levels.ts'
import type { Game, Table } from '../../src/engine/game.ts'
import { prepare } from '../../src/engine/table.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import type { Goal } from '../../src/lab/goal.ts'

export type Pair = readonly [challenger: Level, field: Level]

/** The tables at which levels meet, and who challenges whom there. */
export interface Field {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** None where only decisions are looked at. */
  readonly pairs: readonly Pair[]
  /** What part of the games the champion is to win at least against the club. */
  readonly goal?: Goal
  /** Where the club plays quickly: how many games are played on after each decision in which a challenger departs from it. */
  readonly departures?: number
  /** Where all is known exactly, but what the champion gives away is little: at how many decisions is looked. */
  readonly decisions?: number
  /** Where nothing is known exactly, but games played in haste are short: decisions are judged by such games. */
  readonly isDeep?: boolean
  /** Where turns have many steps: whole turns are judged. */
  readonly turns?: Turns
}

/** How far a turn is followed: how often the table goes round before the rest is left to the evaluation, and in how many games. */
export interface Turns {
  readonly laps: number
  readonly games: number
  /** Where much is decided in the turns of others: what is answered there counts as well, up to the next turn. */
  readonly isWithAnswers?: boolean
}

/** Each level against each that is weaker. */
const ALL: readonly Pair[] = LEVEL_NAMES.flatMap((challenger, place) =>
  LEVEL_NAMES.slice(0, place).map((weaker): Pair => [challenger, weaker]),
)

export const FIELDS: readonly Field[] = [
  { game: 'pig', seats: 2, pairs: ALL },
  { game: 'dodge-dice', seats: 2, pairs: ALL },
  { game: 'dodge-dice', seats: 3, pairs: [], isDeep: true },
  { game: 'dodge-dice', seats: 4, pairs: ALL, departures: 200, isDeep: true },
  { game: 'dodge-dice', seats: 5, pairs: [], isDeep: true },
  { game: 'dodge-dice', seats: 6, pairs: [], isDeep: true },
  { game: 'monza', seats: 2, pairs: ALL },
  { game: 'monza', seats: 3, pairs: [], decisions: 20_000 },
  { game: 'monza', seats: 4, pairs: ALL, departures: 200, turns: { laps: Number.POSITIVE_INFINITY, games: 500 } },
  {
    game: 'dicey-curves',
    seats: 2,
    options: { cars: 'two' },
    pairs: ALL,
    goal: { share: 0.85, tooLittle: 0.8 },
    turns: { laps: 3, games: 200 },
  },
  {
    game: 'dicey-curves',
    seats: 2,
    options: { cars: 'two', danger: true },
    pairs: ALL,
    goal: { share: 0.75, tooLittle: 0.7 },
    turns: { laps: 3, games: 100, isWithAnswers: true },
  },
  {
    game: 'allens-dirt',
    seats: 8,
    pairs: ALL,
    departures: 200,
    goal: { share: 0.14, tooLittle: 1 / 8 },
    turns: { laps: 4, games: 400 },
  },
]

export const titleOf = ({ game, seats, options = {} }: Field): string =>
  [MANIFESTS[game]!.game.title, `${seats} players`, ...Object.entries(options).map((pair) => pair.join(' '))].join(', ')

const tables = new Map<Field, Table<object>>()

/** One for each field, since what is known of a table is kept by its identity. */
export function tableOf(field: Field): { readonly game: Game; readonly table: Table<object> } {
  const { game } = MANIFESTS[field.game]!
  const table = tables.get(field) ?? prepared(game, field)
  tables.set(field, table)
  return { game, table }
}

function prepared(game: Game, { seats, options = {} }: Field): Table<object> {
  const wished = prepare(game, { seats, options })
  if (!wished.ok) throw new Error(wished.refusal.reason.key)
  return wished.table
}

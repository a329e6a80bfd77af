import { type Entry, type Game, isOutcome, type Result, type Table } from '../src/engine/game.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare, type TableWish } from '../src/engine/table.ts'
import type { State } from './contract/moment.ts'
import { advance, nextEntry } from './contract/moments.ts'

/** A finished game, as a story looks at it. */
export interface Told {
  readonly log: readonly Entry[]
  readonly state: State
  readonly result: Result
}

/** A way a game can go that is worth a recorded game: what the table is, and whether a game is such a one. */
export interface Story {
  readonly name: string
  readonly wish: TableWish
  readonly tells: (told: Told) => boolean
  /** Dice that are put down instead of thrown, where such a game would hardly ever happen by itself. */
  readonly loaded?: Readonly<Record<string, unknown>>
}

const story = (name: string, wish: TableWish, tells: Story['tells'] = () => true): Story => ({ name, wish, tells })

interface DodgeDiceEnd {
  readonly tied: readonly number[]
  readonly scores: readonly number[]
}

const dodge = (tells: (end: DodgeDiceEnd, told: Told) => boolean): Story['tells'] => {
  return (told) => tells(told.state as unknown as DodgeDiceEnd, told)
}

const isGift = (entry: Entry | undefined): boolean =>
  entry !== undefined && !isOutcome(entry) && entry.action.kind === 'give'

const startsElsewhere = ({ log: [first] }: Told): boolean =>
  first !== undefined && isOutcome(first) && (first.outcome as { starter: number }).starter > 0

const DODGE_DICE: readonly Story[] = [
  story(
    'plain-end',
    { seats: 4 },
    dodge(({ tied, scores }) => tied.length === 0 && Math.min(...scores) > 0),
  ),
  story(
    'play-off-of-two',
    { seats: 4 },
    dodge(({ tied }) => tied.length === 2),
  ),
  story(
    'play-off-of-three',
    { seats: 5 },
    dodge(({ tied }) => tied.length === 3),
  ),
  story(
    'below-zero',
    { seats: 3 },
    dodge(({ scores }) => Math.min(...scores) < 0),
  ),
  story('ends-with-a-gift', { seats: 3 }, (told) => isGift(told.log.at(-1))),
  story(
    'play-off-ends-with-a-gift',
    { seats: 3 },
    dodge(({ tied }, { log }) => tied.length > 0 && isGift(log.at(-1))),
  ),
  story('shared-second-place', { seats: 6 }, ({ result }) => result.places.filter((place) => place === 2).length === 2),
  story('random-starter', { seats: 6, options: { starter: 'random' } }, startsElsewhere),
]

/** A car in a goal has a score beyond the length of the board, any other has the far end of its square. */
const inGoal = ({ state, result }: Told): number => {
  const { length } = state.table.board as { readonly length: number }
  return result.scores.filter((score) => score > length).length
}

const winners = ({ result }: Told): number => result.places.filter((place) => place === 1).length

/** A step that follows another seat's step without a roll between them is a bonus step. */
const hasBonusStep = (log: readonly Entry[]): boolean =>
  log.some((entry, i) => {
    const before = log[i - 1]
    if (!before || isOutcome(before) || isOutcome(entry)) return false
    return entry.seat !== before.seat && entry.action.kind === 'step'
  })

const isBonusStep = (log: readonly Entry[]): boolean => hasBonusStep(log.slice(-2))

const MONZA: readonly Story[] = [
  story('one-car-in-goal', { seats: 4 }, (told) => inGoal(told) === 1),
  story('fewest-dice', { seats: 4 }, (told) => inGoal(told) === 2 && winners(told) === 1),
  story('shared-win', { seats: 4 }, (told) => winners(told) === 2),
  story('random-starter', { seats: 3, options: { starter: 'random' } }, startsElsewhere),
  story('one-more-turn', { seats: 3, options: { ending: 'one-more-turn' } }, (told) => inGoal(told) === 2),
  story('never-stop-early', { seats: 3, options: { distance: 'never-stop-early' } }),
  story('variation', { seats: 6, options: { variation: true } }, ({ log }) => hasBonusStep(log)),
  story('chosen-cars', { seats: 4, options: { colours: 'chosen', variation: true } }, ({ log }) => hasBonusStep(log)),
  story('variation-ends-with-a-bonus', { seats: 6, options: { variation: true } }, ({ log }) => isBonusStep(log)),
]

/** Random drivers seldom finish: their races end because no car goes forward. The folder holds better driven ones too. */
const isQuiet = ({ state }: Told): boolean => (state as unknown as { readonly quiet: number }).quiet > 0

const DICEY_CURVES: readonly Story[] = [
  story('no-progress', { seats: 2, options: { length: 'exact', finish: 1, cars: 'one' } }, isQuiet),
  story('danger', { seats: 2, options: { length: 'short', cars: 'one', danger: true } }),
  story('small-table', {
    seats: 2,
    options: { length: 'exact', finish: 5, table: 'measured', crossing: 'one-space', clearing: true },
  }),
]

interface DirtEnd {
  readonly table: { readonly options: { readonly laps: number } }
  readonly retired: readonly number[]
  readonly incidents: readonly { readonly kind: string; readonly lap: number }[]
}

const dirt = (tells: (end: DirtEnd) => boolean): Story['tells'] => {
  return (told) => tells(told.state as unknown as DirtEnd)
}

/** A flag that counts the last lap ends the race. */
const endsUnderFlag = ({ table, incidents }: DirtEnd): boolean => {
  const last = incidents.at(-1)
  return last?.kind === 'flag' && last.lap === table.options.laps
}

/** Every contact is a tie, and everybody it touches crashes. */
const CARNAGE = { contact: { dice: [3, 4] }, consequence: { dice: [1, 1] } }

/** AD-16, AD-20d, AD-21 The readings that the text does not bear out. */
const HOUSE_RULES = { contactRoll: 'whole-round', halfSpeed: 'ends', finish: 'moves-left' }

const ALLENS_DIRT: readonly Story[] = [
  story(
    'finish',
    { seats: 8, options: { laps: 2, ...HOUSE_RULES } },
    dirt((end) => !endsUnderFlag(end) && end.retired.length === 0),
  ),
  story(
    'first-across',
    { seats: 8, options: { laps: 2 } },
    dirt((end) => !endsUnderFlag(end) && end.retired.length === 0),
  ),
  story('flag-on-the-last-lap', { seats: 8, options: { laps: 2 } }, dirt(endsUnderFlag)),
  {
    ...story(
      'one-car-left',
      { seats: 8, options: { laps: 8 } },
      dirt(({ retired }) => retired.length === 7),
    ),
    loaded: CARNAGE,
  },
  {
    ...story(
      'nobody-left',
      { seats: 8, options: { laps: 8 } },
      dirt(({ retired }) => retired.length === 8),
    ),
    loaded: CARNAGE,
  },
]

interface SeasonEnd {
  readonly rollOffs: readonly { readonly prize: string }[]
}

const season = (tells: (end: SeasonEnd) => boolean): Story['tells'] => {
  return (told) => tells(told.state as unknown as SeasonEnd)
}

const ONE_LAP = { seats: 12, options: { laps: 1 } }

const ALLENS_DIRT_SEASON: readonly Story[] = [
  story(
    'whole-season',
    { seats: 12, options: { laps: 1, ...HOUSE_RULES } },
    season(({ rollOffs }) => rollOffs.length === 0),
  ),
  story(
    'season-by-the-text',
    ONE_LAP,
    season(({ rollOffs }) => rollOffs.length === 0),
  ),
  story(
    'roll-off-for-the-finale',
    ONE_LAP,
    season(({ rollOffs }) => rollOffs.some(({ prize }) => prize === 'finale')),
  ),
]

const BY_GAME: Readonly<Record<string, readonly Story[]>> = {
  'dodge-dice': DODGE_DICE,
  monza: MONZA,
  'dicey-curves': DICEY_CURVES,
  'allens-dirt': ALLENS_DIRT,
  'allens-dirt-season': ALLENS_DIRT_SEASON,
}

/** A game that is played by more or by fewer has one with the fewest and one with the most seats. */
export function storiesOf({ id, seats: { least, most } }: Game): readonly Story[] {
  const seats = least === most ? [] : [story('fewest-seats', { seats: least }), story('most-seats', { seats: most })]
  return [...seats, ...(BY_GAME[id] ?? [])]
}

export function tableOf(game: Game, wish: TableWish): Table {
  const prepared = prepare(game, wish)
  if (!prepared.ok) throw new Error(`${game.id}: ${JSON.stringify(prepared.refusal)}`)
  return prepared.table as Table
}

function resultOf(game: Game, state: State): Result {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'over') throw new Error('the game is not over')
  return waiting.result
}

const TRIES = 200_000

/** Random games until one tells the story. */
export function search(game: Game, { name, wish, tells, loaded = {} }: Story): Told {
  const table = tableOf(game, wish)
  for (let stream = 0; stream < TRIES; stream++) {
    const told = randomGame(game, table, stream, loaded)
    if (tells(told)) return told
  }
  throw new Error(`no game of ${game.id} in ${TRIES} tells "${name}"`)
}

function randomGame(game: Game, table: Table, stream: number, loaded: Readonly<Record<string, unknown>>): Told {
  const random = seeded(1, stream)
  const state = game.setup(table)
  const log: Entry[] = []
  for (let thrown = nextEntry(game, state, random); thrown; thrown = nextEntry(game, state, random)) {
    const entry = putDown(game, state, loaded) ?? thrown
    log.push(entry)
    advance(game, state, entry)
  }
  return { log, state, result: resultOf(game, state) }
}

function putDown(game: Game, state: State, loaded: Readonly<Record<string, unknown>>): Entry | null {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'chance') return null
  const outcome = loaded[waiting.chance.kind]
  return outcome === undefined ? null : { outcome }
}

// Tables at moments worth a picture, played there by house players; the same each time.
import { chooserOf } from '../src/bots/levels.ts'
import { actOwned } from '../src/engine/act.ts'
import { top } from '../src/engine/frames.ts'
import type { Entry, Game, Kinds, Seat } from '../src/engine/game.ts'
import { pickByKind } from '../src/engine/playout.ts'
import { type Random, seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import type { Action, Frame, State } from '../src/games/dicey-curves/state.ts'
import { GAMES, MANIFESTS } from '../src/games/index.ts'
import { NAMES, sitting } from '../test/e2e/sitters.ts'

type GameState = Kinds['state']

export interface Scene {
  readonly name: string
  readonly game: Game
  readonly seats: number
  /** How many of the first seats are people; the others are bots. */
  readonly people: number
  readonly options: Readonly<Record<string, unknown>>
  readonly log: readonly Entry[]
  readonly over: boolean
  /** What is tapped before the picture is taken. */
  readonly taps?: readonly string[]
}

const SEED = 7
const NEVER = () => false

type Choose = (game: Game, state: GameState, seat: Seat, random: Random) => Kinds['action']

const atRandom: Choose = (game, state, seat, random) => pickByKind(game.legal(state, seat), random)

const THINKING = new Map(
  await Promise.all(Object.values(MANIFESTS).map(async ({ game, thinking }) => [game.id, await thinking()] as const)),
)

const likeHouse: Choose = (game, state, seat, random) =>
  chooserOf<Kinds>('casual', THINKING.get(game.id)!)(game, state, seat, random)

interface Played {
  readonly log: Entry[]
  readonly state: GameState
}

/** Plays until a state is as it is wanted, or to the end. */
function playedUntil(scene: Pick<Scene, 'game' | 'seats' | 'options'>, choose: Choose, wanted: Wanted): Played {
  const { game } = scene
  const prepared = prepare(game, scene)
  if (!prepared.ok) throw new Error(`${game.id} does not seat ${scene.seats}`)
  const state = game.setup(prepared.table)
  const random = seeded(SEED)
  const log: Entry[] = []
  for (let waiting = game.waiting(state); waiting.kind !== 'over' && !wanted(state, log); ) {
    const seat = waiting.kind === 'seats' ? waiting.seats[0]! : 0
    const entry: Entry =
      waiting.kind === 'chance'
        ? { outcome: game.sample(waiting.chance, random) }
        : { seat, action: choose(game, state, seat, random) }
    log.push(entry)
    actOwned(game, state, entry)
    waiting = game.waiting(state)
  }
  return { log, state }
}

type Wanted = (state: GameState, log: readonly Entry[]) => boolean

/** The start, the end, and the first decision of the first seat after the middle, of a game of random choices. */
export function plainScenes(game: Game): Scene[] {
  const seats = Math.min(game.seats.most, Math.max(game.seats.least, 3))
  const table = { game, seats, people: 1, options: {} }
  const { log } = playedUntil(table, atRandom, NEVER)
  const decides: Wanted = (state, { length }) => {
    const waiting = game.waiting(state)
    return length > log.length / 2 && waiting.kind === 'seats' && waiting.seats.includes(0)
  }
  return [
    { ...table, name: 'start', log: [], over: false },
    { ...table, name: 'middle', log: playedUntil(table, atRandom, decides).log, over: false },
    { ...table, name: 'end', log, over: true },
  ]
}

type Moment = Pick<Scene, 'name' | 'seats' | 'people' | 'options' | 'taps'> & {
  readonly wanted: (state: State, legal: readonly Action[]) => boolean
}

const isAt = (state: State, kind: Frame['kind'], seat: Seat): boolean => {
  const frame = top(state)
  return frame.kind === kind && 'seat' in frame && frame.seat === seat
}

const hasChips = ({ chips }: State): boolean => chips[0]! >= 2

const GOT_IT = 'text=Got it'

/** Dicey Curves has many faces: dice, drives, a long track, and everything that DANGER! adds. */
const DICEY: readonly Moment[] = [
  {
    name: 'dice',
    seats: 3,
    people: 1,
    options: {},
    wanted: (state) => state.track.length > 9 && isAt(state, 'turn', 0) && hasChips(state),
  },
  {
    name: 'combo',
    seats: 3,
    people: 1,
    options: {},
    wanted: (state) => state.track.length > 9 && isAt(state, 'turn', 0) && hasChips(state),
    taps: [GOT_IT, '[data-combo]'],
  },
  {
    name: 'drive',
    seats: 3,
    people: 1,
    options: {},
    wanted: (state) => state.track.length > 9 && isAt(state, 'drive', 0),
    taps: [GOT_IT],
  },
  {
    name: 'buying',
    seats: 3,
    people: 1,
    options: {},
    wanted: (state, legal) =>
      state.track.length > 9 &&
      legal.some(({ kind }) => kind === 'buy') &&
      (top(state) as { moving?: boolean }).moving!,
    taps: [GOT_IT],
  },
  {
    name: 'long',
    seats: 4,
    people: 1,
    options: { cars: 'two', length: 'exact', finish: 32 },
    wanted: (state) => state.drawn >= 32 && isAt(state, 'turn', 0),
    taps: [GOT_IT],
  },
  {
    name: 'window',
    seats: 4,
    people: 1,
    options: { danger: true },
    wanted: (state, legal) =>
      state.track.length > 12 && isAt(state, 'window', 2) && legal.some(({ kind }) => kind === 'play'),
  },
  {
    name: 'aiming',
    seats: 4,
    people: 1,
    options: { danger: true },
    wanted: (state, legal) =>
      state.track.length > 12 && isAt(state, 'window', 2) && legal.some((action) => 'on' in action),
    taps: [GOT_IT, '[data-danger]:not([disabled])'],
  },
  {
    name: 'hazards',
    seats: 6,
    people: 1,
    options: { danger: true },
    wanted: (state) => isAt(state, 'turn', 0) && state.danger!.barrels.length > 0 && state.danger!.debris.length > 0,
    taps: [GOT_IT],
  },
  {
    name: 'hand-over',
    seats: 3,
    people: 3,
    options: { danger: true },
    wanted: (state) => state.track.length > 7 && isAt(state, 'swap', 1),
  },
]

function diceyScenes(): Scene[] {
  const game = GAMES['dicey-curves']!
  return DICEY.map(({ wanted, ...moment }) => {
    const table = { ...moment, game }
    const isWanted: Wanted = (state) => {
      const waiting = game.waiting(state)
      const legal = waiting.kind === 'seats' && waiting.seats.includes(0) ? game.legal(state, 0) : []
      return wanted(state as State, legal as readonly Action[])
    }
    return { ...table, log: playedUntil(table, likeHouse, isWanted).log, over: false }
  })
}

export const scenesOf = (game: Game): Scene[] => [
  ...plainScenes(game),
  ...(game.id === 'dicey-curves' ? diceyScenes() : []),
]

/** A scene as the browser keeps it. */
export function savedTable({ name, game, seats, people, options, log, over }: Scene) {
  const seated = NAMES.slice(0, seats).map((sitter, seat) => (seat < people ? sitter : `${sitter}:casual`))
  return {
    format: 1,
    id: `${name}-${game.id}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    sitters: sitting(game.id, ...seated),
    log,
    begun: 0,
    touched: Date.now() - 300_000,
    over,
  }
}

import type { Game, Kinds, Table } from '../engine/game.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import { copy } from '../engine/values.ts'
import { count, emptyTally, type GameRecord, merge, type Tally } from './tally.ts'

/** Many games of one table. Game i draws from stream i of the seed, so its course depends on nothing else. */
export interface Simulation<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  /** One for each seat. */
  readonly players: readonly Choose<K>[]
  readonly seed: number
  /** Invariants are checked at the end of each game; with this, in every state. */
  readonly check: boolean
  /** Where every game begins; absent for the beginning. So the rest of a match is simulated, and its odds are told. */
  readonly from?: K['state']
}

/** Games in a row, counted from `first`. */
export interface Chunk {
  readonly first: number
  readonly games: number
}

export interface ChunkResult {
  readonly tally: Tally
  readonly records: readonly GameRecord[]
}

export function playChunk<K extends Kinds>(simulation: Simulation<K>, chunk: Chunk, keepRecords: boolean): ChunkResult {
  const tally = emptyTally(simulation.table.seats)
  const records: GameRecord[] = []
  const play = player(simulation)
  for (let game = chunk.first; game < chunk.first + chunk.games; game++) {
    const record = play(game)
    count(tally, record)
    if (keepRecords) records.push(record)
  }
  return { tally, records }
}

/** Plays games by their number. A throw is a bug of the game, and says how to see it again. */
function player<K extends Kinds>(simulation: Simulation<K>): (number: number) => GameRecord {
  const watch: Watch = { decisions: 0, chances: 0, failures: [] }
  const game = watched(simulation, watch)
  const choose = chooser(simulation, watch)
  return (number) => {
    Object.assign(watch, { decisions: 0, chances: 0, failures: [] })
    try {
      const state = simulation.from ? copy(simulation.from) : game.setup(simulation.table)
      const { places, scores } = playOut(game, state, seeded(simulation.seed, number), choose)
      inspect(game, state, watch)
      return { game: number, seed: simulation.seed, places, scores, ...watch }
    } catch (error) {
      throw new Error(`game ${number} of ${game.id} with seed ${simulation.seed} broke: ${error}`, { cause: error })
    }
  }
}

/** What is noted while a game is played. */
interface Watch {
  decisions: number
  chances: number
  failures: readonly string[]
}

function chooser<K extends Kinds>({ game, players }: Simulation<K>, watch: Watch): Choose<K> {
  return (_, state, seat, random) => {
    watch.decisions++
    return players[seat]!(game, state, seat, random)
  }
}

/** The same game, which counts its chance events and, if asked to, inspects every state. */
function watched<K extends Kinds>({ game, check }: Simulation<K>, watch: Watch): Game<K> {
  return {
    ...game,
    settle(state, outcome) {
      watch.chances++
      game.settle(state, outcome)
      if (check) inspect(game, state, watch)
    },
    play(state, seat, action) {
      game.play(state, seat, action)
      if (check) inspect(game, state, watch)
    },
  }
}

/** The first broken state of a game is the one that tells why. */
function inspect<K extends Kinds>(game: Game<K>, state: K['state'], watch: Watch): void {
  if (watch.failures.length === 0) watch.failures = game.invariants(state)
}

/** Plays chunk after chunk and gives the sums so far with the records of the latest; whoever has enough stops asking. */
export function* chunkByChunk<K extends Kinds>(
  simulation: Simulation<K>,
  games: number,
  keepRecords: boolean,
  most = MOST_IN_CHUNK,
): Generator<ChunkResult, void, void> {
  const tally = emptyTally(simulation.table.seats)
  for (const chunk of chunksOf(games, most)) {
    const { tally: sums, records } = playChunk(simulation, chunk, keepRecords)
    merge(tally, sums)
    yield { tally, records }
  }
}

const MOST_IN_CHUNK = 500
const CHUNKS = 100

/** How a simulation is cut up. It depends on the number of games alone, so that every machine cuts alike. */
export function chunksOf(games: number, most = MOST_IN_CHUNK): Chunk[] {
  const size = Math.min(most, Math.max(1, Math.ceil(games / CHUNKS)))
  const chunks = Math.ceil(games / size)
  return Array.from({ length: chunks }, (_, i) => ({ first: i * size, games: Math.min(size, games - i * size) }))
}

import type { Game, Table } from '../../src/engine/game.ts'
import { seeded } from '../../src/engine/random.ts'
import { GAMES } from '../../src/games/index.ts'
import type { Found, Soaking } from '../soaking.ts'
import { CHECKS } from './checks.ts'
import type { Around, Moment } from './moment.ts'
import { foreignEntries, legalActions, momentsOf, playGame, problemsIn, sampleMoments, tableName } from './moments.ts'
import { everyTable, pairwiseTables } from './tables.ts'
import { volumeOf } from './volume.ts'

const MOST_PROBLEMS = 20

interface Wish {
  readonly games: number
  readonly seed: number
  readonly chosen: readonly Game[]
}

interface Tally {
  tables: number
  games: number
  states: number
  readonly problems: string[]
}

/** One game with every state's invariants, then every check on one of its states. */
function soakGame(game: Game, table: Table, seed: number, stream: number, around: Around, tally: Tally): void {
  const random = seeded(seed, stream)
  const { log, problems } = playGame(game, table, random, volumeOf(game.id).entries)
  tally.games++
  tally.states += log.length + 1
  const found = problems.length > 0 ? problems : checked(momentsOf(game, table, log, random, 1), { ...around, random })
  tally.problems.push(...found.map((problem) => `${game.id}, seed ${seed}, stream ${stream}: ${problem}`))
}

const checked = (moments: readonly Moment[], around: Around): string[] =>
  Object.entries(CHECKS).flatMap(([title, check]) =>
    problemsIn(moments, check, around).map((problem) => `${title}: ${problem}`),
  )

function surroundings(game: Game): Around {
  const moments = sampleMoments(game, pairwiseTables(game), 100, volumeOf(game.id).entries)
  const others = Object.values(GAMES).filter((other) => other !== game)
  return { random: seeded(0), actions: legalActions(moments), foreign: foreignEntries(others) }
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function soakOne(game: Game, { games, seed }: Wish, tally: Tally, { tell, isStopped }: Soaking): Promise<void> {
  const tables = [...everyTable(game)]
  const around = surroundings(game)
  for (const [index, table] of tables.entries()) {
    for (let i = 0; i < games; i++) {
      if (isStopped() || tally.problems.length >= MOST_PROBLEMS) return
      soakGame(game, table, seed, index * games + i, around, tally)
      await breathe()
    }
    tally.tables++
    tell(`${game.id} table ${index + 1}/${tables.length}, ${tally.games} games, ${JSON.stringify(tableName(table))}`)
  }
}

/** The contract suite on every combination of options, seats and boards. */
export async function soakGames(wish: Wish, soaking: Soaking): Promise<Found> {
  const tally: Tally = { tables: 0, games: 0, states: 0, problems: [] }
  for (const game of wish.chosen) await soakOne(game, wish, tally, soaking)
  const { tables, games, states, problems } = tally
  return { problems, summary: `${tables} tables, ${games} games, ${states} states` }
}

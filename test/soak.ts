// `npm run soak`: the contract suite on every combination of options, seats and boards, until done or stopped; with
// `--kills`, a store that is killed so often.
import { parseArgs } from 'node:util'
import type { Game, Table } from '../src/engine/game.ts'
import { seeded } from '../src/engine/random.ts'
import { GAMES } from '../src/games/index.ts'
import { CHECKS } from './contract/checks.ts'
import type { Around, Moment } from './contract/moment.ts'
import {
  foreignEntries,
  legalActions,
  momentsOf,
  playGame,
  problemsIn,
  sampleMoments,
  tableName,
} from './contract/moments.ts'
import { killOften } from './contract/store/kills.ts'
import { everyTable, pairwiseTables } from './contract/tables.ts'
import { volumeOf } from './contract/volume.ts'

const USAGE = `npm run soak -- [--games N] [--game ID] [--seed N] [--kills N] [--cluster N]
  --games  random games at each table (20)
  --game   only this game
  --seed   another seed gives other games (1)
  --kills  instead of games: kills a process that appends to a store, looks what is there, so often
  --cluster  instead of games: so many faults at three servers with one Postgres and one Redis
Stop with Ctrl-C at any time: what was found so far is told.`

const MOST_PROBLEMS = 20
/** Where nobody watches, a line is written only now and then. */
const QUIET = 100

interface Wish {
  readonly kills: number
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

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  })
  const [games, seed, kills] = [Number(values.games), Number(values.seed), Number(values.kills)]
  const chosen = Object.values(GAMES).filter(({ id }) => values.game === undefined || id === values.game)
  const areWhole = [games, seed, kills].every(Number.isInteger)
  if (!values.help && areWhole && games >= 1 && kills >= 0 && chosen.length > 0) return { games, seed, kills, chosen }
  console.error(`${USAGE}\nGames: ${Object.keys(GAMES).join(', ')}`)
  process.exit(values.help ? 0 : 2)
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

let isStopped = false

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function soak(game: Game, { games, seed }: Wish, tally: Tally): Promise<void> {
  const tables = [...everyTable(game)]
  const around = surroundings(game)
  for (const [index, table] of tables.entries()) {
    for (let i = 0; i < games; i++) {
      if (isStopped || tally.problems.length >= MOST_PROBLEMS) return
      soakGame(game, table, seed, index * games + i, around, tally)
      await breathe()
    }
    tally.tables++
    progress(game, index + 1, tables.length, table, tally)
  }
}

function progress(game: Game, done: number, of: number, table: Table, { games, problems }: Tally): void {
  const line = `${game.id} table ${done}/${of}, ${games} games, ${problems.length} problems ${JSON.stringify(tableName(table))}`
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, process.stderr.columns - 1)}`)
  else if (done === of || done % QUIET === 0) process.stderr.write(`${line}\n`)
}

/** Without a word on the way it would not be seen that it goes on. */
async function soakKills({ kills, seed }: Wish): Promise<void> {
  const tell = (kill: number) => process.stderr.write(`kill ${kill}/${kills}\n`)
  const { acknowledged, problems } = await killOften(kills, seed, tell)
  for (const problem of problems) console.log(problem)
  console.log(`${kills} kills, ${acknowledged} events acknowledged, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

async function soakGames(wish: Wish): Promise<void> {
  const tally: Tally = { tables: 0, games: 0, states: 0, problems: [] }
  process.once('SIGINT', () => {
    isStopped = true
  })
  for (const game of wish.chosen) await soak(game, wish, tally)
  if (process.stderr.isTTY) process.stderr.write('\n')
  for (const problem of tally.problems) console.log(problem)
  const { tables, games, states, problems } = tally
  console.log(
    `${isStopped ? 'Stopped: ' : ''}${tables} tables, ${games} games, ${states} states, ${problems.length} problems`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

const cluster = process.argv.indexOf('--cluster')
if (cluster > 0) process.exit(await (await import('./cluster/soak.ts')).soakCluster(Number(process.argv[cluster + 1])))
const wish = readWish()
await (wish.kills > 0 ? soakKills(wish) : soakGames(wish))

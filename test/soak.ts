// `npm run soak`: what takes too long for `npm test`, until it is done or stopped.
import { parseArgs } from 'node:util'
import type { Game } from '../src/engine/game.ts'
import { GAMES } from '../src/games/index.ts'
import { soakCluster } from './cluster/soak.ts'
import { soakGames } from './contract/soak.ts'
import { soakFuzz, soakKills } from './live/soak.ts'
import type { Found, Soaking } from './soaking.ts'

const USAGE = `npm run soak -- [--games N] [--game ID] [--seed N] [--kills N] [--fuzz N] [--cluster N [--tables N]]
  --games  random games at each table (20): every combination of options, seats and boards
  --game   only this game
  --seed   another seed gives other games (1)
  --kills  instead of games: kills a server of live tables so often while people play, and then a store alone
  --fuzz   instead of games: strangers say so many things to a server, as in --fuzz 100000
  --cluster  instead of games: so many faults at three servers with one Postgres and one Redis, and a tenth of them at one
             server with SQLite; a table says what was seen after each kind
  --tables   played at side by side with --cluster (300)
Stop with Ctrl-C at any time: what was found so far is told.`

/** Where nobody watches, a line is written only so often, in milliseconds. */
const QUIET = 5000

interface Wish {
  readonly kills: number
  readonly fuzz: number
  readonly cluster: number
  readonly tables: number
  readonly games: number
  readonly seed: number
  readonly chosen: readonly Game[]
}

type Counts = Omit<Wish, 'chosen'>

function readWish(): Wish {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '0' },
      fuzz: { type: 'string', default: '0' },
      cluster: { type: 'string', default: '0' },
      tables: { type: 'string', default: '300' },
      help: { type: 'boolean', default: false },
    },
  })
  const { game, help, ...counts } = values
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])) as Counts
  const chosen = Object.values(GAMES).filter(({ id }) => game === undefined || id === game)
  const isSound = Object.values(numbers).every((number) => Number.isInteger(number) && number >= 0)
  if (!help && isSound && numbers.games >= 1 && numbers.tables >= 1 && chosen.length > 0) return { ...numbers, chosen }
  console.error(`${USAGE}\nGames: ${Object.keys(GAMES).join(', ')}`)
  process.exit(help ? 0 : 2)
}

let isStopped = false
let told = 0

const soaking: Soaking = {
  isStopped: () => isStopped,
  tell(line) {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line.slice(0, process.stderr.columns - 1)}`)
    else if (performance.now() - told > QUIET) process.stderr.write(`${line}\n`)
    else return
    told = performance.now()
  },
}

function report({ summary, problems, table }: Found): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  if (table) console.log(`${table}\n`)
  for (const problem of problems) console.log(problem)
  console.log(`${isStopped ? 'Stopped: ' : ''}${summary}, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

const wish = readWish()
process.once('SIGINT', () => {
  isStopped = true
})
if (wish.kills > 0) report(await soakKills(wish.kills, wish.seed, soaking))
if (wish.fuzz > 0) report(await soakFuzz(wish.fuzz, wish.seed, soaking))
if (wish.cluster > 0) report(await soakCluster({ ...wish, faults: wish.cluster }, soaking))
if (wish.kills + wish.fuzz + wish.cluster === 0) report(await soakGames(wish, soaking))

// `npm run bots -- [seconds] [game …]`: lets the levels play against each other and writes docs/bots.md. Each pair plays until a
// sequential test decides, or for so many seconds (default 600).
import { readFileSync, writeFileSync } from 'node:fs'
import { chooserOf, LEVEL_NAMES, type Level, loreFor } from '../src/bots/levels.ts'
import type { Game, Table } from '../src/engine/game.ts'
import type { Choose } from '../src/engine/playout.ts'
import { prepare } from '../src/engine/table.ts'
import { MANIFESTS } from '../src/games/index.ts'
import { type Assessor, assessorFor } from '../src/lab/assessor.ts'
import { duel, type Standing } from '../src/lab/duel.ts'
import { lossOf } from '../src/lab/loss.ts'

const FILE = new URL('../docs/bots.md', import.meta.url)
const SEED = 1
const LOSS_GAMES = 40

/** The tables at which levels meet, and who challenges whom there. */
interface Field {
  readonly game: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly pairs: readonly (readonly [Level, Level])[]
}

const LADDER = [
  ['casual', 'random'],
  ['club', 'casual'],
  ['expert', 'club'],
  ['champion', 'expert'],
  ['champion', 'club'],
] as const

const FIELDS: readonly Field[] = [
  { game: 'pig', seats: 2, pairs: LADDER },
  { game: 'dodge-dice', seats: 2, pairs: LADDER },
  { game: 'dodge-dice', seats: 4, pairs: LADDER },
  { game: 'monza', seats: 2, pairs: LADDER },
  { game: 'monza', seats: 4, pairs: LADDER },
  { game: 'dicey-curves', seats: 2, options: { cars: 'two' }, pairs: LADDER },
  { game: 'dicey-curves', seats: 2, options: { cars: 'two', danger: true }, pairs: LADDER },
  { game: 'allens-dirt', seats: 8, pairs: LADDER },
]

const [limit = '600', ...chosen] = process.argv.slice(2)
const seconds = Number(limit)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** A player that is timed, by the processor. */
function timed(choose: Choose) {
  const spent = { microseconds: 0, decisions: 0 }
  const player: Choose = (game, state, seat, random) => {
    const before = process.cpuUsage()
    const action = choose(game, state, seat, random)
    const { user, system } = process.cpuUsage(before)
    spent.microseconds += user + system
    spent.decisions++
    return action
  }
  return { player, millisecondsEach: () => spent.microseconds / 1000 / spent.decisions }
}

const tables = new Map<Field, Table<object>>()

/** One for each field, since what is known of a table is kept by its identity. */
function tableOf(field: Field) {
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

async function rowOf(field: Field, [one, other]: readonly [Level, Level]): Promise<string> {
  const { game, table } = tableOf(field)
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const { player, millisecondsEach } = timed(chooserOf(one, lore))
  const assessor = await exactAssessor(field)
  const standing = fought(
    duel({ game, table, challenger: player, field: chooserOf(other, lore), seed: SEED, assessor }),
  )
  const [low, high] = standing.interval
  const verdict = standing.isDecided ? (standing.share > 1 / table.seats ? 'better' : 'worse') : 'not decided'
  const games = standing.rounds * table.seats
  return `| ${one} against ${other} | ${percent(standing.share)} | ${percent(low)} – ${percent(high)} | ${games} | ${verdict} | ${millisecondsEach().toFixed(2)} |`
}

function fought(contest: ReturnType<typeof duel>): Standing {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const standing = contest.next().value as Standing
    if (standing.isDecided || performance.now() > until) return standing
  }
}

async function exactAssessor(field: Field): Promise<Assessor | null> {
  const { game, table } = tableOf(field)
  const working = assessorFor(game, await loreFor('champion', MANIFESTS[field.game]!), table, 'quick')
  let step = working.next()
  while (!step.done) step = working.next()
  return step.value.isExact ? step.value : null
}

/** What each level gives away, where that is exactly known. */
async function lossesOf(field: Field): Promise<string[]> {
  const { game, table } = tableOf(field)
  const assessor = await exactAssessor(field)
  if (!assessor) return []
  const lore = await loreFor('champion', MANIFESTS[field.game]!)
  const lines = LEVEL_NAMES.map((level) => {
    const { lost, decisions } = lossOf(game, table, chooserOf(level, lore), assessor, LOSS_GAMES, SEED)
    return `| ${level} | ${((1000 * lost) / decisions).toFixed(3)} | ${decisions} |`
  })
  return ['', '| level | milli-wins lost per decision | decisions |', '|---|---|---|', ...lines]
}

const titleOf = ({ game, seats, options = {} }: Field): string =>
  [MANIFESTS[game]!.game.title, `${seats} players`, ...Object.entries(options).map((pair) => pair.join(' '))].join(', ')

const HEAD = ['| | share of wins | interval | games | verdict | ms per decision |', '|---|---|---|---|---|---|']

async function chapterOf(field: Field): Promise<string> {
  const lines = [titleOf(field), '', ...HEAD]
  for (const pair of field.pairs) {
    lines.push(await rowOf(field, pair))
    console.error(lines.at(-1))
  }
  return [...lines, ...(await lossesOf(field))].join('\n')
}

/** Chapters of games that were not asked for stay as they are. */
const [introduction, ...written] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n## ')
const chapters: string[] = []
for (const field of FIELDS) {
  const known = written.find((chapter) => chapter.startsWith(`${titleOf(field)}\n`))
  if (chosen.length === 0 || chosen.includes(field.game)) chapters.push(await chapterOf(field))
  else if (known) chapters.push(known)
}
writeFileSync(FILE, `${[introduction, ...chapters].join('\n\n## ')}\n`)

// `npm run bench`: complete random games per second on one thread, beside bare loops and peers in the same run.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { chooserOf, type Level } from '../src/bots/levels.ts'
import type { Game } from '../src/engine/game.ts'
import { anyAction, type Choose, playOut } from '../src/engine/playout.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { allensDirt } from '../src/games/allens-dirt/game.ts'
import { allensDirtSeason } from '../src/games/allens-dirt-season/game.ts'
import { dodgeDice } from '../src/games/dodge-dice/game.ts'
import { MANIFESTS } from '../src/games/index.ts'
import { monza } from '../src/games/monza/game.ts'
import { benchBots } from './bots.ts'
import { diceyRaces, legalTimes } from './dicey-curves.ts'
import { dirtLoop } from './dirt-loop.ts'
import { dodgeOnBoardgame } from './dodge-boardgame.ts'
import { dodgeLoop } from './dodge-loop.ts'
import { type Contender, interleaved, type Measured, ratio, spread } from './measure.ts'
import { monzaLoop } from './monza-loop.ts'

interface Play {
  readonly seats: number
  readonly size: number
  readonly level?: Level
  readonly options?: Readonly<Record<string, unknown>>
}

async function games(game: Game, { seats, size, level = 'random', options = {} }: Play): Promise<Contender> {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  const choose = level === 'random' ? anyAction : await house(game, level)
  return {
    name: `Paddock, ${seats} × ${level}`,
    size,
    run: (round) => {
      for (let i = 0; i < size; i++) playOut(game, game.setup(prepared.table), seeded(round, i), choose)
    },
  }
}

const house = async (game: Game, level: Level): Promise<Choose> =>
  chooserOf(level, await MANIFESTS[game.id]!.thinking())

const suites = [
  {
    title: 'Dodge Dice, 4 players, random games a second',
    contenders: [
      await games(dodgeDice, { seats: 4, size: 40_000 }),
      { name: 'bare loop', size: 80_000, run: (round: number) => dodgeLoop(round, 80_000, 4) },
      { name: 'boardgame.io 0.50.2', size: 100, run: (round: number) => dodgeOnBoardgame(seeded(round), 100, 4) },
    ],
    bars: [0.4, 250],
  },
  {
    title: 'Monza, 2 players, random games a second',
    contenders: [
      await games(monza, { seats: 2, size: 20_000 }),
      { name: 'bare loop', size: 20_000, run: (round: number) => monzaLoop(round, 20_000, 2) },
    ],
    bars: [0.4],
  },
  {
    title: "Allen's Dirt, 8 house drivers, races a second",
    contenders: [
      await games(allensDirt, { seats: 8, size: 300, level: 'club' }),
      { name: 'bare loop', size: 600, run: (round: number) => dirtLoop(round, 600, 'house') },
    ],
    bars: [0.2],
  },
  {
    title: "Allen's Dirt, seasons of 12 house drivers a second",
    contenders: [await games(allensDirtSeason, { seats: 12, size: 20, level: 'club' })],
    bars: [],
  },
  ...diceyRaces().map((races) => ({ ...races, bars: [] })),
]

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const digits = (value: number): string => (value >= 10 ? whole(value) : value.toFixed(2))

const row = (...cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)

function report(title: string, measured: readonly Measured[], bars: readonly number[]): void {
  console.log(`\n${title}\n`)
  row('', 'median', 'least – most', 'Paddock is', 'least – most', 'bar')
  row('---', '---', '---', '---', '---', '---')
  for (const [i, { name, rates }] of measured.entries()) {
    const { median, least, most } = spread(rates)
    row(
      name,
      digits(median),
      `${digits(least)} – ${digits(most)}`,
      ...comparison(measured[0]!, measured[i]!, bars[i - 1]),
    )
  }
}

/** Our own rates have no bar to stand beside. */
function comparison(ours: Measured, peer: Measured, bar: number | undefined): string[] {
  if (bar === undefined) return ['', '', '']
  const { median, least, most } = ratio(ours, peer)
  return [`${digits(median)} ×`, `${digits(least)} – ${digits(most)}`, `${bar} ×`]
}

function reportLegal(): void {
  console.log('\nDicey Curves, the list of legal actions, in milliseconds\n')
  row('', 'positions', 'longest list', 'median', 'p99', 'first look: median', 'p99')
  row('---', '---', '---', '---', '---', '---', '---')
  for (const { title, positions, longest, warm, first } of legalTimes())
    row(
      title,
      ...[positions, longest].map(String),
      ...[warm.median, warm.p99, first.median, first.p99].map(thousandths),
    )
}

const thousandths = (value: number): string => value.toFixed(3)

function header(): void {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  console.log(`${date}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}`)
}

/** Each suite has a process of its own: what one game taught the compiler would slow the next. */
function runAll(): void {
  header()
  for (const index of [...suites.keys(), suites.length])
    spawnSync(process.execPath, [process.argv[1]!, String(index)], { stdio: 'inherit' })
}

const chosen = process.argv[2]
const suite = suites[Number(chosen)]
if (chosen === 'bots') await benchBots()
else if (suite) report(suite.title, interleaved(suite.contenders), suite.bars)
else if (chosen === String(suites.length)) reportLegal()
else runAll()

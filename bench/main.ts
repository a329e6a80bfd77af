// `npm run bench`: complete random games per second on one thread, beside bare loops and peers in the same run.
import { cpus } from 'node:os'
import type { Game } from '../src/engine/game.ts'
import { playOut } from '../src/engine/playout.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { dodgeDice } from '../src/games/dodge-dice/index.ts'
import { monza } from '../src/games/monza/index.ts'
import { dodgeOnBoardgame } from './dodge-boardgame.ts'
import { dodgeLoop } from './dodge-loop.ts'
import { type Contender, interleaved, type Measured, ratio, spread } from './measure.ts'
import { monzaLoop } from './monza-loop.ts'

const randomGames = (game: Game, seats: number, size: number): Contender => {
  const prepared = prepare(game, { seats })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return {
    name: `Paddock, ${game.title}, ${seats} players`,
    size,
    run: (round) => {
      for (let i = 0; i < size; i++) playOut(game, game.setup(prepared.table), seeded(round, i))
    },
  }
}

const suites = [
  {
    title: 'Dodge Dice, 4 players, random games a second',
    contenders: [
      randomGames(dodgeDice, 4, 40_000),
      { name: 'bare loop', size: 80_000, run: (round: number) => dodgeLoop(round, 80_000, 4) },
      { name: 'boardgame.io 0.50.2', size: 100, run: (round: number) => dodgeOnBoardgame(seeded(round), 100, 4) },
    ],
    bars: [0.4, 250],
  },
  {
    title: 'Monza, 2 players, random games a second',
    contenders: [
      randomGames(monza, 2, 10_000),
      { name: 'bare loop', size: 10_000, run: (round: number) => monzaLoop(round, 10_000, 2) },
    ],
    bars: [0.4],
  },
]

const whole = (value: number): string => Math.round(value).toLocaleString('en')
const digits = (value: number): string => (value >= 10 ? whole(value) : value.toFixed(2))

function report(title: string, measured: readonly Measured[], bars: readonly number[]): void {
  console.log(`\n${title}\n| | median | least – most | Paddock is | least – most | bar |\n|---|---|---|---|---|---|`)
  const [ours, ...peers] = measured
  const own = spread(ours!.rates)
  console.log(`| ${ours!.name} | ${whole(own.median)} | ${whole(own.least)} – ${whole(own.most)} | | | |`)
  for (const [i, peer] of peers.entries()) {
    const rate = spread(peer.rates)
    const times = ratio(ours!, peer)
    console.log(
      `| ${peer.name} | ${whole(rate.median)} | ${whole(rate.least)} – ${whole(rate.most)} | ${digits(times.median)} × | ${digits(times.least)} – ${digits(times.most)} | ${bars[i]} × |`,
    )
  }
}

const [cpu] = cpus()
console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}`)
for (const { title, contenders, bars } of suites) report(title, interleaved(contenders), bars)

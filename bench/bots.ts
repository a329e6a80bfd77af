// `npm run bench -- bots`: decisions a second of each level, and states solved a second.
import { chooserOf, LEVEL_NAMES, type Level, loreFor } from '../src/bots/levels.ts'
import type { Game, Table } from '../src/engine/game.ts'
import { anyAction, playOut } from '../src/engine/playout.ts'
import { seeded } from '../src/engine/random.ts'
import { prepare } from '../src/engine/table.ts'
import { copy } from '../src/engine/values.ts'
import { MANIFESTS } from '../src/games/index.ts'
import type { Manifest } from '../src/games/manifest.ts'
import { solve, unknown } from '../src/solver/solve.ts'
import { spread } from './measure.ts'

const ROUNDS = 5
const DECISIONS = 12
/** A round goes on for so many seconds at least: a glance is shorter than what the clock can tell. */
const LONG_ENOUGH = 0.1

interface Position {
  readonly state: { readonly table: Table<object> }
  readonly seat: number
}

function tableOf(game: Game, seats: number): Table<object> {
  const prepared = prepare(game, { seats })
  if (!prepared.ok) throw new Error(prepared.refusal.reason.key)
  return prepared.table
}

/** Some decisions of a random game at which there is something to choose. */
function positionsOf(game: Game): Position[] {
  const found: Position[] = []
  playOut(game, game.setup(tableOf(game, game.seats.least)), seeded(1), (rules, state, seat, random) => {
    if (rules.legal(state, seat).length > 1) found.push({ state: copy(state), seat })
    return anyAction(rules, state, seat, random)
  })
  const stride = Math.max(1, Math.floor(found.length / DECISIONS))
  return found.filter((_, i) => i % stride === 0).slice(0, DECISIONS)
}

/** Processor time, so that a busy machine does not count. */
function secondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

async function ratesOf(manifest: Manifest, level: Level): Promise<number[]> {
  const { game } = manifest
  const choose = chooserOf(level, await loreFor(level, manifest))
  const positions = positionsOf(game)
  const decideAll = () => {
    for (const [i, { state, seat }] of positions.entries()) choose(game, state, seat, seeded(2, i))
  }
  decideAll()
  return Array.from({ length: ROUNDS }, () => positions.length * rateOf(decideAll))
}

/** How often a second something is done. */
function rateOf(work: () => void): number {
  let [times, seconds] = [0, 0]
  for (; seconds < LONG_ENOUGH; times++) seconds += secondsOf(work)
  return times / seconds
}

const row = (...cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)
const digits = (value: number): string => (value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(2))

function told(rates: readonly number[]): string {
  const { median, least, most } = spread(rates)
  return `${digits(median)} (${digits(least)} – ${digits(most)})`
}

async function decisionTable(): Promise<void> {
  console.log('\nDecisions a second, fewest seats, median and range (processor time)\n')
  row('', ...LEVEL_NAMES)
  row('---', ...LEVEL_NAMES.map(() => '---'))
  for (const manifest of Object.values(MANIFESTS)) {
    const cells: string[] = []
    for (const level of LEVEL_NAMES) cells.push(told(await ratesOf(manifest, level)))
    row(manifest.game.title, ...cells)
  }
}

async function solverTable(): Promise<void> {
  console.log('\nSolved for two (processor time)\n')
  row('', 'states', 'seconds', 'states a second')
  row('---', '---', '---', '---')
  for (const { game, exact } of Object.values(MANIFESTS)) {
    if (!exact) continue
    const found = await exact()
    let states = 0
    const seconds = secondsOf(() => {
      const numbering = found.numbering(tableOf(game, 2))
      states = numbering.size
      for (const _ of solve(numbering, unknown(numbering)));
    })
    row(game.title, states.toLocaleString('en'), seconds.toFixed(1), digits(states / seconds))
  }
}

export async function benchBots(): Promise<void> {
  await decisionTable()
  await solverTable()
}

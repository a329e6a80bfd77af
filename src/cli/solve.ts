import type { Command } from 'commander'
import pico from 'picocolors'
import { type Exact, TWO, type Values } from '../engine/exact.ts'
import type { Game, Table } from '../engine/game.ts'
import { MANIFESTS } from '../games/index.ts'
import { worthIn } from '../solver/by-rules.ts'
import { MOST_STATES, solutionWith } from '../solver/oracle.ts'
import { type Progress, solve, unknown } from '../solver/solve.ts'
import { misused } from './complaint.ts'
import { findGame } from './find-game.ts'
import { complain, print, printJson } from './output.ts'
import { progressBar } from './progress.ts'
import { breath, stoppable } from './stop.ts'
import { headOf, savedValues, saveValues } from './values-file.ts'
import { tableFor } from './wishes.ts'

interface SolveOptions {
  readonly options?: string
  readonly board?: string
  readonly save?: string
  readonly json?: boolean
}

const EXAMPLES = `
Both play to win as often as they can. Ctrl-C ends early; with --save the next run goes on from there.

Examples:
  paddock solve pig
  paddock solve monza --board circuit.json --options distance=never-stop-early
  paddock solve dodge-dice --save dodge-dice.values --json`

export function addSolve(program: Command): void {
  program
    .command('solve')
    .summary('find the best play for two')
    .description('Works out the chance to win in every state of a game for two, if both play as well as possible.')
    .argument('<game>', 'id of a game (see: paddock games)')
    .option('--options <list>', "the table's options: name=value,name=value")
    .option('--board <board>', 'a board of the game by name, or a file')
    .option('--save <file>', 'keep what every state is worth; go on with what is kept there')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((game: string, options: SolveOptions) => solveGame(findGame(game), options))
}

async function solveGame(game: Game, options: SolveOptions): Promise<void> {
  const exact = await exactOf(game)
  const table = await tableFor(game, { ...options, seats: TWO })
  const numbering = exact.numbering(table)
  if (numbering.size > MOST_STATES) throw misused(tooMany(game, numbering.size))
  const head = headOf(game, table, numbering.size)
  const values = (options.save === undefined ? null : savedValues(options.save, head)) ?? unknown(numbering)
  const began = performance.now()
  const { progress, reason } = await workOut(numbering, values)
  const seconds = (performance.now() - began) / 1000
  if (options.save !== undefined) saveValues(options.save, head, values)
  const chance = worthIn(solutionWith(game, numbering, values), game.setup(table), 0)
  tell({ game, table, states: numbering.size, progress, chance, seconds, partial: reason !== null }, options)
  if (reason !== null) process.exitCode = reason
}

async function exactOf(game: Game): Promise<Exact> {
  const { exact } = MANIFESTS[game.id]!
  if (!exact) throw misused(`${game.title} cannot be solved: it has too many states.`)
  return exact()
}

const tooMany = ({ title }: Game, states: number): string =>
  `${title} has ${grouped(states)} states at this table; ${grouped(MOST_STATES)} are the most that can be solved.`

/** How long is worked before signals are heard, in milliseconds. */
const STINT = 40

/** The reason is the exit code if somebody stopped it, else null. */
async function workOut(numbering: ReturnType<Exact['numbering']>, values: Values) {
  const { signal, done } = stoppable()
  const bar = progressBar(DIGITS, 'digits of every chance')
  try {
    const solving = solve(numbering, values)
    for (;;) {
      const step = stint(solving)
      if (step.done) return { progress: step.value, reason: null }
      bar.update(digitsOf(step.value))
      await breath()
      if (signal.aborted) return { progress: step.value, reason: signal.reason as number }
    }
  } finally {
    bar.stop()
    done()
  }
}

function stint(solving: ReturnType<typeof solve>): IteratorResult<Progress, Progress> {
  const until = performance.now() + STINT
  let step = solving.next()
  while (!step.done && performance.now() < until) step = solving.next()
  return step
}

const DIGITS = 9
const digitsOf = ({ residual }: Progress): number => Math.min(DIGITS, Math.max(0, Math.floor(-Math.log10(residual))))

interface Solved {
  readonly game: Game
  readonly table: Table<object>
  readonly states: number
  readonly progress: Progress
  readonly chance: number
  readonly seconds: number
  readonly partial: boolean
}

function tell(solved: Solved, { json }: SolveOptions): void {
  if (json) printJson(asJson(solved))
  else print(asText(solved))
  if (solved.partial) complain(`Stopped after ${solved.progress.rounds} rounds; the chances are not exact yet.`)
}

const asJson = ({ game, table, states, progress, chance, seconds, partial }: Solved) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: table.options,
  board: (table.board as { readonly id?: string } | null)?.id ?? null,
  states,
  rounds: progress.rounds,
  residual: Number.isFinite(progress.residual) ? progress.residual : null,
  partial,
  chances: [chance, 1 - chance],
  seconds,
  statesPerSecond: states / seconds,
})

const asText = ({ game, states, chance, seconds, partial }: Solved): string =>
  [
    `${pico.bold(game.title)} for two: ${grouped(states)} states${partial ? ' (partial)' : ''}`,
    '',
    `With the best play on both sides the first seat wins ${percent(chance)}, the second ${percent(1 - chance)}.`,
    pico.dim(`${seconds.toFixed(1)} s, ${grouped(Math.round(states / seconds))} states/s`),
  ].join('\n')

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const grouped = (count: number): string => count.toLocaleString('en')

import type { Command } from 'commander'
import pico from 'picocolors'
import { type Exact, TWO, type Values } from '../engine/exact.ts'
import type { Game, Table } from '../engine/game.ts'
import { MANIFESTS } from '../games/index.ts'
import { chancesIn } from '../solver/by-rules.ts'
import { MOST_STATES, solutionWith } from '../solver/oracle.ts'
import { type Progress, solve, unknown } from '../solver/solve.ts'
import { misused } from './complaint.ts'
import { findGame } from './find-game.ts'
import { complain, print, printJson } from './output.ts'
import { progressBar } from './progress.ts'
import { breath, stoppable } from './stop.ts'
import { headOf, savedValues, saveValues } from './values-file.ts'
import { ANY, tableFor, wholeNumber } from './wishes.ts'
import { checkPlace } from './writing.ts'

interface SolveOptions {
  readonly players: number
  readonly options?: string
  readonly board?: string
  readonly save?: string
  readonly json?: boolean
}

const EXAMPLES = `
Everybody plays to win as often as they can, and of equal actions takes the first. Ctrl-C ends early; with --save the next run goes on from there.

Examples:
  paddock solve pig
  paddock solve monza --board circuit.json --options distance=never-stop-early
  paddock solve monza --players 3
  paddock solve dodge-dice --save dodge-dice.values --json`

export function addSolve(program: Command): void {
  program
    .command('solve')
    .summary('find the best play for two or three')
    .description('Works out the chance to win in every state of a game, if all play as well as possible.')
    .argument('<game>', 'id of a game (see: paddock games)')
    .option('--players <n>', 'how many play', wholeNumber(1, ANY), TWO)
    .option('--options <list>', "the table's options: name=value,name=value")
    .option('--board <board>', 'a board of the game by name, or a file')
    .option('--save <file>', 'keep what every state is worth; go on with what is kept there')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((game: string, options: SolveOptions) => solveGame(findGame(game), options))
}

async function solveGame(game: Game, options: SolveOptions): Promise<void> {
  const exact = await exactOf(game)
  const table = await tableFor(game, { ...options, seats: options.players })
  if (!exact.seats.includes(table.seats)) throw misused(notFor(game, exact, table.seats))
  const numbering = exact.numbering(table)
  if (numbering.size > MOST_STATES) throw misused(tooMany(game, numbering.size))
  if (options.save !== undefined) checkPlace(options.save)
  const head = headOf(game, table, numbering.size)
  const values = (options.save === undefined ? null : savedValues(options.save, head)) ?? unknown(numbering)
  const began = performance.now()
  const { progress, reason } = await workOut(numbering, values)
  const seconds = (performance.now() - began) / 1000
  if (options.save !== undefined) saveValues(options.save, head, values)
  const chances = chancesIn(solutionWith(game, numbering, values), game.setup(table))
  tell({ game, table, states: numbering.size, progress, chances, seconds, partial: reason !== null }, options)
  if (reason !== null) process.exitCode = reason
}

async function exactOf(game: Game): Promise<Exact> {
  const { exact } = MANIFESTS[game.id]!
  if (!exact) throw misused(`${game.title} cannot be solved: it has too many states.`)
  return exact()
}

const NUMERALS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' }

const notFor = ({ title }: Game, { seats }: Exact, players: number): string =>
  `${title} can be solved for ${seats.map((each) => NUMERALS[each]).join(' or ')}, not for ${players}.`

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
  readonly chances: readonly number[]
  readonly seconds: number
  readonly partial: boolean
}

function tell(solved: Solved, { json }: SolveOptions): void {
  if (json) printJson(asJson(solved))
  else print(asText(solved))
  if (solved.partial) complain(`Stopped after ${solved.progress.rounds} rounds; the chances are not exact yet.`)
}

const asJson = ({ game, table, states, progress, chances, seconds, partial }: Solved) => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: table.options,
  board: (table.board as { readonly id?: string } | null)?.id ?? null,
  states,
  rounds: progress.rounds,
  residual: Number.isFinite(progress.residual) ? progress.residual : null,
  partial,
  chances,
  seconds,
  statesPerSecond: states / seconds,
})

const asText = ({ game, table, states, chances, seconds, partial }: Solved): string =>
  [
    `${pico.bold(game.title)} for ${NUMERALS[table.seats]}: ${grouped(states)} states${partial ? ' (partial)' : ''}`,
    '',
    `With the best play on ${table.seats === TWO ? 'both' : 'all'} sides ${chances.map(winning).join(', ')}.`,
    pico.dim(`${seconds.toFixed(1)} s, ${grouped(Math.round(states / seconds))} states/s`),
  ].join('\n')

const ORDINALS = ['first', 'second', 'third']

const winning = (chance: number, seat: number): string =>
  `the ${ORDINALS[seat]}${seat === 0 ? ' seat wins' : ''} ${percent(chance)}`

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
const grouped = (count: number): string => count.toLocaleString('en')

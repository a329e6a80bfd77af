import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import type { Game } from '../engine/game.ts'
import { type Run, runHere, runParallel } from '../lab/parallel.ts'
import { report } from '../lab/report.ts'
import type { Tally } from '../lab/tally.ts'
import { EXIT } from './complaint.ts'
import { findGame } from './find-game.ts'
import { randomSeed } from './fortune.ts'
import { complain, print, printJson } from './output.ts'
import { LEVELS_TEXT, levelsFor, RANDOM } from './players.ts'
import { progressBar } from './progress.ts'
import { recordsIn } from './records.ts'
import { type Outlook, simulationText, verdict } from './simulate-text.ts'
import { brokenOff, openSimulation, type SimulationJob } from './simulation.ts'
import { stoppable } from './stop.ts'
import { seedNumber, tableFor, wholeNumber } from './wishes.ts'

interface SimulateOptions {
  readonly games: number
  readonly seed?: number
  readonly seats?: number
  readonly options?: string
  readonly board?: string
  readonly bots: string
  readonly jobs?: number
  readonly records?: string
  readonly check?: boolean
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000_000
const MOST_JOBS = 64
/** Below this many random games a worker takes longer to start than to play. */
const WORTH_WORKERS = 2000

const EXAMPLES = `
Game number i draws from stream i of the seed: the result depends on the seed, not on the number of jobs.
Ctrl-C ends early and prints the games so far, marked as partial.

Examples:
  paddock simulate dodge-dice --games 10000 --seed 7
  paddock simulate dodge-dice --games 1000 --seats 4 --options starter=random --json
  paddock simulate dodge-dice --games 500 --bots club,random
  paddock simulate dodge-dice --games 100000 --seed 7 --records games.jsonl --check`

export function addSimulate(program: Command, worker: URL): void {
  program
    .command('simulate')
    .summary('play many games and count')
    .description('Plays many games and reports wins with intervals, places, scores, lengths and broken invariants.')
    .argument('<game>', 'id of a game (see: paddock games)')
    .option('--games <n>', 'how many games', wholeNumber(1, MOST_GAMES), 1000)
    .option('--seed <s>', 'the seed of all chance (default: a random one, which is reported)', seedNumber)
    .option('--seats <n>', 'how many seats (default: the least the game allows)', wholeNumber(1, 1000))
    .option('--options <list>', "the table's options: name=value,name=value")
    .option('--board <board>', 'a board of the game by name, or a file')
    .option('--bots <levels>', `who plays: a level for all seats, or several in turn (${LEVELS_TEXT})`, RANDOM)
    .option('--jobs <n>', 'how many threads (default: all processors)', wholeNumber(1, MOST_JOBS))
    .option('--records <file>', 'write one JSON line per game')
    .option('--check', 'check the invariants in every state, not only at the end')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((game: string, options: SimulateOptions) => simulate(findGame(game), options, worker))
}

async function simulate(game: Game, options: SimulateOptions, worker: URL): Promise<void> {
  const job = await jobFor(game, options)
  const began = performance.now()
  const { tally, signal } = await run(job, options, worker)
  const outlook = outlookOf(job, game, tally, tally.games < options.games, (performance.now() - began) / 1000)
  if (options.json) printJson(outlook)
  else print(simulationText(game, outlook))
  judge(outlook, options.games, signal)
}

async function jobFor(game: Game, options: SimulateOptions): Promise<SimulationJob> {
  const table = await tableFor(game, options)
  const levels = levelsFor(table.seats, options.bots)
  return { game: game.id, table, levels, seed: options.seed ?? randomSeed(), check: options.check ?? false }
}

/** Listens before anything is opened, so that a signal that comes early is heard too. */
async function run(job: SimulationJob, options: SimulateOptions, worker: URL) {
  const { signal, done } = stoppable()
  try {
    return { tally: await playAll(job, options, worker, signal), signal }
  } catch (error) {
    throw brokenOff(error)
  } finally {
    done()
  }
}

async function playAll(job: SimulationJob, options: SimulateOptions, worker: URL, signal: AbortSignal): Promise<Tally> {
  const records = options.records === undefined ? null : recordsIn(options.records)
  const progress = progressBar(options.games, 'games')
  try {
    return await start(job, {
      games: options.games,
      seats: job.table.seats,
      job,
      jobs: jobsFor(options),
      worker,
      keepRecords: records !== null,
      signal,
      onGames: (sums, lines) => {
        records?.write(lines)
        progress.update(sums.games)
      },
    })
  } finally {
    progress.stop()
    records?.close()
  }
}

/** One game of bots that think may last longer than anybody waits for an answer to Ctrl-C, so they think elsewhere. */
const start = (job: SimulationJob, run: Run<SimulationJob>): Promise<Tally> =>
  run.jobs === 1 && job.levels.every((level) => level === RANDOM) ? runHere(run, openSimulation(job)) : runParallel(run)

function jobsFor({ games, jobs, bots }: SimulateOptions): number {
  if (jobs !== undefined) return jobs
  return games < WORTH_WORKERS && bots === RANDOM ? 1 : Math.min(availableParallelism(), MOST_JOBS)
}

function outlookOf(job: SimulationJob, game: Game, tally: Tally, partial: boolean, seconds: number): Outlook {
  const { games, seats, ...means } = report(tally)
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    games,
    seed: job.seed,
    options: job.table.options,
    partial,
    seats: seats.map(({ seat, ...sums }) => ({ seat, player: job.levels[seat]!, ...sums })),
    ...means,
    seconds,
    gamesPerSecond: games / seconds,
  }
}

/** Some of the games are a result only where somebody wished for an end. */
function judge(outlook: Outlook, wanted: number, { reason }: AbortSignal): void {
  for (const line of verdict(outlook, wanted)) complain(line)
  if (outlook.firstFailure) process.exitCode = EXIT.failure
  if (outlook.partial) process.exitCode = reason
}

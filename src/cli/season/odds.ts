import { availableParallelism } from 'node:os'
import { isPerson } from '../../engine/sitter.ts'
import { type Chance, chancesAtEnd, oddsOf } from '../../lab/odds.ts'
import { runHere, runParallel } from '../../lab/parallel.ts'
import type { Match } from '../../protocol/match.ts'
import { randomSeed } from '../fortune.ts'
import { complain } from '../output.ts'
import { progressBar } from '../progress.ts'
import { brokenOff, openSimulation, type SimulationJob } from '../simulation.ts'
import { stoppable } from '../stop.ts'
import { HOUSE_LEVEL } from './drivers.ts'

export interface OddsWishes {
  readonly games: number
  readonly seed?: number
  readonly jobs?: number
}

/** Below this many seasons a second thread is not worth its start. */
const WORTH_WORKERS = 100

/** By driver: the chance of the title, from so many runs of the rest of the season. A stopped run tells what it knows. */
export async function titleChances(season: Match, wishes: OddsWishes, worker: URL): Promise<readonly Chance[]> {
  const { result, table } = season.timeline
  if (result) return chancesAtEnd(result)
  const { games } = wishes
  const job = jobFor(season, wishes.seed ?? randomSeed())
  const jobs = games < WORTH_WORKERS ? 1 : (wishes.jobs ?? availableParallelism())
  const progress = progressBar(games, 'seasons')
  const { signal, done } = stoppable()
  const run = {
    ...{ games, seats: table.seats, job, jobs, worker, keepRecords: false, signal },
    onGames: (tally: { readonly games: number }) => progress.update(tally.games),
  }
  try {
    const tally = await (jobs === 1 ? runHere(run, openSimulation(job)) : runParallel(run))
    if (tally.games < games) stoppedAfter(tally.games, games, signal)
    return oddsOf(tally).chances
  } catch (error) {
    throw brokenOff(error)
  } finally {
    progress.stop()
    done()
  }
}

const jobFor = ({ head, timeline: { table, log } }: Match, seed: number): SimulationJob => ({
  game: head.game,
  table,
  levels: head.seats.map((sitter) => (isPerson(sitter) ? HOUSE_LEVEL : sitter.player)),
  seed,
  check: false,
  log,
})

function stoppedAfter(played: number, wanted: number, { reason }: AbortSignal): void {
  complain(`Stopped after ${played} of ${wanted} seasons.`)
  process.exitCode = reason
}

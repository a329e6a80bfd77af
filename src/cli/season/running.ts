import type { Random } from '../../engine/random.ts'
import { peopleOf } from '../../engine/sitter.ts'
import { RACES } from '../../games/allens-dirt-season/board.ts'
import type { Match } from '../../protocol/match.ts'
import { type Complaint, failure, misused } from '../complaint.ts'
import { fileName, STANDARD_INPUT } from '../files.ts'
import { fortune, randomSeed } from '../fortune.ts'
import { replaceFile, textOf } from '../match-file.ts'
import { complain, note, printJsonText } from '../output.ts'
import { stoppable } from '../stop.ts'
import { driversFor, HOUSE_LEVEL } from './drivers.ts'
import { stateOf } from './file.ts'
import { alone } from './lock.ts'
import { newSeason, openFile } from './opening.ts'
import { isRaceDone, raceWithPeople, runRace, streamFor } from './race.ts'
import { bookOf } from './standing.ts'
import { checkFormats, type Formats, tellerFor, tellRace, tellSeason } from './telling.ts'

export interface RaceOptions extends Formats {
  readonly seed?: number
}

export interface RunOptions extends Formats {
  readonly seed?: number
  readonly laps?: number
  readonly bots: string
}

/** Runs the next race of a file, or the rest of the one under way. */
export const race = (file: string, options: RaceOptions): Promise<void> => alone(file, () => raceAlone(file, options))

async function raceAlone(file: string, options: RaceOptions): Promise<void> {
  checkFormats(file, options)
  const season = await openFile(file, options)
  if (season.timeline.result) throw isOver(file)
  const races = stateOf(season).races.length
  const random = options.seed === undefined ? fortune(undefined) : streamFor(season, options.seed)
  if (!(await driven(file, season, random, options))) return
  keep(file, season)
  if (isRaceDone(season, races)) tellRace(bookOf(season, null), options, tellerFor(file))
}

const isOver = (file: string): Complaint =>
  failure(`${fileName(file)}: The season is over; "paddock season standings ${fileName(file)}" shows it.`)

/** Whether there is anything to keep: what people did is, half a race of the house is not. */
async function driven(file: string, season: Match, random: Random, options: RaceOptions): Promise<boolean> {
  if (peopleOf(season.head.seats).length === 0)
    return untilStopped(
      (signal) => runRace(season, HOUSE_LEVEL, random, signal),
      () => 'Stopped before the end of the race.',
    )
  if (file === STANDARD_INPUT) throw misused('-: The season needs a file, since the drivers type on standard input.')
  await raceWithPeople(file, season, random, options.json || options.csv ? process.stderr : process.stdout)
  return true
}

/** Whether the work was done to its end; Ctrl-C ends it before. */
async function untilStopped(work: (signal: AbortSignal) => Promise<void>, told: () => string): Promise<boolean> {
  const { signal, done } = stoppable()
  await work(signal).finally(done)
  if (!signal.aborted) return true
  complain(told())
  process.exitCode = signal.reason
  return false
}

function keep(file: string, season: Match): void {
  if (file === STANDARD_INPUT) printJsonText(textOf(season))
  else replaceFile(file, season)
}

/** Runs all races that are left. */
export const run = (file: string | undefined, options: RunOptions): Promise<void> =>
  file === undefined ? runAlone(file, options) : alone(file, () => runAlone(file, options))

async function runAlone(file: string | undefined, options: RunOptions): Promise<void> {
  if (file !== undefined) checkFormats(file, options)
  const season = await (file === undefined ? newSeason(driversFor(options), options) : openFile(file, options))
  if (file !== undefined && options.laps !== undefined) throw lapsAreAgreed(file, season, options.laps)
  const seed = options.seed ?? randomSeed()
  if (options.seed === undefined) note(`Seed ${seed}.`)
  const told = () => `Stopped after ${stateOf(season).races.length} of ${RACES} races.`
  if (!(await untilStopped((signal) => runRaces(file, season, { ...options, seed }, signal), told))) return
  if (file === STANDARD_INPUT) keep(file, season)
  tellSeason(bookOf(season, null), options, tellerFor(file))
}

/** Race by race the file is kept, so that a run that is stopped goes on where it was. */
async function runRaces(
  file: string | undefined,
  season: Match,
  { bots, seed }: RunOptions & { readonly seed: number },
  signal: AbortSignal,
): Promise<void> {
  while (!season.timeline.result && !signal.aborted) {
    const races = stateOf(season).races.length
    await runRace(season, bots, streamFor(season, seed), signal)
    if (file !== undefined && file !== STANDARD_INPUT && isRaceDone(season, races)) replaceFile(file, season)
  }
}

const lapsAreAgreed = (file: string, season: Match, laps: number): Complaint =>
  misused(
    `--laps ${laps}: The season in ${fileName(file)} has ${stateOf(season).table.options.laps} laps a race already.`,
  )

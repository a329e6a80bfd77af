import { top } from '../../engine/frames.ts'
import { isOutcome } from '../../engine/game.ts'
import { type Random, seeded } from '../../engine/random.ts'
import { isPerson, type Sitter } from '../../engine/sitter.ts'
import { RACES } from '../../games/allens-dirt-season/board.ts'
import type { State } from '../../games/allens-dirt-season/state.ts'
import type { Match } from '../../protocol/match.ts'
import { replaceFile } from '../match-file.ts'
import { levelNamed } from '../players.ts'
import { refereeOf } from '../referee.ts'
import { breath } from '../stop.ts'
import { greet, step } from '../table/loop.ts'
import { openSession, type Session } from '../table/session.ts'
import { openTalk } from '../table/talk.ts'
import { stateOf } from './file.ts'

/** Between races nothing is under way, neither a race nor a roll-off. */
const isBetween = (state: State): boolean =>
  ['next-race', 'over'].includes(top(state).kind) ||
  (top(state).kind === 'qualifying' && state.chart.flat().length === 0)

/** Whether a race that began with so many in the books is over, with the roll-off that may follow. */
export function isRaceDone(season: Match, races: number): boolean {
  const state = stateOf(season)
  return season.timeline.result !== null || (state.races.length > races && isBetween(state))
}

/** Each race has a stream of its own, so that ten races one by one are the same season as all at once. */
export function streamFor(season: Match, seed: number): Random {
  const state = stateOf(season)
  return seeded(seed, isBetween(state) ? state.races.length + 1 : RACES + 1 + season.timeline.length)
}

/** Runs a race, or the rest of one, without people: a house driver of this level drives for them. A stopped one is cut off. */
export async function runRace(season: Match, standIn: string, random: Random, signal?: AbortSignal): Promise<void> {
  const sitters = season.head.seats.map((sitter) => housed(sitter, standIn))
  const referee = refereeOf(season, { random, sitters })
  const races = stateOf(season).races.length
  while (!isRaceDone(season, races) && !signal?.aborted) {
    referee.enter(referee.next()!.entry!)
    await breath()
  }
}

const housed = (sitter: Sitter, standIn: string): Sitter =>
  isPerson(sitter) ? { ...sitter, player: levelNamed(standIn) } : sitter

/** Runs a race with people at this terminal. Every act of theirs is on disk before the next; who leaves can come back. */
export async function raceWithPeople(
  path: string,
  season: Match,
  random: Random,
  output: NodeJS.WriteStream,
): Promise<void> {
  const talk = openTalk(output)
  try {
    const session = openSession(season, talk, random)
    session.saved.add(path)
    greet(session)
    await untilRaceIsDone(path, session)
  } finally {
    talk.close()
  }
}

async function untilRaceIsDone(path: string, session: Session): Promise<void> {
  const { match } = session
  const races = stateOf(match).races.length
  while (!session.over && !isRaceDone(match, races)) {
    const known = match.timeline.length
    await step(session)
    if (session.over || hasPersonActed(match, known) || isRaceDone(match, races)) replaceFile(path, match)
  }
}

function hasPersonActed({ head, timeline: { log } }: Match, known: number): boolean {
  const last = log.at(-1)
  return log.length < known || (last !== undefined && !isOutcome(last) && isPerson(head.seats[last.seat]!))
}

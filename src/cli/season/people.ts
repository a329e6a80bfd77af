import { isOutcome } from '../../engine/game.ts'
import type { Match } from '../../engine/match.ts'
import type { Random } from '../../engine/random.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import type { State } from '../../games/allens-dirt-season/state.ts'
import { PERSON, type TableSeat } from '../table/arrange.ts'
import { greet, step } from '../table/loop.ts'
import { openSession, type Session } from '../table/session.ts'
import { openTalk } from '../table/talk.ts'
import { type RunningSeason, saveSeason } from './file.ts'
import { isRaceDone } from './house.ts'

export const hasPeople = ({ drivers }: RunningSeason): boolean => drivers.some(({ player }) => player === PERSON)

/** Runs a race with people at this terminal. Every act of theirs is on disk before the next; who leaves can come back. */
export async function raceWithPeople(
  path: string,
  season: RunningSeason,
  random: Random,
  output: NodeJS.WriteStream,
): Promise<void> {
  const talk = openTalk(output)
  try {
    const { table, log, state } = season
    const match = { game: allensDirtSeason, table, log, state } as unknown as Match
    const session = openSession(match, tableSeats(season), talk, random)
    session.saved.add(path)
    greet(session)
    await untilRaceIsDone(path, season, session)
  } finally {
    talk.close()
  }
}

const tableSeats = ({ drivers }: RunningSeason): TableSeat[] => drivers.map((driver) => ({ ...driver }))

async function untilRaceIsDone(path: string, season: RunningSeason, session: Session): Promise<void> {
  const races = season.state.races.length
  while (!session.over && !isRaceDone(season.state, races)) {
    const known = session.match.log.length
    await step(session)
    take(season, session)
    if (session.over || hasPersonActed(session, known) || isRaceDone(season.state, races)) saveSeason(path, season)
  }
}

/** The match of the session is the season as it stands now; a taken back act is gone from both. */
function take(season: RunningSeason, { match }: Session): void {
  season.log = match.log as RunningSeason['log']
  season.state = match.state as State
}

function hasPersonActed({ match, bots }: Session, known: number): boolean {
  const last = match.log.at(-1)
  return match.log.length < known || (last !== undefined && !isOutcome(last) && !bots[last.seat])
}

import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { isLevel } from '../../bots/levels.ts'
import type { Entry } from '../../engine/game.ts'
import { replay } from '../../engine/match.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import type { Season, State } from '../../games/allens-dirt-season/state.ts'
import { GAMES } from '../../games/index.ts'
import { refused } from '../../protocol/fault.ts'
import { readMatch, resultFault, type SeatNote, writeMatch } from '../../protocol/match-file.ts'
import { Complaint, EXIT, invalid } from '../complaint.ts'
import { DRAWABLES } from '../drawables.ts'
import { fileName, readText, reasoned } from '../files.ts'
import { LEVELS_TEXT } from '../players.ts'
import { resultOf } from '../shown.ts'
import { PERSON } from '../table/arrange.ts'
import { type Driver, driversOf } from './drivers.ts'

/** A season that is being run; its state and log are its own and change. */
export interface RunningSeason {
  readonly table: State['table']
  /** As the file has them, with all their notes. */
  readonly seats: readonly SeatNote[]
  readonly drivers: readonly Driver[]
  log: Entry<Season>[]
  state: State
}

export const newSeason = (table: State['table'], drivers: readonly Driver[]): RunningSeason => ({
  table,
  seats: drivers.map((driver) => ({ ...driver })),
  drivers,
  log: [],
  state: allensDirtSeason.setup(table),
})

/** Opens a season's match file and plays it to where it stands. */
export async function openSeason(path: string): Promise<RunningSeason> {
  const opened = readMatch(await readText(path), DRAWABLES)
  if (!opened.ok) throw invalid(fileName(path), opened.fault)
  const { game, seats, result } = opened.value
  if (game.id !== allensDirtSeason.id)
    throw new Complaint(EXIT.invalid, `${fileName(path)}: game: This is a match of ${game.title}, not a season.`)
  const drivers = driversOf(seats)
  checkPlayers(path, drivers)
  const table = opened.value.table as State['table']
  const log = [...opened.value.log] as Entry<Season>[]
  const replayed = replay(allensDirtSeason, table, log)
  if (!replayed.ok) throw invalid(fileName(path), refused(`log[${replayed.index}]`, replayed.refusal).fault)
  const { state } = replayed.match
  const fault = resultFault(result, resultOf(allensDirtSeason.waiting(state)))
  if (fault) throw invalid(fileName(path), fault)
  return { table, seats, drivers, log, state }
}

/** Who drives is noted in the file, so a wrong level is the file's fault. */
function checkPlayers(path: string, drivers: readonly Driver[]): void {
  const seat = drivers.findIndex(({ player }) => player !== PERSON && !isLevel(player))
  if (seat < 0) return
  const what = `There is no bot "${drivers[seat]!.player}"; there are: ${LEVELS_TEXT}.`
  throw new Complaint(EXIT.invalid, `${fileName(path)}: seats[${seat}].player: ${what}`)
}

const seasonText = ({ table, seats, log, state }: RunningSeason): string =>
  writeMatch({
    game: GAMES[allensDirtSeason.id]!,
    table,
    seats,
    log,
    result: resultOf(allensDirtSeason.waiting(state)),
  })

/** A new file never takes the place of another. */
export function createSeason(path: string, season: RunningSeason): void {
  reasoned(path, () => writeFileSync(path, seasonText(season), { flag: 'wx' }))
}

/** Written aside and then moved, so that a season is never half a file, whatever happens. */
export function saveSeason(path: string, season: RunningSeason): void {
  const aside = `${path}.${process.pid}.new`
  try {
    reasoned(path, () => {
      writeFileSync(aside, seasonText(season))
      renameSync(aside, path)
    })
  } finally {
    rmSync(aside, { force: true })
  }
}

import { DRIVERS } from '../../games/allens-dirt-season/board.ts'
import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import type { State } from '../../games/allens-dirt-season/state.ts'
import { LIBRARY } from '../../games/index.ts'
import { type Match, openMatch, withoutProof } from '../../protocol/match.ts'
import { Complaint, EXIT } from '../complaint.ts'
import { fileName } from '../files.ts'
import { checkPlayers, readValue, soundMatch } from '../match-file.ts'
import { HOUSE_LEVEL } from './drivers.ts'

export const stateOf = ({ timeline }: Match): State => timeline.present as State

/** Opens a season's match file and plays it to where it stands. */
export async function openSeason(path: string): Promise<Match> {
  const match = soundMatch(path, await openMatch(withHouse(await readValue(path)), LIBRARY))
  const { id, title } = match.playable.game
  if (id !== allensDirtSeason.id)
    throw new Complaint(EXIT.invalid, `${fileName(path)}: game: This is a match of ${title}, not a season.`)
  checkPlayers(path, match)
  return withoutProof(match)
}

/**
 * A person drives only where the file says so, though at any other table a seat without a note is a person's. The door
 * cannot tell later what was noted, so it is noted before.
 */
function withHouse(value: unknown): unknown {
  if (!isObject(value)) return value
  const seats = value.seats === DRIVERS ? new Array(DRIVERS).fill({}) : value.seats
  return Array.isArray(seats) && seats.length === DRIVERS ? { ...value, seats: seats.map(driven) } : value
}

const driven = (seat: unknown): unknown =>
  isObject(seat) && typeof seat.player !== 'string' ? { ...seat, player: HOUSE_LEVEL } : seat

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

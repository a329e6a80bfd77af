import type { Seat } from '../../engine/game.ts'
import { PERSON, type Sitter, usualColour } from '../../engine/sitter.ts'
import { type Match, openMatch } from '../../protocol/match.ts'
import { LIBRARY } from '../games/index.ts'
import type { Play } from '../games/play.ts'
import { withBots } from '../table/store/new-table.ts'
import { positionOf } from '../table/store/thinker.ts'
import type { Day } from './day.ts'

/** A match up to a decision, and who decides. */
export interface Found {
  readonly match: Match
  readonly seat: Seat
}

const days = new Map<string, Promise<Found | null>>()

/** The position of a day, looked for once; null where there is none. */
export function dailyOf(play: Play, day: Day): Promise<Found | null> {
  const key = `${day} ${play.game.id}`
  const known = days.get(key) ?? daily(play, day)
  days.set(key, known)
  return known
}

async function daily(play: Play, day: Day): Promise<Found | null> {
  const game = play.game.id
  const position = await positionOf({ game, day })
  if (!position) return null
  const { seats, seat, log } = position
  const opened = await openMatch({ game, seats: sittersAround(play, seats, seat), log }, LIBRARY)
  return opened.ok ? { match: opened.match, seat } : null
}

/** Bots, and one person among them, who has no name. */
function sittersAround(play: Play, seats: number, seat: Seat): Partial<Sitter>[] {
  const [, ...bots] = withBots(play, '', seats - 1)
  const all = [...bots.slice(0, seat), { player: PERSON }, ...bots.slice(seat)]
  return all.map((sitter, index) => ({ ...sitter, colour: usualColour(play.livery, index) }))
}

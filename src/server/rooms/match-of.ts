import { seatsOf } from '../../protocol/live/standing.ts'
import { type Match, recordFor } from '../../protocol/match.ts'
import type { MatchRecord } from '../../protocol/record.ts'
import type { Room } from './room.ts'

/** The match of a table as this guest may have it; null before it has begun. */
export function matchFor(room: Room, guest: string): MatchRecord | null {
  const { game, standing, opened } = room
  if (!game || !standing.sitters) return null
  const { log, result, ...head } = opened.record
  const match: Match = {
    playable: opened.playable,
    head: { ...head, seats: standing.sitters },
    timeline: game.timeline,
  }
  return recordFor(match, seatsOf(standing, guest)[0] ?? null)
}

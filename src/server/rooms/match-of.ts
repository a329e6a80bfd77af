import type { Proof } from '../../engine/proof.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import { type Match, recordFor } from '../../protocol/match.ts'
import type { MatchRecord } from '../../protocol/record.ts'
import type { Room } from './room.ts'

/** The match of a table as this guest may have it, with the proof of its dice; null before it has begun. */
export function matchFor(room: Room, guest: string): MatchRecord | null {
  const { game, standing, opened } = room
  if (!game || !standing.sitters) return null
  const { log, result, ...head } = opened.record
  const { playable } = opened
  const match: Match = {
    playable,
    head: { ...head, seats: standing.sitters, proof: proofOf(room) },
    timeline: game.timeline,
  }
  return recordFor(match, seatsOf(standing, guest)[0] ?? null)
}

function proofOf({ head: { id, commitment }, standing: { holders, secret } }: Room): Proof {
  const strings = holders.map((holder) => holder?.string ?? '')
  return { table: id, commitment, strings, ...(secret === null ? {} : { secret }) }
}

import { openText } from '../../protocol/match.ts'
import type { Library } from '../../protocol/record.ts'
import { unpack } from '../replay/link.ts'
import type { Found } from './found.ts'
import type { OwnPosition } from './positions.ts'

/** A position of a round, and its place in it. */
export interface Next {
  readonly at: number
  readonly position: OwnPosition
  readonly found: Found
}

interface Ways {
  /** Null for what cannot be opened: it was played by another version of the rules, or is broken. */
  readonly open: (position: OwnPosition) => Promise<Found | null>
  /** What cannot be opened is not offered again. */
  readonly drop: (position: OwnPosition) => Promise<void>
}

/** The first that can be opened from some place on; null if there is none. */
export async function nextIn(round: readonly OwnPosition[], from: number, ways: Ways): Promise<Next | null> {
  for (const [at, position] of round.entries()) {
    if (at < from) continue
    const found = await ways.open(position)
    if (found) return { at, position, found }
    await ways.drop(position)
  }
  return null
}

/** A position of one's own; null for one that cannot be opened, or in which the seat has nothing to decide. */
export async function openedOwn({ packed, seat, game }: OwnPosition, library: Library): Promise<Found | null> {
  const opened = await openText(await unpack(packed), library)
  if (!opened.ok || opened.match.head.game !== game) return null
  const { match } = opened
  const { waiting } = match.timeline
  return waiting.kind === 'seats' && waiting.seats.includes(seat) ? { match, seat } : null
}

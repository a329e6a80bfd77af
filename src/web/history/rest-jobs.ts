import type { Seat } from '../../engine/game.ts'
import type { Decision } from '../../lab/finding.ts'
import type { Review } from '../../lab/review.ts'
import { type Match, recordFor } from '../../protocol/match.ts'
import { matchText } from '../../protocol/match-text.ts'
import { POSITIONS } from '../practice/browser-positions.ts'
import type { OwnPosition } from '../practice/positions.ts'
import { pack } from '../replay/link.ts'
import { reviewerOf } from '../review/page-reviewer.ts'
import { tableOf } from '../table/store/tables.ts'
import type { PlayedGame, ReviewSheet } from './played.ts'
import type { Job } from './rest.ts'
import { noteReview } from './shelf.ts'

/** Of one game so many positions are practised at most, those that gave away most. */
const MOST_OF_GAME = 5

/** The review of a game whose table is still there; null for others. */
export async function jobFor(played: PlayedGame): Promise<Job | null> {
  const table = await tableOf(played.id)
  if (table.kind !== 'open' || !table.store.match.timeline.result) return null
  const { match } = table.store
  return {
    reviewer: reviewerOf({ record: recordFor(match, null) }),
    async keep(review) {
      noteReview(played.id, sheetOf(review))
      await POSITIONS.add(await positionsIn(match, played, review))
    },
  }
}

/** What stays of a review, rounded: more digits would be noise. */
export const sheetOf = ({ isExact, seats }: Review): ReviewSheet => ({
  isExact,
  seats: seats.map(({ decisions, lost, luck }) => ({ decisions, lost: rounded(lost), luck: rounded(luck) })),
})

const rounded = (wins: number): number => Math.round(wins * 100_000) / 100_000

/** The decisions of people here that gave something away, as positions to be decided again. */
async function positionsIn(match: Match, { id, seats }: PlayedGame, { decisions }: Review): Promise<OwnPosition[]> {
  const isOwn = (seat: Seat) => seats[seat]?.own ?? false
  const given = decisions.filter(({ seat, grade }) => isOwn(seat) && grade !== 'good')
  const worst = given.sort((one, other) => other.lost - one.lost).slice(0, MOST_OF_GAME)
  const found = await Promise.all(worst.map((decision) => positionAt(match, id, decision)))
  return found.flatMap((position) => position ?? [])
}

/** Null for a match too long to be kept in short. */
async function positionAt({ head, timeline }: Match, table: string, decision: Decision): Promise<OwnPosition | null> {
  const { index, seat, lost } = decision
  const { proof: _proof, ...rest } = head
  const text = matchText(timeline.game, { ...rest, log: timeline.log.slice(0, index), result: null })
  const packed = await pack(text)
  const id = `${table}-${index}`
  if (packed === null) return null
  return { kind: 'open', id, game: head.game, seat, packed, lost: rounded(lost), right: 0, due: 0 }
}

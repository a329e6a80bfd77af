import { isOutcome, type Result, type Seat } from '../../engine/game.ts'
import { isPerson, type Sitter } from '../../engine/sitter.ts'
import type { Match } from '../../protocol/match.ts'
import { Witness } from '../../table/witness.ts'
import type { DiceTale } from '../games/tale.ts'

/** How often each side of each kind of die fell, by their ids. */
export type Dice = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Who sat where, and what came of it. */
export interface PlayedSeat extends Sitter {
  readonly place: number
  readonly score: number
  /** Whether somebody at this device decided for it. */
  readonly own: boolean
  /** What it threw itself; null where nobody counted. */
  readonly dice: Dice | null
}

/** What a review found out about one seat, in wins. */
export interface SeatSheet {
  readonly decisions: number
  /** What they gave away. */
  readonly lost: number
  /** What dice and draws brought. */
  readonly luck: number
}

/** What stays of a review. */
export interface ReviewSheet {
  /** Whether the game was solved, or judged by a bot. */
  readonly isExact: boolean
  /** By seat. */
  readonly seats: readonly SeatSheet[]
}

/** All that stays of a game when its table is gone. */
export interface PlayedGame {
  /** The id of its table. */
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Readonly<Record<string, unknown>>
  /** In milliseconds since 1970. */
  readonly begun: number
  readonly ended: number
  readonly seats: readonly PlayedSeat[]
  /** How many rolls were fixed before anybody sat down, where that was promised and is true. */
  readonly fixed?: number
  /** Absent where nobody has reviewed it yet. */
  readonly review?: ReviewSheet
}

type Counts = Record<string, Record<string, number>>

/** How long to count before the page may draw again, in milliseconds. */
const SLICE = 12

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** What is known of a table besides its match. */
export interface KeptTable {
  readonly id: string
  readonly begun: number
  readonly touched: number
  /** The seats of this device; absent, those of all people. */
  readonly own?: readonly Seat[]
  readonly fixed?: number
}

/** Goes once more through a match that is over and counts; null for one that is not. */
export async function playedGame(match: Match, kept: KeptTable, tale: DiceTale | null): Promise<PlayedGame | null> {
  const { result } = match.timeline
  if (!result) return null
  const counts = tale ? await counted(match, tale) : null
  return summed(match, kept, result, counts)
}

async function counted({ timeline, head }: Match, tale: DiceTale): Promise<Counts[]> {
  const witness = new Witness(timeline, null)
  const counts: Counts[] = head.seats.map(() => ({}))
  let since = performance.now()
  for (const [index, entry] of timeline.log.entries()) {
    if (isOutcome(entry)) count(counts, tale.thrown(witness.fall(index + 1)!))
    if (performance.now() - since < SLICE) continue
    await breath()
    since = performance.now()
  }
  return counts
}

function count(counts: readonly Counts[], thrown: ReturnType<DiceTale['thrown']>): void {
  for (const { die, side, seat } of thrown) {
    const own = seat === null ? undefined : counts[seat]
    if (!own) continue
    const before = own[die]?.[side] ?? 0
    own[die] = { ...own[die], [side]: before + 1 }
  }
}

function summed(
  { head }: Match,
  kept: KeptTable,
  { places, scores }: Result,
  counts: readonly Counts[] | null,
): PlayedGame {
  const { game, rulesVersion, options, seats } = head
  const { id, begun, touched, own, fixed } = kept
  const seatOf = (sitter: Sitter, seat: Seat): PlayedSeat => ({
    ...sitter,
    place: places[seat]!,
    score: scores[seat]!,
    own: own ? own.includes(seat) : isPerson(sitter),
    dice: isPerson(sitter) ? (counts?.[seat] ?? null) : null,
  })
  const played = { id, game, rulesVersion, options, begun, ended: touched, seats: seats.map(seatOf) }
  return fixed === undefined ? played : { ...played, fixed }
}

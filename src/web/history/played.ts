import { apply } from '../../engine/act.ts'
import type { Colour } from '../../engine/colour.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Seat } from '../../engine/game.ts'
import { prepare } from '../../engine/table.ts'
import type { DiceTale } from '../games/tale.ts'
import type { SavedTable } from '../table/record.ts'

/** How often each side of each kind of die fell, by their ids. */
export type Dice = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Who sat where, and what came of it. */
export interface PlayedSeat {
  readonly name: string
  readonly colour: Colour
  /** A bot's level, or null for a person. */
  readonly bot: string | null
  readonly place: number
  readonly score: number
  /** Whether somebody at this device decided for it. */
  readonly own: boolean
  /** What it threw itself; null where nobody counted. */
  readonly dice: Dice | null
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
}

type Counts = Record<string, Record<string, number>>

/** How long to count before the page may draw again, in milliseconds. */
const SLICE = 12

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Plays a finished table once more and counts; null for one that is not finished. */
export async function playedGame(game: Game, saved: SavedTable, tale: DiceTale | null): Promise<PlayedGame | null> {
  const { sitters, options, board } = saved
  const prepared = prepare(game, { seats: sitters.length, options, board })
  if (!prepared.ok) return null
  const state = game.setup(prepared.table)
  const counts: Counts[] = saved.sitters.map(() => ({}))
  let since = performance.now()
  for (const [index, entry] of saved.log.entries()) {
    if (tale && isOutcome(entry)) count(counts, thrownBy(game, tale, state, index, entry))
    apply(game, state, entry)
    if (performance.now() - since < SLICE) continue
    await breath()
    since = performance.now()
  }
  const waiting = game.waiting(state)
  return waiting.kind === 'over' ? summed(saved, waiting.result, tale ? counts : null) : null
}

function thrownBy(game: Game, tale: DiceTale, state: Kinds['state'], index: number, entry: Entry) {
  const { outcome } = game.redact(entry, null) as { readonly outcome: unknown }
  return tale.thrown({ index, outcome, before: game.view(state, null) })
}

function count(counts: readonly Counts[], thrown: ReturnType<DiceTale['thrown']>): void {
  for (const { die, side, seat } of thrown) {
    const own = seat === null ? undefined : counts[seat]
    if (!own) continue
    const before = own[die]?.[side] ?? 0
    own[die] = { ...own[die], [side]: before + 1 }
  }
}

type Ended = Extract<ReturnType<Game['waiting']>, { kind: 'over' }>['result']

function summed(saved: SavedTable, { places, scores }: Ended, counts: readonly Counts[] | null): PlayedGame {
  const { id, game, rulesVersion, options, begun, touched, sitters } = saved
  const seatOf = ({ name, colour, bot }: SavedTable['sitters'][number], seat: Seat): PlayedSeat => ({
    name,
    colour,
    bot,
    place: places[seat]!,
    score: scores[seat]!,
    own: bot === null,
    dice: bot === null ? (counts?.[seat] ?? null) : null,
  })
  return { id, game, rulesVersion, options, begun, ended: touched, seats: sitters.map(seatOf) }
}

import { isColour } from '../../../engine/colour.ts'
import type { Entry, Refusal, Seat } from '../../../engine/game.ts'
import { isPerson } from '../../../engine/sitter.ts'
import { prepare } from '../../../engine/table.ts'
import { type Match, openMatch, withoutProof } from '../../../protocol/match.ts'
import type { MatchHead } from '../../../protocol/record.ts'
import { type Recall, recalledFrom } from '../../../table/recalled.ts'
import { give, jsonFile } from '../../browser/give.ts'
import { askToStay } from '../../browser/persist.ts'
import type { Trouble } from '../../browser/trouble.ts'
import { guideOf } from '../../games/guides.ts'
import { boxOf, LIBRARY } from '../../games/index.ts'
import type { Play } from '../../games/play.ts'
import { settings } from '../../settings/settings.ts'
import { firstRevision } from '../../shelf/guard.ts'
import { type LeftTable, leftBehind } from '../../shelf/left-behind.ts'
import { openShelf } from '../../shelf/open-shelf.ts'
import type { UnreadTable } from '../../shelf/row.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { Lost, Origin, TableHead } from '../../shelf/table-head.ts'
import { trueRandom } from './dice-source.ts'
import { LocalTable } from './local-table.ts'
import { actsForMe, pace } from './pace.ts'
import { PageBots } from './page-bots.ts'
import { CLOCK } from './page-clock.ts'
import { cleaned } from './sitters.ts'

let opened: Shelf | null = null

/** The tables of this browser. */
function shelf(): Shelf {
  opened ??= openShelf()
  return opened
}

/** A table that is open in this page, or why it cannot be. */
export type OpenedTable = { readonly kind: 'open'; readonly store: LocalTable } | { readonly kind: Lost }

const open = new Map<string, Promise<OpenedTable>>()

/** The table of this id, opened once however often it is looked at. */
export function tableOf(id: string): Promise<OpenedTable> {
  const known = open.get(id)
  if (known) return known
  const opening = readTable(id)
  open.set(id, opening)
  return opening
}

/** Forgets what was found out about a table that is not open, so that the next look is a new one. */
export function lookAgain(id: string): void {
  open.get(id)?.then(({ kind }) => kind === 'open' || open.delete(id))
}

interface Found {
  readonly match: Match
  readonly head: TableHead
}

async function readTable(id: string): Promise<OpenedTable> {
  const found = await read(id)
  if (typeof found === 'string') return { kind: found }
  return { kind: 'open', store: await storeOf(found) }
}

async function storeOf({ match, head }: Found, trouble: Trouble | null = null): Promise<LocalTable> {
  const play = await boxOf(match.head.game)!.open()
  const random = trueRandom()
  const recall = await recallOf(head)
  const guide = await guideOf(play)
  return new LocalTable({
    ...{ play, match, head, shelf: shelf(), pace, actsForMe, trouble, clock: CLOCK },
    dice: () => random,
    recall,
    drives: () => (settings().stepwise ? null : (guide?.drives ?? null)),
    bots: (onFailure) => new PageBots(play, onFailure),
    reread: () => read(head.id),
  })
}

/** A match that is gone, or cannot be read, is no longer recalled: its dice fall anew. */
async function recallOf({ origin }: TableHead): Promise<Recall | undefined> {
  if (!origin?.sameDice || origin.id === null) return undefined
  const found = await read(origin.id)
  return typeof found === 'string' ? undefined : recalledFrom(found.match.timeline, origin.at)
}

/** The log of a kept table may be anything: it is played through the door. */
async function read(id: string): Promise<Found | Lost> {
  const found = await shelf().read(id)
  if (typeof found === 'string') return found
  const { head, log } = found
  const match = await openMatch({ ...Object(head.record), log }, LIBRARY)
  if (match.ok) return { match: match.match, head }
  return match.fault.code === 'rules-version' ? 'newer' : 'broken'
}

/** What a table agrees on before the first move. */
export type Agreement = Pick<MatchHead, 'seats' | 'options' | 'board'> & { readonly rulesVersion?: number }

/** What a table begins with that does not begin at the beginning. */
export interface Past {
  readonly log?: readonly Entry[]
  readonly origin?: Origin
}

/** Why a table cannot be set up like this: a game may refuse options that do not go together. */
export function refusalOf({ game }: Play, { seats, options, board }: Agreement): Refusal | null {
  const prepared = prepare(game, { seats: seats.length, options, board })
  return prepared.ok ? null : prepared.refusal
}

/** Sets up a table and returns its id. */
export async function startTable({ game }: Play, agreement: Agreement, past: Past = {}): Promise<string> {
  const { log = [], origin } = past
  const match = await openMatch({ game: game.id, ...agreement, seats: cleaned(agreement.seats), log }, LIBRARY)
  if (!match.ok) throw new Error(`${game.id} cannot be set up like this: ${match.fault.code}`)
  await shelf().tidy()
  return makeTable(match.match, 'create', origin ? { origin } : {})
}

/** Makes a table of a match from elsewhere; none of those that are here goes for it. */
export const keepMatch = (match: Match): Promise<string> =>
  makeTable(match.timeline.result ? match : withoutProof(match), 'bring')

/** Keeps a match that ended on a server under the id of its table, so that it can be looked at and checked without one. */
export const keepEnded = (match: Match, id: string): Promise<string> => makeTable(match, 'bring', { id })

/** Where nothing can be kept a table lives as long as the page. */
async function makeTable(match: Match, way: 'create' | 'bring', { id = newId(), origin }: Made = {}): Promise<string> {
  const now = Date.now()
  const { log, length, result } = match.timeline
  const head: TableHead = {
    ...{ id, record: match.head, begun: now, touched: now, isOver: result !== null },
    ...{ length, revision: firstRevision() },
    ...(origin ? { origin } : {}),
  }
  const kept = await shelf()[way](head, log)
  const trouble = kept === 'full' || kept === 'forbidden' ? kept : shelf().trouble
  if (trouble === null) askToStay()
  const store = await storeOf({ match, head }, trouble)
  open.set(head.id, Promise.resolve({ kind: 'open', store }))
  return head.id
}

interface Made {
  readonly id?: string
  readonly origin?: Origin
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')

// All tables

/** A table in a list: what can be told of it without playing it. */
export interface Listed extends TableHead {
  readonly record: MatchHead
}

/** Every table of this browser, the latest first, those that cannot be read, and those that found no room. */
export async function allTables(): Promise<{
  readonly tables: readonly Listed[]
  readonly unread: readonly UnreadTable[]
  readonly left: readonly LeftTable[]
}> {
  const [heads, unread] = await Promise.all([shelf().heads(), shelf().unread()])
  const broken = heads.filter((head) => !isListed(head)).map(({ id }): UnreadTable => ({ id, why: 'broken' }))
  const left = shelf().trouble === null ? leftBehind() : []
  return { tables: heads.filter(isListed), unread: [...unread, ...broken], left }
}

/** Gives tables away that found no room. */
export const giveLeft = (left: readonly LeftTable[]): void =>
  left.forEach(({ name, text }) => void give(jsonFile(name, text)))

/** The record is checked when it is played; a list needs a game and those who sit there. */
function isListed(head: TableHead): head is Listed {
  const { game, seats } = Object(head.record) as Partial<MatchHead>
  return (
    typeof game === 'string' &&
    Array.isArray(seats) &&
    seats.every((sitter) => typeof sitter?.name === 'string' && isColour(sitter.colour))
  )
}

/** Who is to act at a kept table, a person before a bot, or whose dice are due; null where nobody can tell. */
export async function seatDue(id: string): Promise<Seat | null> {
  const found = await read(id)
  if (typeof found === 'string') return null
  const { head, timeline } = found.match
  const { waiting } = timeline
  if (waiting.kind === 'chance') return waiting.chance.seat
  if (waiting.kind === 'over') return null
  return waiting.seats.find((seat) => isPerson(head.seats[seat]!)) ?? waiting.seats[0] ?? null
}

export async function removeTable(id: string): Promise<void> {
  open.delete(id)
  await shelf().remove(id)
}

/** Tells whenever another window has changed a table. */
export const watchTables = (listener: () => void): (() => void) => shelf().watch(null, listener)

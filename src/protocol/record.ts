import * as z from 'zod/mini'
import { isColour } from '../engine/colour.ts'
import type { Entry, Game, Result, Table, Watcher } from '../engine/game.ts'
import { optionsAt } from '../engine/options.ts'
import type { Proof } from '../engine/proof.ts'
import { sentence } from '../engine/sentence.ts'
import { isNumber, type Livery, PERSON, type Sitter, usualColour } from '../engine/sitter.ts'
import { prepare } from '../engine/table.ts'
import { type BoardCheck, readBoard } from './boards.ts'
import { isOver } from './bounds.ts'
import { brief, type Failed, failed, type Read, read, refused, tooMuch } from './fault.ts'
import { nearest } from './nearest.ts'
import { readProof } from './proof.ts'
import { shaped } from './shape.ts'

export const FORMAT = 'paddock-match/1'
export const NAME_LIMIT = 40

/** What a match was begun with. */
export interface MatchHead {
  readonly game: string
  /** The version of the rules it began under. */
  readonly rulesVersion: number
  /** As they were said; what is not said is the default of that version. */
  readonly options: Readonly<Record<string, unknown>>
  /** The name of a board, or a drawn one; absent, the game's first. */
  readonly board?: unknown
  readonly seats: readonly Sitter[]
  /** Whose eyes the log is for, null for everybody's; absent, it is the whole truth. */
  readonly for?: Watcher
  /** What its dice came from; absent where nobody promised anything. */
  readonly proof?: Proof
}

/** A match as it is written down: in a file, a link, a saved table, a message. Nobody has checked that it follows the rules. */
export interface MatchRecord extends MatchHead {
  readonly log: readonly Entry[]
  readonly result: Result | null
}

/** What must be known of a game to read its matches. */
export interface Playable {
  readonly game: Game
  readonly livery: Livery
  /** For boards that people draw; null where there are none. */
  readonly boardCheck: (() => Promise<BoardCheck>) | null
}

/** The games there are; each comes when it is asked for. */
export interface Library {
  readonly ids: readonly string[]
  find(id: string): Promise<Playable>
}

/** A record of the right shape for a table that can be set up; its log was not played yet. */
export interface ReadRecord {
  readonly playable: Playable
  readonly record: MatchRecord
  readonly table: Table<object>
}

/** How long a log may be, and what the other parts of a record may take, in characters. */
const MOST_ENTRIES = 200_000
const MOST_IN_ENTRY = 2_000
const MOST_IN_OPTIONS = 2_000
const MOST_BESIDE_LOG = 200_000

/** More seats than any game has are refused before a list of them is made. */
const SEAT_LIMIT = 1000

/** A name is shown in terminals and pages, and must not steer them. */
const PLAIN = /^\P{Cc}+$/u

const File = z.strictObject({
  format: z.optional(z.literal(FORMAT)),
  game: z.string(),
  rulesVersion: z.optional(z.int()),
  options: z.optional(z.record(z.string(), z.unknown())),
  board: z.optional(z.unknown()),
  seats: z.unknown(),
  for: z.optional(z.nullable(z.int().check(z.gte(0)))),
  proof: z.optional(z.unknown()),
  log: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_ENTRIES))),
  result: z.optional(
    z.strictObject({
      places: z.array(z.int()).check(z.maxLength(SEAT_LIMIT)),
      scores: z.array(z.number()).check(z.maxLength(SEAT_LIMIT)),
    }),
  ),
})
type File = z.infer<typeof File>

const SeatCount = z.int().check(z.gte(0), z.lte(SEAT_LIMIT))
const SeatNote = z.looseObject({ name: z.optional(z.string().check(z.maxLength(NAME_LIMIT), z.regex(PLAIN))) })
type SeatNote = z.infer<typeof SeatNote>
const Seats = z.array(SeatNote).check(z.maxLength(SEAT_LIMIT))

const ActionEntry: z.ZodMiniType = z.strictObject({ seat: z.int().check(z.gte(0)), action: z.looseObject({}) })
const OutcomeEntry: z.ZodMiniType = z.strictObject({ outcome: z.unknown() })

/** Reads a record, which may be anything. */
export async function readRecord(value: unknown, library: Library): Promise<Read<ReadRecord>> {
  const file = excess(value) ?? shaped<File>(File, value)
  if (!file.ok) return file
  const playable = await playableOf(file.value, library)
  if (!playable.ok) return playable
  const board = await boardOf(playable.value, file.value.board)
  return board.ok ? completed(file.value, playable.value, board.value) : board
}

/** What a record has too much of, found before anything else looks at its parts; entries are weighed one by one. */
function excess(value: unknown): Failed | null {
  const { log, ...rest } = isRecord(value) ? value : { value }
  if (isOver(Array.isArray(log) ? rest : { log, ...rest }, MOST_BESIDE_LOG)) return tooMuch('', MOST_BESIDE_LOG)
  return isOver(rest.options, MOST_IN_OPTIONS) ? tooMuch('options', MOST_IN_OPTIONS) : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is asked of a board is loaded only where somebody drew one. */
async function boardOf({ game, boardCheck }: Playable, board: unknown): Promise<Read<unknown>> {
  const isDrawn = typeof board === 'object' && board !== null
  return readBoard({ game, check: isDrawn && boardCheck ? await boardCheck() : null }, board)
}

function completed(file: File, playable: Playable, board: unknown): Read<ReadRecord> {
  const head = headOf(file, playable)
  if (!head.ok) return head
  const table = readTable(playable.game, head.value, board)
  if (!table.ok) return table
  const watcher = readWatcher(file.for, table.value)
  if (!watcher.ok) return watcher
  const proof = readProof(file.proof, table.value.seats)
  if (!proof.ok) return proof
  const log = readLog(file.log ?? [])
  if (!log.ok) return log
  const record = { ...head.value, ...watcher.value, ...proof.value, log: log.value, result: file.result ?? null }
  return read({ playable, record, table: table.value })
}

function headOf(file: File, { game, livery }: Playable): Read<MatchHead> {
  const seats = readSeats(file.seats)
  if (!seats.ok) return seats
  return read({
    game: game.id,
    rulesVersion: file.rulesVersion ?? game.rulesVersion,
    options: file.options ?? {},
    ...(file.board === undefined || file.board === null ? {} : { board: file.board }),
    seats: seats.value.map((note, seat) => sitterOf(note, livery, seat)),
  })
}

function readSeats(seats: unknown): Read<readonly SeatNote[]> {
  if (Array.isArray(seats)) return shaped<SeatNote[]>(Seats, seats, ['seats'])
  const count = shaped(SeatCount, seats, ['seats'])
  return count.ok ? read(Array.from({ length: count.value }, () => ({}))) : count
}

/** What is not noted, or does not fit the game, is as at a new table. */
function sitterOf({ name = '', player, colour, number }: SeatNote, livery: Livery, seat: number): Sitter {
  return {
    name,
    player: typeof player === 'string' && player.length <= NAME_LIMIT ? player : PERSON,
    colour: livery.picks && isColour(colour) ? colour : usualColour(livery, seat),
    ...(livery.isNumbered && isNumber(number) ? { number } : {}),
  }
}

function readWatcher(watcher: File['for'], { seats }: Table<object>): Read<Pick<MatchHead, 'for'>> {
  if (watcher === undefined) return read({})
  const most = seats - 1
  return (watcher ?? 0) > most ? failed('for', 'too-big', { found: brief(watcher), most }) : read({ for: watcher })
}

/** A match of newer rules cannot be played here; one of older rules is played by what was the rule then. */
async function playableOf({ game: id, rulesVersion }: File, library: Library): Promise<Read<Playable>> {
  if (!library.ids.includes(id)) return unknownGame(id, library.ids)
  const playable = await library.find(id)
  const { title, rulesVersion: ours } = playable.game
  if (rulesVersion === undefined || rulesVersion <= ours) return read(playable)
  return failed('rulesVersion', 'rules-version', { title, ours, theirs: rulesVersion })
}

function unknownGame(id: string, known: readonly string[]): Failed {
  const near = nearest(id, known)
  const hint = near ? sentence('file.hint.near', { near }) : sentence('file.hint.known', { known: known.join(', ') })
  return failed('game', 'unknown-game', { game: brief(id), hint })
}

/** The table that a head agrees on; `board` is the board itself. */
export function readTable(
  game: Game,
  { seats, options, rulesVersion }: MatchHead,
  board: unknown,
): Read<Table<object>> {
  const then = optionsAt(game.options, rulesVersion, options)
  const prepared = prepare(game, { seats: seats.length, options: then, board })
  return prepared.ok ? read(prepared.table) : refused(FIELD_OF[prepared.refusal.rule] ?? '', prepared.refusal)
}

const FIELD_OF: Readonly<Record<string, string>> = { 'EN-1': 'seats', 'EN-2': 'options' }

function readLog(log: readonly unknown[]): Read<readonly Entry[]> {
  const entries: Entry[] = []
  for (const [index, entry] of log.entries()) {
    const checked = readEntry(entry, index)
    if (!checked.ok) return checked
    entries.push(checked.value)
  }
  return read(entries)
}

/** What an action may be is the game's to judge; here it is any object. */
function readEntry(entry: unknown, index: number): Read<Entry> {
  if (isOver(entry, MOST_IN_ENTRY)) return tooMuch(`log[${index}]`, MOST_IN_ENTRY)
  const has = (field: string) => typeof entry === 'object' && entry !== null && Object.hasOwn(entry, field)
  const schema = has('outcome') ? OutcomeEntry : has('action') || has('seat') ? ActionEntry : null
  return schema ? (shaped(schema, entry, ['log', index]) as Read<Entry>) : failed(`log[${index}]`, 'entry')
}

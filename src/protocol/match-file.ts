import * as z from 'zod/mini'
import type { Entry, Game, Refusal, Result, Table, Watcher } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import { prepare } from '../engine/table.ts'
import { same } from '../engine/values.ts'
import { type Drawable, type Drawables, readBoard } from './boards.ts'
import { brief, type Failed, type Fault, failed, type Read, read, refused } from './fault.ts'
import { readJson } from './json.ts'
import { nearest } from './nearest.ts'
import { shaped } from './shape.ts'

export const FORMAT = 'paddock-match/1'

/** Who sits at a seat. Whoever writes the file may note more than the name. */
export interface SeatNote {
  readonly name?: string | undefined
  readonly [note: string]: unknown
}

/** A match as a file tells it: the table is checked, the log is not yet played. */
export interface OpenedMatch {
  readonly game: Game
  readonly table: Table<object>
  readonly seats: readonly SeatNote[]
  readonly log: readonly Entry[]
  readonly result: Result | null
  /** Whose eyes the log is for, null for everybody's; absent, it is the whole truth. */
  readonly for?: Watcher | undefined
}

export const NAME_LIMIT = 40
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
  log: z.optional(z.array(z.unknown())),
  result: z.optional(z.strictObject({ places: z.array(z.int()), scores: z.array(z.number()) })),
})
type File = z.infer<typeof File>

const SeatCount = z.int()
const SeatNotes = z.array(
  z.looseObject({ name: z.optional(z.string().check(z.regex(PLAIN), z.maxLength(NAME_LIMIT))) }),
)
const ActionEntry: z.ZodMiniType = z.strictObject({ seat: z.int().check(z.gte(0)), action: z.looseObject({}) })
const OutcomeEntry: z.ZodMiniType = z.strictObject({ outcome: z.unknown() })

/** Opens a match file for one of these games. */
export function readMatch(text: string, games: Drawables): Read<OpenedMatch> {
  const json = readJson(text)
  if (!json.ok) return json
  const file = shaped<File>(File, json.value)
  return file.ok ? open(file.value, games) : file
}

function open(file: File, games: Drawables): Read<OpenedMatch> {
  const drawable = drawableOf(file, games)
  if (!drawable.ok) return drawable
  const seats = readSeats(file.seats)
  if (!seats.ok) return seats
  const table = readTable(drawable.value, file, seats.value.length)
  if (!table.ok) return table
  const watcher = readWatcher(file.for, table.value)
  if (!watcher.ok) return watcher
  const log = readLog(file.log ?? [])
  if (!log.ok) return log
  const result = file.result ?? null
  return read({
    game: drawable.value.game,
    table: table.value,
    seats: seats.value,
    log: log.value,
    result,
    ...watcher.value,
  })
}

function readWatcher(watcher: File['for'], { seats }: Table<object>): Read<Pick<OpenedMatch, 'for'>> {
  if (watcher === undefined) return read({})
  const most = seats - 1
  return (watcher ?? 0) > most ? failed('for', 'too-big', { found: brief(watcher), most }) : read({ for: watcher })
}

function drawableOf({ game: id, rulesVersion }: File, games: Drawables): Read<Drawable> {
  const drawable = Object.hasOwn(games, id) ? games[id]! : null
  if (!drawable) return unknownGame(id, Object.keys(games))
  const { game } = drawable
  if (rulesVersion === undefined || rulesVersion === game.rulesVersion) return read(drawable)
  const versions = { title: game.title, ours: game.rulesVersion, theirs: rulesVersion }
  return failed('rulesVersion', 'rules-version', versions)
}

function unknownGame(id: string, known: readonly string[]): Failed {
  const near = nearest(id, known)
  const hint = near ? sentence('file.hint.near', { near }) : sentence('file.hint.known', { known: known.join(', ') })
  return failed('game', 'unknown-game', { game: brief(id), hint })
}

/** More seats than any game has are refused before a list of them is made. */
const SEAT_LIMIT = 1000

function readSeats(seats: unknown): Read<readonly SeatNote[]> {
  if (Array.isArray(seats)) return shaped<SeatNote[]>(SeatNotes, seats, ['seats'])
  const count = shaped(SeatCount.check(z.gte(0), z.lte(SEAT_LIMIT)), seats, ['seats'])
  return count.ok ? read(Array.from({ length: count.value }, () => ({}))) : count
}

function readTable(drawable: Drawable, file: File, seats: number): Read<Table<object>> {
  const board = readBoard(drawable, file.board)
  if (!board.ok) return board
  const prepared = prepare(drawable.game, { seats, options: file.options ?? {}, board: board.value })
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
  const has = (field: string) => typeof entry === 'object' && entry !== null && Object.hasOwn(entry, field)
  const schema = has('outcome') ? OutcomeEntry : has('action') || has('seat') ? ActionEntry : null
  return schema ? (shaped(schema, entry, ['log', index]) as Read<Entry>) : failed(`log[${index}]`, 'entry')
}

/** Why an entry cannot be played. In a log for one watcher's eyes the reason is nearly always what that one may not know. */
export function entryFault({ for: watcher }: OpenedMatch, index: number, refusal: Refusal): Fault {
  const where = `log[${index}]`
  if (watcher === undefined) return refused(where, refusal).fault
  return failed(where, 'redacted', { seat: watcher ?? 'none' }).fault
}

/** Whether the result that a file claims is the one its log leads to. */
export function resultFault(claimed: Result | null, played: Result | null): Fault | null {
  if (!claimed) return null
  if (!played) return failed('result', 'result-early').fault
  if (same(claimed, played)) return null
  return failed('result', 'result', { ours: brief(played), theirs: brief(claimed) }).fault
}

/** The canonical text of a match: every field in its order, one line for each entry of the log. */
export function writeMatch({ game, table, seats, log, result, for: watcher }: OpenedMatch): string {
  const fields = {
    format: FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: table.options,
    ...(table.board === null ? {} : { board: boardName(game, table.board) ?? table.board }),
    seats,
    ...(watcher === undefined ? {} : { for: watcher }),
  }
  const head = Object.entries(fields).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`)
  const tail = result ? [`  "result": ${JSON.stringify(result)}`] : []
  return `{\n${[...head, `  "log": ${logText(log)}`, ...tail].join(',\n')}\n}\n`
}

const boardName = (game: Game, board: unknown): string | undefined =>
  game.boards.find((named) => same(named.board, board))?.id

const logText = (log: readonly Entry[]): string =>
  log.length === 0 ? '[]' : `[\n${log.map((entry) => `    ${JSON.stringify(inOrder(entry))}`).join(',\n')}\n  ]`

/** Two writers may list the fields of an action in different orders; the file has one. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const names = Object.keys(value).sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]))
}

const FIRST = ['seat', 'kind']

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

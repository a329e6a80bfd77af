import * as z from 'zod/mini'
import { COLOURS } from '../../engine/colour.ts'
import { LEAST_NUMBER, MOST_NUMBER, PERSON } from '../../engine/sitter.ts'
import { isOver } from '../../protocol/bounds.ts'
import { readJson } from '../../protocol/json.ts'
import { pathText } from '../../protocol/shape.ts'
import { MOST_LEARNT, MOST_OPEN, type PracticePosition, Practised } from '../practice/positions.ts'
import { MOST_SOLVED, Solution, type Solved } from '../practice/solved.ts'
import type { PlayedGame } from './played.ts'

export const FORMAT = 'paddock-history/3'
/** The second had neither reviews nor practice; in the first a seat had the level of its `bot`, null for a person. */
const FORMATS = [FORMAT, 'paddock-history/2', 'paddock-history/1'] as const
/** Far more than the page keeps. */
const MOST_BYTES = 5_000_000
const MOST_GAMES = 5_000
const MOST_SEATS = 64
/** What a game may take, in characters. */
const MOST_IN_GAME = 50_000
/** More than all decisions of any game give away together. */
const MOST_WINS = 1000
const MOST_IN_POSITION = 10_000
const MOST_IN_DAY = 200

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const whole = (least: number) => z.number().check(z.int(), z.gte(least))
/** The last millisecond that has a date. */
const LAST = 8.64e15
const time = whole(0).check(z.lte(LAST))
const counts = z.record(z.string(), z.record(z.string(), whole(0)))

const seat = z.strictObject({
  name: z.string().check(z.maxLength(40)),
  colour: z.enum(COLOURS),
  player: text(20),
  number: z.exactOptional(whole(LEAST_NUMBER).check(z.lte(MOST_NUMBER))),
  place: whole(1),
  score: z.number(),
  own: z.boolean(),
  dice: z.nullable(counts),
})

/** A part of a win, or a win and a little more. */
const wins = (least: number) => z.number().check(z.gte(least), z.lte(MOST_WINS))

const review = z.strictObject({
  isExact: z.boolean(),
  seats: z
    .array(z.strictObject({ decisions: whole(0), lost: wins(0), luck: wins(-MOST_WINS) }))
    .check(z.maxLength(MOST_SEATS)),
})

const game = z.strictObject({
  id: text(64),
  game: text(64),
  rulesVersion: whole(1),
  options: z.record(z.string(), z.unknown()),
  begun: time,
  ended: time,
  seats: z.array(seat).check(z.minLength(1), z.maxLength(MOST_SEATS)),
  fixed: z.exactOptional(whole(0)),
  review: z.exactOptional(review),
})

const file = z.strictObject({
  format: z.enum(FORMATS),
  games: z.array(z.unknown()).check(z.maxLength(MOST_GAMES)),
  practice: z.exactOptional(z.array(z.unknown()).check(z.maxLength(MOST_OPEN + MOST_LEARNT))),
  days: z.exactOptional(z.array(z.unknown()).check(z.maxLength(MOST_SOLVED))),
})

/** All that a history file holds. */
export interface HistoryFile {
  readonly games: readonly PlayedGame[]
  /** Positions of one's own games. */
  readonly practice: readonly PracticePosition[]
  /** Answers to positions of the day. */
  readonly days: readonly Solved[]
}

export const written = ({ games, practice, days }: HistoryFile): string =>
  `${JSON.stringify({ format: FORMAT, games, practice, days }, null, 1)}\n`

export type ReadHistory =
  | ({ readonly ok: true } & HistoryFile)
  /** `where` is a path such as `games[3].seats[0].place`. */
  | { readonly ok: false; readonly why: 'size' | 'much' | 'json' | 'format' | 'place'; readonly where: string }

type Faulty = Extract<ReadHistory, { ok: false }>

const fault = (why: Faulty['why'], where = ''): Faulty => ({ ok: false, why, where })

/** A history that was written to a file, which may be anything: what is in it, or the first thing that is wrong. */
export function readFile(content: string): ReadHistory {
  if (content.length > MOST_BYTES) return fault('size')
  const json = readJson(content)
  if (!json.ok) return fault(json.fault.code === 'not-json' ? 'json' : 'much')
  const { format } = Object(json.value) as { format?: unknown }
  if (!(FORMATS as readonly unknown[]).includes(format)) return fault('format')
  const parsed = file.safeParse(json.value)
  return parsed.success ? readParts(parsed.data) : fault('place', pathOf(parsed.error.issues[0]!))
}

function readParts({ games, practice = [], days = [] }: z.infer<typeof file>): ReadHistory {
  const read = {
    games: readList<PlayedGame>('games', games, game, MOST_IN_GAME),
    practice: readList<PracticePosition>('practice', practice, Practised, MOST_IN_POSITION),
    days: readList<Solved>('days', days, Solution, MOST_IN_DAY),
  }
  const { games: first, practice: second, days: third } = read
  if (!first.ok) return first
  if (!second.ok) return second
  return third.ok ? { ok: true, games: first.list, practice: second.list, days: third.list } : third
}

/** One by one, because a schema looks at all of them before it tells of the first that is wrong. */
function readList<T>(
  name: string,
  list: readonly unknown[],
  schema: z.ZodMiniType<T>,
  most: number,
): Faulty | { readonly ok: true; readonly list: readonly T[] } {
  const read: T[] = []
  for (const [index, one] of list.entries()) {
    if (isOver(one, most)) return fault('place', `${name}[${index}]`)
    const parsed = schema.safeParse(asNow(one))
    if (!parsed.success) return fault('place', pathOf(parsed.error.issues[0]!, [name, index]))
    read.push(parsed.data)
  }
  return { ok: true, list: read }
}

/** The same from a file, which is not read at all if it is too large. */
export const readBlob = async (file: Blob): Promise<ReadHistory> =>
  file.size > MOST_BYTES ? fault('size') : readFile(await file.text().catch(() => ''))

/** A game as it is written now, from one that may have been written earlier. */
export function asNow(game: unknown): unknown {
  const { seats } = Object(game) as { seats?: unknown }
  return Array.isArray(seats) ? { ...(game as object), seats: seats.map(seatNow) } : game
}

function seatNow(seat: unknown): unknown {
  if (!Object.hasOwn(Object(seat), 'bot')) return seat
  const { bot, ...rest } = seat as { readonly bot: unknown }
  return { ...rest, player: bot ?? PERSON }
}

/** What is sound among games that were kept, or edited by hand. */
export const soundGames = (games: readonly unknown[]): PlayedGame[] =>
  games.flatMap((one) => {
    const parsed = game.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })

/** A field that should not be there is named too. */
function pathOf(issue: z.core.$ZodIssue, at: readonly PropertyKey[] = []): string {
  const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return pathText([...at, ...issue.path, ...extra])
}

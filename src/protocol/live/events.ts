import * as z from 'zod/mini'
import { COLOURS } from '../../engine/colour.ts'
import type { Entry } from '../../engine/game.ts'
import { LEAST_NUMBER, MOST_NUMBER, type Sitter } from '../../engine/sitter.ts'
import { MOST_SEATS } from './plan.ts'

export const SeatNumber = z.int().check(z.gte(0), z.lt(MOST_SEATS))
export const GuestId = z.string().check(z.minLength(8), z.maxLength(64))

/** Why a bot keeps the seat of a person. */
export const KEPT = ['away', 'removed'] as const

/**
 * Standing orders for windows in which silence is an answer. `always`, `hit` and `turn` last: asked each time, if something
 * hit the seat, before the own turn. `quiet`: not asked until the own turn. `raise`: asked next time, whatever the order.
 * `pass`: nothing to say in the window that is open.
 */
export const ORDERS = ['always', 'hit', 'turn', 'quiet', 'raise', 'pass'] as const
export type Order = (typeof ORDERS)[number]

/** Signs that need no language. */
export const SIGNS = ['clap', 'laugh', 'wow', 'oops', 'luck', 'hurry', 'thanks', 'bye'] as const

const SitterShape: z.ZodMiniType<Sitter> = z.strictObject({
  name: z.string(),
  player: z.string(),
  colour: z.enum(COLOURS),
  number: z.optional(z.int().check(z.gte(LEAST_NUMBER), z.lte(MOST_NUMBER))),
}) as never

const EntryShape: z.ZodMiniType<Entry> = z.union([
  z.strictObject({ seat: SeatNumber, action: z.looseObject({ kind: z.string() }) }),
  z.strictObject({ outcome: z.unknown() }),
]) as never

/** Somebody takes a free seat; `string` is chance from the player's own device, mixed into the dice. */
const Sat = z.strictObject({
  kind: z.literal('sat'),
  seat: SeatNumber,
  guest: GuestId,
  name: z.string(),
  colour: z.enum(COLOURS),
  number: z.optional(z.int()),
  string: z.string(),
})
const Stood = z.strictObject({ kind: z.literal('stood'), seat: SeatNumber })
/** From here on the dice are fixed; bots have taken the free seats. */
const Began = z.strictObject({ kind: z.literal('began'), sitters: z.array(SitterShape) })
/** `why`: a bot decided, since the time of the seat was up. */
const Played = z.strictObject({
  kind: z.literal('entry'),
  entry: EntryShape,
  why: z.optional(z.literal('clock')),
})
/** The log of the game ends at `to` again. */
const Undone = z.strictObject({ kind: z.literal('undone'), seat: SeatNumber, to: z.int() })
const Kept = z.strictObject({ kind: z.literal('kept'), seat: SeatNumber, why: z.enum(KEPT) })
const Back = z.strictObject({ kind: z.literal('back'), seat: SeatNumber })
/** The seat of somebody who was removed goes to another guest. */
const Handed = z.strictObject({ kind: z.literal('handed'), seat: SeatNumber, guest: GuestId, name: z.string() })
const Ordered = z.strictObject({ kind: z.literal('ordered'), seat: SeatNumber, order: z.enum(ORDERS) })
/** Between the parts of a game: this seat has looked enough. */
const Ready = z.strictObject({ kind: z.literal('ready'), seat: SeatNumber })
/** Time begins anew for those who are waited for: nobody was there, or no server. */
const Resumed = z.strictObject({ kind: z.literal('resumed') })
const Said = z.strictObject({
  kind: z.literal('said'),
  guest: GuestId,
  seat: z.nullable(SeatNumber),
  name: z.string(),
  text: z.string(),
})
const Waved = z.strictObject({
  kind: z.literal('waved'),
  guest: GuestId,
  seat: z.nullable(SeatNumber),
  sign: z.enum(SIGNS),
})
/** A rematch was opened, or the next race: its code. */
const Followed = z.strictObject({ kind: z.literal('followed'), code: z.string() })

const RatingShift = z.strictObject({ seat: SeatNumber, before: z.number(), after: z.number() })
/** The game is over, and the secret of its dice is everybody's. */
const Ended = z.strictObject({
  kind: z.literal('ended'),
  secret: z.string(),
  ratings: z.optional(z.array(RatingShift)),
})

export const TableEvent = z.discriminatedUnion('kind', [
  Sat,
  Stood,
  Began,
  Played,
  Undone,
  Kept,
  Back,
  Handed,
  Ordered,
  Ready,
  Resumed,
  Said,
  Waved,
  Followed,
  Ended,
])
export type TableEvent = z.infer<typeof TableEvent>

/** An event as it is sent: its place in the table's log, when it happened in milliseconds since 1970, and what it is. */
export type Numbered = { readonly seq: number; readonly at: number } & TableEvent

/** What belongs to the game itself; at tables that hide something it is not sent, but seen. */
export const isOfGame = ({ kind }: TableEvent): boolean => kind === 'entry' || kind === 'undone'

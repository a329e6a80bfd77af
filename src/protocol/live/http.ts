import * as z from 'zod/mini'
import { GuestId } from './events.ts'
import { TableHead } from './plan.ts'

// What goes over HTTP: who one is, tables, match files, boards, ratings.

const Count = z.int().check(z.gte(0))

/** Why a request was not granted; `text` is the reason in English. */
export const Problem = z.strictObject({
  code: z.string(),
  reason: z.looseObject({ key: z.string() }),
  text: z.string(),
})

export const GuestWish = z.strictObject({
  /** A browser keeps a cookie that scripts cannot read; a program is given a token. */
  kind: z.optional(z.enum(['browser', 'program'])),
})
export const GuestReply = z.strictObject({ guest: GuestId, token: z.optional(z.string()) })
export const HandOver = z.strictObject({ code: z.string(), until: z.number() })
export const TakeOver = z.strictObject({ code: z.string().check(z.maxLength(40)) })

export const TableStatus = z.enum(['waiting', 'playing', 'over'])
export const TableReply = z.strictObject({
  table: TableHead,
  status: TableStatus,
  /** By seat, the names of those who sit there; null where the seat is free or a bot's. */
  names: z.array(z.nullable(z.string())),
})
export const TableListed = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  seats: Count,
  taken: Count,
  clock: z.string(),
  isRated: z.boolean(),
  status: TableStatus,
  created: z.number(),
  touched: z.number(),
})
export const TableList = z.strictObject({ tables: z.array(TableListed) })

export const Kept = z.strictObject({ id: z.string() })
export const BoardWish = z.strictObject({ game: z.string().check(z.maxLength(40)), board: z.unknown() })

const Rated = z.strictObject({ guest: z.string(), name: z.string(), shown: z.number(), games: Count })
export const Leaderboard = z.strictObject({ ratings: z.array(Rated) })
export const OwnRating = z.strictObject({
  rating: z.nullable(Rated),
  /** Newest first. */
  history: z.array(z.strictObject({ table: z.string(), at: z.number(), shown: z.number() })),
})

/** Redis may be away: tables go on without it, so `bus` alone keeps nobody from being ready. */
export const Readiness = z.strictObject({
  ready: z.boolean(),
  store: z.boolean(),
  bus: z.boolean(),
  ending: z.boolean(),
})
export const Health = z.strictObject({ ok: z.boolean(), release: z.string(), connections: Count })

export const TableParams = z.strictObject({ table: z.string().check(z.maxLength(64)) })
export const IdParams = z.strictObject({ id: z.string().check(z.maxLength(64)) })
export const GameParams = z.strictObject({ game: z.string().check(z.maxLength(40)) })

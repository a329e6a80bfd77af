import * as z from 'zod/mini'
import { COLOURS } from '../../engine/colour.ts'
import { LEAST_NUMBER, MOST_NUMBER } from '../../engine/sitter.ts'
import { ORDERS, SeatNumber, SIGNS } from './events.ts'

export const VERSION = 1

/** What one message may take, in bytes; an act of many steps takes a few hundred. */
export const MOST_IN_MESSAGE = 16_384
const MOST_STEPS = 100
export const LONGEST_ID = 40

/** Chosen by the client, new for every request: a repeated one is answered as the first time, and done once. No store keeps a NUL. */
const id = z.string().check(z.minLength(1), z.maxLength(LONGEST_ID), z.regex(/^\P{Cc}+$/u))
/** The latest event the client has seen. */
const after = z.int().check(z.gte(0))
const seat = SeatNumber

/**
 * `entries`: every event, for clients that play the rules themselves. `sights`: what the own seats may see and do, for those
 * that do not, and for everybody at a table that hides something.
 */
export const SEES = ['entries', 'sights'] as const
export type Sees = (typeof SEES)[number]

/** The first message of a connection. `token` is for those who send neither cookie nor header. */
export const Hello = z.strictObject({
  kind: z.literal('hello'),
  version: z.int(),
  /** Its code or its id. */
  table: z.string().check(z.maxLength(64)),
  /** The latest event that the client has, 0 for none. */
  since: after,
  sees: z.optional(z.enum(SEES)),
  token: z.optional(z.string().check(z.maxLength(200))),
})
export type Hello = z.infer<typeof Hello>

const Act = z.strictObject({
  kind: z.literal('act'),
  id,
  after,
  seat,
  actions: z.array(z.looseObject({ kind: z.string() })).check(z.minLength(1), z.maxLength(MOST_STEPS)),
})
const Roll = z.strictObject({ kind: z.literal('roll'), id, after, seat })
const Undo = z.strictObject({ kind: z.literal('undo'), id, after, seat })
const Sit = z.strictObject({
  kind: z.literal('sit'),
  id,
  seat,
  name: z.string().check(z.maxLength(200)),
  colour: z.optional(z.enum(COLOURS)),
  number: z.optional(z.int().check(z.gte(LEAST_NUMBER), z.lte(MOST_NUMBER))),
  /** Letters, digits, - and _ that nobody else can know; each language writes them as the same JSON. */
  string: z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/)),
})
/** The own seat, or as the host any. */
const Stand = z.strictObject({ kind: z.literal('stand'), id, seat })
const Begin = z.strictObject({ kind: z.literal('begin'), id })
/** A bot keeps the own seat, or, as the host says, that of somebody else. */
const Keep = z.strictObject({ kind: z.literal('keep'), id, seat })
const Back = z.strictObject({ kind: z.literal('back'), id, seat })
const GiveOrder = z.strictObject({ kind: z.literal('order'), id, seat, order: z.enum(ORDERS) })
/** Between the parts of a game: whoever is here has looked enough. */
const SayReady = z.strictObject({ kind: z.literal('ready'), id, seat })
const Say = z.strictObject({
  kind: z.literal('say'),
  id,
  text: z.string().check(z.maxLength(2000)),
  /** For those who have no seat. */
  name: z.optional(z.string().check(z.maxLength(200))),
})
const Wave = z.strictObject({ kind: z.literal('wave'), id, sign: z.enum(SIGNS) })
/** What was to be seen after an entry of the game; −1 is the beginning. */
const Look = z.strictObject({ kind: z.literal('look'), id, index: z.int().check(z.gte(-1)) })
const Ping = z.strictObject({ kind: z.literal('ping'), id })

export const Request = z.discriminatedUnion('kind', [
  Act,
  Roll,
  Undo,
  Sit,
  Stand,
  Begin,
  Keep,
  Back,
  GiveOrder,
  SayReady,
  Say,
  Wave,
  Look,
  Ping,
])
export type Request = z.infer<typeof Request>

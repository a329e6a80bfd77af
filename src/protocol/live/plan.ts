import * as z from 'zod/mini'
import { COLOURS } from '../../engine/colour.ts'
import { LEAST_NUMBER, MOST_NUMBER } from '../../engine/sitter.ts'
import { CLOCK_NAMES } from './clocks.ts'

export const MOST_SEATS = 64
const ID = z.string().check(z.regex(/^[\w-]{8,64}$/))

const Expected = z.strictObject({
  guest: z.string().check(z.minLength(8), z.maxLength(64)),
  colour: z.enum(COLOURS),
  number: z.optional(z.int().check(z.gte(LEAST_NUMBER), z.lte(MOST_NUMBER))),
})
export type Expected = z.infer<typeof Expected>

/** What is agreed before anybody sits down; it never changes. */
export const TablePlan = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  rulesVersion: z.int().check(z.gte(1)),
  options: z.record(
    z.string().check(z.maxLength(60)),
    z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
  ),
  /** The name of a board or a drawn one; absent, the game's first. */
  board: z.optional(z.unknown()),
  seats: z.int().check(z.gte(1), z.lte(MOST_SEATS)),
  clock: z.enum(CLOCK_NAMES),
  isPublic: z.boolean(),
  isRated: z.boolean(),
  /** The level of the bots that fill free seats at the start; null: all seats must be taken. */
  bots: z.nullable(z.string().check(z.maxLength(40))),
  /** The table of which this is the rematch, or the next race. */
  previous: z.optional(ID),
  /** By seat: who is expected there, and how they looked at the table before; others may sit there too. */
  expected: z.optional(z.array(z.nullable(Expected)).check(z.maxLength(MOST_SEATS))),
})
export type TablePlan = z.infer<typeof TablePlan>

/** What somebody asks for; the rest is as usual. */
export const TableWish = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: z.optional(TablePlan.shape.options),
  board: z.optional(z.unknown()),
  seats: z.optional(TablePlan.shape.seats),
  clock: z.optional(TablePlan.shape.clock),
  isPublic: z.optional(z.boolean()),
  isRated: z.optional(z.boolean()),
  bots: z.optional(TablePlan.shape.bots),
})
export type TableWish = z.infer<typeof TableWish>

/** How everybody sits at the next table: in the same seats, or each one seat further, so that another goes first. */
export const NextWish = z.strictObject({ order: z.optional(z.enum(['same', 'moved'])) })
export type NextWish = z.infer<typeof NextWish>

/** A table as everybody may know it before its first event. */
export const TableHead = z.strictObject({
  id: ID,
  code: z.string(),
  plan: TablePlan,
  host: ID,
  /** The fingerprint of the secret of the dice: SHA-256, in hexadecimal digits. */
  commitment: z.string(),
  /** In milliseconds since 1970. */
  created: z.number(),
})
export type TableHead = z.infer<typeof TableHead>

import * as z from 'zod/mini'
import type { BoardCheck } from '../manifest.ts'
import type { Deck } from './board.ts'
import { boardFlaws } from './rules/flaws.ts'

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0))
const pair = z.tuple([text, text])

const everyCard = {
  name: text,
  count: z.union([count, z.strictObject({ left: count, right: count })]),
  turn: z.number(),
}
const exit = z.strictObject({ x: z.number(), y: z.number(), heading: z.number() })
const curvedLane = z.array(z.union([text, count]))

const gridCard = z.strictObject({ ...everyCard, lanes: count, rows: count, exit })
const curveCard = z.strictObject({
  ...everyCard,
  outside: curvedLane,
  inside: curvedLane,
  sideways: z.array(pair),
  arrows: z.array(text),
  exit,
})
const freeCard = z.strictObject({
  ...everyCard,
  spaces: z.array(text),
  lanes: z.optional(count),
  laneSpaces: z.optional(z.array(z.array(text))),
  forward: z.optional(z.array(pair)),
  sideways: z.array(pair),
  gates: z.array(z.strictObject({ before: z.array(text), size: count })),
  shared: z.optional(z.array(text)),
  arrows: z.array(text),
  exit: z.optional(exit),
})

const shape = z.strictObject({
  id: text,
  title: text,
  track: z.array(z.union([gridCard, curveCard, freeCard])),
  danger: z.record(text, count),
})

/** DC-7 What a board must be that somebody drew. */
export const BOARD_CHECK: BoardCheck<Deck> = { shape, flaws: boardFlaws }

import * as z from 'zod/mini'
import type { BoardCheck } from '../manifest.ts'
import type { Deck } from './board.ts'
import { boardFlaws } from './rules/flaws.ts'

/** What a deck may have of anything before it is looked at: cards, whatever a card lists, and millimetres to an exit. */
const MOST_CARDS = 100
const MOST_LISTED = 40
const FARTHEST = 1_000
const WHOLE_TURN = 360

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0), z.lte(MOST_CARDS))
const degrees = z.number().check(z.gte(-WHOLE_TURN), z.lte(WHOLE_TURN))
const millimetres = z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST))
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(MOST_LISTED))
const names = list(text)
const pairs = list(z.tuple([text, text]))

const everyCard = {
  name: text,
  count: z.union([count, z.strictObject({ left: count, right: count })]),
  turn: degrees,
}
const exit = z.strictObject({ x: millimetres, y: millimetres, heading: degrees })
const curvedLane = list(z.union([text, count]))

const gridCard = z.strictObject({ ...everyCard, lanes: count, rows: count, exit })
const curveCard = z.strictObject({
  ...everyCard,
  outside: curvedLane,
  inside: curvedLane,
  sideways: pairs,
  arrows: names,
  exit,
})
const freeCard = z.strictObject({
  ...everyCard,
  spaces: names,
  lanes: z.optional(count),
  laneSpaces: z.optional(list(names)),
  forward: z.optional(pairs),
  sideways: pairs,
  gates: list(z.strictObject({ before: names, size: count })),
  shared: z.optional(names),
  arrows: names,
  exit: z.optional(exit),
})

const shape = z.strictObject({
  id: text,
  title: text,
  track: z.array(z.union([gridCard, curveCard, freeCard])).check(z.maxLength(MOST_CARDS)),
  danger: z.record(text, count),
})

/** DC-7 What a board must be that somebody drew. */
export const BOARD_CHECK: BoardCheck<Deck> = { shape, flaws: boardFlaws }

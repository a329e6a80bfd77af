import * as z from 'zod/mini'
import type { BoardCheck } from '../manifest.ts'
import { type Board, COLOURS, TYRE } from './board.ts'
import { boardFlaws } from './rules/flaws.ts'

/** What a board may have of anything before it is looked at, and how long it may be. */
const MOST_LISTED = 200
const LONGEST = 10_000

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0), z.lte(LONGEST))
const list = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(MOST_LISTED))
const square = z.strictObject({ from: count, to: count, colour: z.enum([...COLOURS, TYRE]) })

const shape = z.strictObject({
  id: text,
  title: text,
  length: count.check(z.gte(1)),
  lanes: list(z.strictObject({ name: text, squares: list(square) })),
  start: list(z.strictObject({ lane: text, square: count })),
  goals: list(z.strictObject({ colour: z.enum(COLOURS), lanes: list(text) })),
})

/** MZ-13 What a board must be that somebody drew. */
export const BOARD_CHECK: BoardCheck<Board> = { shape, flaws: boardFlaws }

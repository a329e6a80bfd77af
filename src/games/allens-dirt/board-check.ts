import * as z from 'zod/mini'
import type { BoardCheck } from '../manifest.ts'
import type { Board } from './board.ts'
import { boardFlaws } from './rules/flaws.ts'

/** What a board may have of anything: all of it is walked through and drawn. */
const MOST_COLUMNS = 200
const MOST_LISTED = 1_000

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0), z.lte(MOST_COLUMNS))
const spots = z.array(z.tuple([text, z.int()])).check(z.maxLength(MOST_LISTED))

const shape = z.strictObject({
  id: text,
  title: text,
  lanes: z.array(text).check(z.maxLength(MOST_LISTED)),
  columns: count,
  line: z.strictObject({ column: count, shared: z.boolean() }),
  skipATurn: spots,
  goToPits: spots,
  sweetSpot: spots,
  pits: z.strictObject({ column: z.int(), exitLane: text }),
  grid: z.strictObject({ rows: count, perRow: count }),
  laps: count,
})

/** AD-23 What a board must be that somebody drew. */
export const BOARD_CHECK: BoardCheck<Board> = { shape, flaws: boardFlaws }

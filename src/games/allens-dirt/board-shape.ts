import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0))
const spots = z.array(z.tuple([text, z.int()]))

/** AD-23 */
export const BOARD_SHAPE = z.strictObject({
  id: text,
  title: text,
  lanes: z.array(text),
  columns: count,
  line: z.strictObject({ column: count, shared: z.boolean() }),
  skipATurn: spots,
  goToPits: spots,
  sweetSpot: spots,
  pits: z.strictObject({ column: z.int(), exitLane: text }),
  grid: z.strictObject({ rows: count, perRow: count }),
  laps: count,
})

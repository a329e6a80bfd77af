import * as z from 'zod/mini'
import { COLOURS, TYRE } from './board.ts'

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0))

/** MZ-13 */
export const BOARD_SHAPE = z.strictObject({
  id: text,
  title: text,
  length: z.int().check(z.gte(1)),
  lanes: z.array(
    z.strictObject({
      name: text,
      squares: z.array(z.strictObject({ from: count, to: count, colour: z.enum([...COLOURS, TYRE]) })),
    }),
  ),
  start: z.array(z.strictObject({ lane: text, square: count })),
  goals: z.array(z.strictObject({ colour: z.enum(COLOURS), lanes: z.array(text) })),
})

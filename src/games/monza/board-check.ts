import * as z from 'zod/mini'
import type { BoardCheck } from '../manifest.ts'
import { type Board, COLOURS, TYRE } from './board.ts'
import { boardFlaws } from './rules/flaws.ts'

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0))

const shape = z.strictObject({
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

/** MZ-13 What a board must be that somebody drew. */
export const BOARD_CHECK: BoardCheck<Board> = { shape, flaws: boardFlaws }

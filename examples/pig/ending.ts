import type { Ending } from '../../src/engine/ending.ts'
import { GOAL, type Pig } from './rules.ts'

const LEAST_PIPS = 2

/** PG-4, PG-5a Without a 1 every turn is banked, at the latest when it wins. */
export const ENDING: Ending<Pig> = {
  measure: ({ scores }) => scores.reduce((sum, score) => sum + Math.max(0, GOAL - score), 0),
  patience: () => 2 * Math.ceil(GOAL / LEAST_PIPS) + 1,
  isKind: (_, { pips }) => pips >= LEAST_PIPS,
}

import { randomFillSync, randomInt } from 'node:crypto'
import { type Random, seeded } from '../engine/random.ts'

const WORDS = 256
const SEEDS = 2 ** 32

/** Numbers nobody can foresee, from the operating system, fetched many at a time. */
export function unforeseeable(): Random {
  const words = new Uint32Array(WORDS)
  let next = WORDS
  return () => {
    if (next === WORDS) {
      randomFillSync(words)
      next = 0
    }
    return words[next++]!
  }
}

export const randomSeed = (): number => randomInt(SEEDS)

/** Repeatable with a seed, unforeseeable without. */
export const fortune = (seed: number | undefined): Random => (seed === undefined ? unforeseeable() : seeded(seed))

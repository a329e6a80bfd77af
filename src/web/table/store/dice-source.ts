import type { Random } from '../../../engine/random.ts'

const WORDS = 64

/** The browser's own source of chance, asked for many words at once. */
export function trueRandom(): Random {
  const words = new Uint32Array(WORDS)
  let next = WORDS
  return () => {
    if (next === WORDS) {
      crypto.getRandomValues(words)
      next = 0
    }
    return words[next++]!
  }
}

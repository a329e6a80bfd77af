/** A source of numbers: each call gives the next unsigned 32-bit integer. */
export type Random = () => number

const WORD = 2 ** 32
const GOLDEN = 0x9e3779b9
const WARM_UP = 12
const EXACT = 2 ** 21

/**
 * Chris Doty-Humphrey's sfc32, the playing generator. A recorded seed must give the same games for years, so this and
 * the seeding below are our own code, pinned by test vectors, and never change. The words live in a typed array because
 * captured variables beyond 31 bits would be boxed on every call.
 */
export function sfc32(a: number, b: number, c: number, d: number): Random {
  const words = Int32Array.of(a, b, c, d)
  return () => {
    const b = words[1]!
    const c = words[2]!
    const sum = (((words[0]! + b) | 0) + words[3]!) | 0
    words[3]!++
    words[0] = b ^ (b >>> 9)
    words[1] = (c + (c << 3)) | 0
    words[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
}

/** The generator of one stream of one seed: a simulation gives each game a stream of its own. */
export function seeded(seed: number, stream = 0): Random {
  const random = sfc32(seed | 0, Math.floor(seed / WORD) | 0, stream ^ GOLDEN, 1)
  for (let i = 0; i < WARM_UP; i++) random()
  return random
}

/**
 * A whole number from 0 up to, not including, `limit` (at most 2³²), each equally likely: words that would favour some
 * numbers are drawn again. Small limits take Lemire's way, which needs no division and is exact below 2⁵³.
 */
export const below = (random: Random, limit: number): number =>
  limit <= EXACT ? belowSmall(random, limit) : belowLarge(random, limit)

function belowSmall(random: Random, limit: number): number {
  for (;;) {
    const product = random() * limit
    const result = Math.floor(product / WORD)
    const rest = product - result * WORD
    if (rest >= limit || rest >= WORD % limit) return result
  }
}

function belowLarge(random: Random, limit: number): number {
  const cut = WORD - (WORD % limit)
  let word = random()
  while (word >= cut) word = random()
  return word % limit
}

export const pick = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!

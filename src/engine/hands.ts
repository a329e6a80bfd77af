import type { PublicChance } from './game.ts'
import { type Random, seeded } from './random.ts'

/** Who throws which dice: the numbers for a chance event. */
export type Hands = (chance: PublicChance) => Random

const WORD = 2 ** 32
/** More than there are at any table, so that nobody's hand has a number as well. */
const SEATS = 32
const KINDS = 2 ** 15

/**
 * Numbers of its own for every hand and every kind of throw. Where two games differ in what somebody decided, the others
 * still throw the same dice in both, however many throws came in between: what differs then is what the decision made.
 */
export function hands(seed: number, stream: number): Hands {
  const known = new Map<number, Random>()
  return ({ kind, seat }) => {
    const hand = numberOf(kind) * SEATS + (seat ?? SEATS - 2) + 1
    const held = known.get(hand)
    if (held) return held
    const random = seeded(seed + hand * WORD, stream)
    known.set(hand, random)
    return random
  }
}

const numbers = new Map<string, number>()

/** The same for a kind in every process; should two kinds ever share one, they only share their dice. */
function numberOf(kind: string): number {
  const known = numbers.get(kind)
  if (known !== undefined) return known
  let number = 0
  for (const letter of kind) number = (number * 31 + letter.codePointAt(0)!) % KINDS
  numbers.set(kind, number)
  return number
}

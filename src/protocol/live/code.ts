import type { Random } from '../../engine/random.ts'
import { pick } from '../../engine/random.ts'

/** No vowels, so that no words come out; and none of two letters that look or sound alike on a screen across the room. */
const LETTERS = [...'BCDFGHJKMNPRSTVWXYZ']
const LENGTH = 5

export const newCode = (random: Random): string => Array.from({ length: LENGTH }, () => pick(random, LETTERS)).join('')

const CODE = new RegExp(`^[${LETTERS.join('')}]{${LENGTH}}$`)

/** A code as somebody typed it, or null if it cannot be one. */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

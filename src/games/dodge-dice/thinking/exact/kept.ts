import { fromBase64, toBase64 } from '../../../../engine/base64.ts'
import type { Kept, Part, Values } from '../../../../engine/exact.ts'
import { FRESH, MOMENTS, numberAt, partsOf, ROUND, roundAt, SCORES, SIZE, STOCKS } from './numbers.ts'

// What is kept of the solution: the values of all fresh rounds, in two bytes each. The rest of a round follows from them.

const MOST = 2 ** 16 - 1
const BYTES = 2
const STANDINGS = SCORES * SCORES

const freshAt = (standing: number): number =>
  numberAt(roundAt(Math.floor(standing / SCORES), standing % SCORES), FRESH, 0)

/** By standing, then by stock. */
export function keptText(values: Values): string {
  const bytes = new Uint8Array(STANDINGS * STOCKS * BYTES)
  for (let i = 0; i < STANDINGS * STOCKS; i++) {
    const value = Math.round(values[freshAt(Math.floor(i / STOCKS)) + (i % STOCKS)]! * MOST)
    bytes[i * BYTES] = value & 0xff
    bytes[i * BYTES + 1] = value >> 8
  }
  return toBase64(bytes)
}

/** Within a round, the values of its beginning are the first guess. */
function valuesIn(text: string): Values {
  const bytes = fromBase64(text)
  const values = new Float64Array(SIZE)
  for (let i = 0; i < STANDINGS * STOCKS; i++) {
    const value = (bytes[i * BYTES]! + (bytes[i * BYTES + 1]! << 8)) / MOST
    const round = freshAt(Math.floor(i / STOCKS)) - FRESH * STOCKS
    for (let moment = 0; moment < MOMENTS; moment++) values[numberAt(round, moment, i % STOCKS)] = value
  }
  return values
}

function partsFor(number: number): readonly Part[] {
  const round = Math.floor(number / ROUND)
  const isFresh = number - round * ROUND >= FRESH * STOCKS
  return isFresh ? [] : partsOf(Math.floor(round / SCORES), round % SCORES).slice(0, FRESH)
}

export const keptFrom = (text: string): Kept => ({ values: () => valuesIn(text), partsFor })

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Random } from '../engine/random.ts'

/** The words that each chance event of a match draws from; the first event is number 0. */
export type FairDice = (event: number) => Random

const WORDS_IN_BLOCK = 8
const BYTES_IN_WORD = 4

/** Whoever has the key knows every roll to come. It changes nothing for other events how many words one of them takes. */
export function fairDice(key: Uint8Array): FairDice {
  const keyed = hmac.create(sha256, key)
  const spare = keyed.clone()
  const block = (event: number, number: number) =>
    keyed
      ._cloneInto(spare)
      .update(bytesOf(`${event}:${number}`))
      .digest()
  return (event) => wordsOf((number) => block(event, number))
}

/** Of digits and signs, which are one byte each. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

const NO_WORDS = new DataView(new ArrayBuffer(0))

function wordsOf(block: (number: number) => Uint8Array): Random {
  let taken = 0
  let words: DataView = NO_WORDS
  return () => {
    const place = taken % WORDS_IN_BLOCK
    if (place === 0) words = new DataView(block(taken / WORDS_IN_BLOCK).buffer)
    taken++
    return words.getUint32(place * BYTES_IN_WORD)
  }
}

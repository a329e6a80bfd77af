import * as z from 'zod/mini'
import type { Proof } from '../engine/proof.ts'
import { brief, type Failed, failed, type Read, read } from './fault.ts'
import { shaped } from './shape.ts'

/** How long the id of a table, and what a player's device mixes into the dice, may be. */
export const PROOF_WORD_LIMIT = 64

const Word = z.string().check(z.maxLength(PROOF_WORD_LIMIT))

/** One string for each seat. */
const shapeFor = (seats: number): z.ZodMiniType<Proof> =>
  z.strictObject({
    table: Word.check(z.minLength(1)),
    commitment: z.string(),
    strings: z.array(Word).check(z.minLength(seats), z.maxLength(seats)),
    secret: z.optional(z.string()),
  }) as z.ZodMiniType<Proof>

const BYTES = /^[0-9a-f]{64}$/

/** Every language writes these letters as the same JSON, so that everybody can check a proof. */
const PLAIN = /^[A-Za-z0-9_-]*$/

export const isPlainWord = (text: string): boolean => PLAIN.test(text)

/** What the dice of a match with so many seats came from. */
export function readProof(value: unknown, seats: number): Read<{ readonly proof?: Proof }> {
  if (value === undefined) return read({})
  const proof = shaped(shapeFor(seats), value, ['proof'])
  return proof.ok ? (misspelt(proof.value) ?? read({ proof: proof.value })) : proof
}

function misspelt({ table, commitment, strings, secret = commitment }: Proof): Failed | null {
  const bytes = Object.entries({ commitment, secret }).find(([, text]) => !BYTES.test(text))
  if (bytes) return failed(`proof.${bytes[0]}`, 'bytes', { found: brief(bytes[1]) })
  const words = [['table', table] as const, ...strings.map((text, seat) => [`strings[${seat}]`, text] as const)]
  const word = words.find(([, text]) => !isPlainWord(text))
  return word ? failed(`proof.${word[0]}`, 'plain', { found: brief(word[1]) }) : null
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Seal } from '../engine/proof.ts'
import { fairDice } from './dice.ts'
import { commitmentOf, diceKey } from './secret.ts'

// What is public before the end: the seal, and every roll so far. None of it gives the next roll away.

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex)
const string = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(hex)
const tables = fc.record({ table: string, strings: fc.array(string, { minLength: 2, maxLength: 6 }) })

const SEEN = 5
const rolls = (key: Uint8Array): string[] =>
  Array.from({ length: SEEN + 1 }, (_, event) => fairDice(key)(event)()).map((word) => word.toString(16))

/** Everything that could be taken for a key or a secret by somebody who has only seen what is public. */
const guesses = (seal: Seal, seen: readonly string[]): Uint8Array[] => {
  const texts = [seal.table, seal.commitment, ...seal.strings, JSON.stringify(seal), seen.join(''), '']
  const commitment = Buffer.from(seal.commitment, 'hex')
  const secretsTried = [seal.commitment, commitmentOf(seal.commitment), ...seal.strings.map((text) => text.repeat(2))]
  return [commitment, ...texts.map(bytesOf), ...secretsTried.map((secret) => diceKey(secret, seal))]
}

describe('before the end', () => {
  it('neither the secret nor the key stands in what is public, nor in any roll', () => {
    fc.assert(
      fc.property(secrets, tables, (secret, table) => {
        const key = diceKey(secret, table)
        const told = JSON.stringify([{ ...table, commitment: commitmentOf(secret) }, rolls(key)])
        expect(told).not.toContain(secret)
        expect(told).not.toContain(hex(key))
      }),
    )
  })

  it('no guess made from what is public gives the next roll', () => {
    fc.assert(
      fc.property(secrets, tables, (secret, table) => {
        const known = rolls(diceKey(secret, table))
        const seal = { ...table, commitment: commitmentOf(secret) }
        for (const guess of guesses(seal, known.slice(0, SEEN))) expect(rolls(guess)[SEEN]).not.toBe(known[SEEN])
      }),
    )
  })

  it('each device changes every roll: who sits down last cannot know what the others bring', () => {
    fc.assert(
      fc.property(secrets, tables, string, fc.nat(), (secret, table, other, pick) => {
        const seat = pick % table.strings.length
        fc.pre(table.strings[seat] !== other)
        const strings = table.strings.with(seat, other)
        const [before, after] = [table, { ...table, strings }].map((seal) => rolls(diceKey(secret, seal)))
        expect(before!.filter((roll, i) => roll === after![i])).toEqual([])
      }),
    )
  })

  it('nobody can have two secrets for one commitment, nor move a string to another seat', () => {
    fc.assert(
      fc.property(secrets, secrets, tables, (one, other, table) => {
        fc.pre(one !== other && table.strings[0] !== table.strings[1])
        expect(commitmentOf(one)).not.toBe(commitmentOf(other))
        const strings = table.strings.toReversed()
        fc.pre(strings.join() !== table.strings.join())
        expect(rolls(diceKey(one, { ...table, strings }))).not.toEqual(rolls(diceKey(one, table)))
      }),
    )
  })
})

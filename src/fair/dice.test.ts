import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, type Random } from '../engine/random.ts'
import { fairDice } from './dice.ts'
import { commitmentOf, diceKey } from './secret.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const SEAL = { table: 'a-table-of-friends', strings: ['Ann_s-string', '', 'Ben_s-string'] }

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const words = (random: Random, count: number): number[] => Array.from({ length: count }, random)

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex)
const letter = fc.constantFrom(...'abcXYZ019_-')
const seals = fc.record({
  table: fc.string({ unit: letter, minLength: 1, maxLength: 64 }),
  strings: fc.array(fc.string({ unit: letter, maxLength: 64 }), { minLength: 1, maxLength: 12 }),
})
const events = fc.integer({ min: 0, max: 200_000 })

// The same by Node's own cryptography, written from the definition in docs/match-file.md.

const keyByNode = (secret: string, { table, strings }: typeof SEAL): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify([table, strings]))
    .digest()

function* wordsByNode(key: Uint8Array, event: number): Generator<bigint, never> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`${event}:${block}`).digest()
    for (let at = 0; at < bytes.length; at += 4) yield BigInt(bytes.readUInt32BE(at))
  }
}

/** Every number below the limit gets equally many words; the words that are left over are never taken. */
function belowByNode(key: Uint8Array, event: number, limit: number): number {
  const [all, each] = [2n ** 32n, 2n ** 32n / BigInt(limit)]
  const isSmall = limit <= 2 ** 21
  for (const word of wordsByNode(key, event)) {
    if (!isSmall && word < each * BigInt(limit)) return Number(word % BigInt(limit))
    if (isSmall && (word * BigInt(limit)) % all >= all % BigInt(limit)) return Number((word * BigInt(limit)) / all)
  }
  throw new Error('words never end')
}

describe('fair dice', () => {
  it('are these, for ever', () => {
    const key = diceKey(SECRET, SEAL)
    const dice = fairDice(key)
    expect(commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect(hex(key)).toBe('32ff58e661c6641da39c0277205fa615cd25d5ee07b8fd6682382af677623fb6')
    expect(words(dice(0), 9)).toEqual([
      2317710275, 2975876741, 1588037723, 2079131515, 4114966648, 1587605491, 1529719793, 2404490112, 2204587532,
    ])
    expect(words(dice(1), 3)).toEqual([4214501219, 2230332964, 662751614])
    expect(words(dice(199_999), 2)).toEqual([4044630165, 963368623])
    expect(Array.from({ length: 20 }, (_, n) => 1 + below(dice(n), 6))).toEqual([
      4, 6, 4, 2, 5, 3, 6, 3, 1, 2, 4, 1, 1, 1, 6, 3, 1, 1, 6, 3,
    ])
  })

  it('are those of the definition, by other cryptography than ours', () => {
    fc.assert(
      fc.property(secrets, seals, events, (secret, seal, event) => {
        const key = diceKey(secret, seal)
        expect(commitmentOf(secret)).toBe(createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex'))
        expect(hex(key)).toBe(hex(keyByNode(secret, seal)))
        const expected = wordsByNode(key, event)
        for (const word of words(fairDice(key)(event), 20)) expect(BigInt(word)).toBe(expected.next().value)
      }),
    )
  })

  it('favour no side: what would is drawn again, over the end of a block too', () => {
    const limits = fc.oneof(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 2 ** 21 - 50, max: 2 ** 21 + 50 }),
      fc.integer({ min: 2 ** 31, max: 2 ** 31 + 1000 }),
    )
    fc.assert(
      fc.property(secrets, events, limits, (secret, event, limit) => {
        const key = diceKey(secret, SEAL)
        expect(below(fairDice(key)(event), limit)).toBe(belowByNode(key, event, limit))
      }),
      { numRuns: 500 },
    )
  })

  it('draw again so often that blocks do end', () => {
    const dice = fairDice(diceKey(SECRET, SEAL))
    const taken = Array.from({ length: 2000 }, (_, event) => wordsTaken(dice(event), 2 ** 31 + 1))
    expect(Math.max(...taken)).toBeGreaterThan(8)
  })

  it('fall the same in any order, however many words another event took', () => {
    fc.assert(
      fc.property(secrets, fc.array(events, { minLength: 2, maxLength: 8 }), (secret, numbers) => {
        const dice = fairDice(diceKey(secret, SEAL))
        const before = numbers.map((event) => words(dice(event), 3))
        expect(numbers.toReversed().map((event) => words(dice(event), 11).slice(0, 3))).toEqual(before.toReversed())
      }),
    )
  })
})

function wordsTaken(random: Random, limit: number): number {
  let taken = 0
  below(() => {
    taken++
    return random()
  }, limit)
  return taken
}

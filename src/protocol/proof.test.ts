import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENGINE_WORDS } from '../engine/words.ts'
import { LIBRARY } from '../games/index.ts'
import { speaker } from '../words/say.ts'
import { type Match, openMatch, recordFor, wholeRecord, withoutProof } from './match.ts'
import { matchText } from './match-text.ts'
import { FILE_WORDS } from './words.ts'

const say = speaker({ ...ENGINE_WORDS, ...FILE_WORDS })
const text = readFileSync('test/proofs/dodge-dice.json', 'utf8')
const proven = JSON.parse(text)
const running = { ...proven, log: proven.log.slice(0, 20), result: undefined }
const { secret, ...seal } = proven.proof

async function opened(file: unknown): Promise<Match> {
  const answer = await openMatch(file, LIBRARY)
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
  return answer.match
}

async function complaint(proof: unknown): Promise<string> {
  const answer = await openMatch({ ...proven, proof }, LIBRARY)
  return answer.ok ? 'none' : `${answer.fault.where}: ${answer.fault.code}: ${say(answer.fault.reason)}`
}

describe('the proof of a match', () => {
  it('is read and written again to the letter', async () => {
    const match = await opened(proven)
    expect(match.head.proof).toEqual(proven.proof)
    expect(matchText(match.playable.game, wholeRecord(match))).toBe(text)
  })

  it('stands in one order, however it came', async () => {
    const proof = Object.fromEntries(Object.entries(proven.proof).reverse())
    const match = await opened({ ...proven, proof })
    expect(matchText(match.playable.game, wholeRecord(match))).toBe(text)
  })

  it('is given away whole when the match is over, and before that without its secret', async () => {
    expect(recordFor(await opened(proven), null).proof).toEqual(proven.proof)
    const given = recordFor(await opened(running), null)
    expect(given.proof).toEqual(seal)
    expect(JSON.stringify(given)).not.toContain(secret)
  })

  it('keeps its secret for whoever keeps the match', async () => {
    expect(wholeRecord(await opened(running)).proof).toEqual(proven.proof)
  })

  it('stays out of a running match that hides hands, for every watcher', async () => {
    const hidden = JSON.parse(readFileSync('test/proofs/dicey-curves.json', 'utf8'))
    const match = await opened(hidden)
    for (const watcher of [null, 0, 1]) {
      const given = JSON.stringify(recordFor(match, watcher))
      expect(given).toContain(hidden.proof.commitment)
      expect(given).not.toContain(hidden.proof.secret)
    }
  })

  it('may lack the secret, and goes where other dice are thrown', async () => {
    const match = await opened({ ...running, proof: seal })
    expect(match.head.proof).toEqual(seal)
    expect(withoutProof(match).head).not.toHaveProperty('proof')
    expect(withoutProof(match).timeline).toBe(match.timeline)
  })

  it.each([
    [null, 'proof: type: Expected an object, found null.'],
    [{ ...seal, table: undefined }, 'proof.table: missing'],
    [{ ...seal, table: '' }, 'proof.table: too-small'],
    [{ ...seal, table: 'x'.repeat(65) }, 'proof.table: too-big'],
    [{ ...seal, table: 'a b' }, 'proof.table: plain: "a b" has other signs than letters, digits, - and _.'],
    [{ ...seal, commitment: seal.commitment.toUpperCase() }, 'proof.commitment: bytes: '],
    [{ ...seal, secret: 'abc' }, 'proof.secret: bytes: "abc" is not 32 bytes as 64 digits from 0 to f.'],
    [{ ...seal, secret: null }, 'proof.secret: type'],
    [{ ...seal, strings: seal.strings.slice(1) }, 'proof.strings: too-small'],
    [{ ...seal, strings: [...seal.strings, ''] }, 'proof.strings: too-big'],
    [{ ...seal, strings: ['', '', 'é'] }, 'proof.strings[2]: plain'],
    [{ ...seal, strings: ['', '', 'x'.repeat(65)] }, 'proof.strings[2]: too-big'],
    [{ ...seal, key: '' }, 'proof: unknown-field'],
  ])('%# is refused with the place and the reason', async (proof, expected) => {
    expect(await complaint(proof)).toContain(expected)
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { breath } from '../../src/cli/stop.ts'
import { paddock } from './paddock.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-review-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RACE = 'test/recorded/allens-dirt/finish.json'
const CURVES = 'test/recorded/dicey-curves/fewest-seats.json'
const SEASON = 'test/recorded/allens-dirt-season/whole-season.json'

const reviewed = (words: string) => paddock(`review ${words}`.split(' '))

/** Told to stop as soon as it listens. */
async function stopped(words: string) {
  const before = process.listenerCount('SIGINT')
  const answer = paddock(`review ${words}`.split(' '), new PassThrough())
  while (process.listenerCount('SIGINT') === before) await breath()
  process.emit('SIGINT')
  return answer
}

describe('a review that is told to stop', () => {
  it('prints what it knows, and says that it is a part', async () => {
    const { code, out, err } = await stopped(CURVES)
    expect([code, err]).toEqual([130, expect.stringMatching(/^paddock: Stopped after \d+ of 3554 entries\.\n$/)])
    expect(out).toMatch(/^Only the first \d+ of 3554 entries:$/m)
    expect(out).toContain('What changed most by then:')
  })

  it('says so to programs too', async () => {
    const { out } = await stopped(`${CURVES} --json`)
    const { partial, chances, end } = JSON.parse(out)
    expect([partial, end]).toEqual([true, 3554])
    expect(chances.length).toBeGreaterThan(1)
    expect(chances.length).toBeLessThan(end)
  })

  it('goes on with what was kept, to what one run finds', async () => {
    const words = `${RACE} --effort quick --json`
    const whole = await reviewed(words)
    const part = await stopped(`${words} --save ${at('kept')}`)
    expect(part.err).toMatch(/ entries\. The next run goes on from there\.\n$/)
    const kept = readFileSync(at('kept'), 'utf8')
    const rest = await reviewed(`${words} --save ${at('kept')}`)
    expect([rest.code, rest.out]).toEqual([0, whole.out])
    expect(readFileSync(at('kept'), 'utf8').startsWith(kept.split('\n', 1)[0]!)).toBe(true)
  })
})

describe('a review that is kept', () => {
  it('of a season holds each race for itself', async () => {
    const words = `${SEASON} --effort quick --json --save ${at('season')}`
    const one = await reviewed(`${words} --race 2`)
    const two = await reviewed(`${words} --race 1`)
    const again = await reviewed(`${words} --race 2`)
    expect([again.out, readFileSync(at('season'), 'utf8').trim().split('\n').length]).toEqual([one.out, 3])
    expect(two.out).not.toBe(one.out)
  })

  it.each([
    ['another effort', (text: string) => text, '--effort usual'],
    ['another match', (text: string) => text.replace(/"match":"./, '"match":"x'), '--effort quick'],
    ['a text that is cut off', (text: string) => text.slice(0, -9), '--effort quick'],
    ['a choice that nobody had', (text: string) => text.replace(/"best":\{/, '"best":{"x":1,'), '--effort quick'],
    ['a moment that nobody had', (text: string) => text.replace(/"index":\d+/, '"index":9999'), '--effort quick'],
  ])('is refused with %s', async (_, change, effort) => {
    if (!known) known = await keepOne()
    writeFileSync(at('changed'), change(known))
    const { code, out, err } = await reviewed(`${RACE} ${effort} --save ${at('changed')}`)
    expect([code, out]).toEqual([3, ''])
    expect(err).toMatch(/: This file does not hold a review of this match with this effort\.\n$/)
  })
})

it.each([
  ['no/where', 'There is no such file or directory.'],
  ['-', 'Here a file is needed.'],
])('a review complains of a place where nothing can be kept before it begins (%s)', async (place, reason) => {
  const listening = vi.spyOn(process, 'once')
  const { code, out, err } = await reviewed(`${RACE} --save ${place === '-' ? place : at(place)}`)
  expect([code, out, err.endsWith(`: ${reason}\n`)]).toEqual([place === '-' ? 2 : 1, '', true])
  expect(listening).not.toHaveBeenCalledWith('SIGINT', expect.anything())
  listening.mockRestore()
})

let known = ''

async function keepOne(): Promise<string> {
  await reviewed(`${RACE} --effort quick --save ${at('one')}`)
  return readFileSync(at('one'), 'utf8')
}

describe('a review in text', () => {
  it('says what was chosen in the words of the game', async () => {
    const { out } = await reviewed('test/recorded/monza/most-seats.json --effort quick')
    expect(out).toContain('The moments that decided it:')
    expect(out).not.toMatch(/: (step|roll|take|pass|skip)$/m)
  })

  it('tells no part of a win that there is not', async () => {
    const { out } = await reviewed('test/recorded/dodge-dice/ends-with-a-gift.json --effort quick')
    const shares = [...out.matchAll(/([-\d.]+) %$/gm)].map(([, share]) => Number(share))
    expect(shares).toHaveLength(3)
    expect(shares.every((share) => share >= 0 && share <= 100)).toBe(true)
  })
})

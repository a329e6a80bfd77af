import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { breath } from '../../src/cli/stop.ts'
import { paddock } from './paddock.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-solve-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function stopped(words: string) {
  const before = process.listenerCount('SIGINT')
  const answer = paddock(words.split(' '), new PassThrough())
  while (process.listenerCount('SIGINT') === before) await breath()
  process.emit('SIGINT')
  return answer
}

const solved = async (words: string) => JSON.parse((await paddock(`solve monza ${words} --json`.split(' '))).out)

describe('solving', () => {
  it('goes on with what was kept', async () => {
    const whole = await solved(`--save ${at('whole')}`)
    const again = await solved(`--save ${at('whole')}`)
    expect(again.rounds).toBe(1)
    expect(again.chances[0]).toBeCloseTo(whole.chances[0], 8)
  })

  it('ends early when it is told to, says so, and keeps what it knows', async () => {
    const { code, out, err } = await stopped(`solve dodge-dice --save ${at('part')} --json`)
    const { partial, states } = JSON.parse(out)
    expect([code, partial]).toEqual([130, true])
    expect(err).toMatch(/^paddock: Stopped after \d+ rounds; the chances are not exact yet\.\n$/)
    const kept = readFileSync(at('part'))
    expect(kept.length - kept.indexOf('\n') - 1).toBe(8 * states)
  })

  it.each([
    ['of another table', '--options distance=never-stop-early'],
    ['that is cut off', '--options distance=most-dice'],
  ])('refuses a file %s', async (what, options) => {
    await solved(`--save ${at('other')}`)
    if (what === 'that is cut off') writeFileSync(at('other'), readFileSync(at('other')).subarray(0, -1))
    const { code, err } = await paddock(`solve monza ${options} --save ${at('other')}`.split(' '))
    expect([code, err.endsWith('This file does not hold the values of this game, board and options.\n')]).toEqual([
      3,
      true,
    ])
  })
})

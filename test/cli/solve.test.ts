import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { breath } from '../../src/cli/stop.ts'
import { TINY } from '../solver/tiny.ts'
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

  it('complains of a place where nothing can be kept before it begins', async () => {
    const listening = vi.spyOn(process, 'once')
    const { code, out, err } = await paddock(`solve monza --save ${at('no/where')}`.split(' '))
    expect([code, out, err.endsWith(': There is no such file or directory.\n')]).toEqual([1, '', true])
    expect(listening).not.toHaveBeenCalledWith('SIGINT', expect.anything())
    listening.mockRestore()
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

describe('solving for three', () => {
  const circuit = at('tiny.json')
  writeFileSync(circuit, JSON.stringify(TINY))

  it('tells the chances of all, and goes on with what was kept', async () => {
    const words = `--players 3 --board ${circuit} --save ${at('three')}`
    const { states, residual, chances } = await solved(words)
    expect([states, readFileSync(at('three')).length > 2 * 8 * states]).toEqual([3 * 3 ** 3, true])
    expect(residual).toBeLessThan(1e-9)
    expect(chances).toHaveLength(3)
    expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1, 12)
    expect((await solved(words)).rounds).toBe(1)
    const { out } = await paddock(`solve monza ${words}`.split(' '))
    expect(out).toMatch(/^Monza for three: 81 states\n/)
    expect(out).toMatch(/on all sides the first seat wins \S+ %, the second \S+ %, the third \S+ %\.\n/)
  })

  it('ends early when it is told to, with what it knows', async () => {
    const { code, out } = await stopped('solve monza --players 3 --json')
    const { partial, states, chances } = JSON.parse(out)
    expect([code, partial, states, chances.length]).toEqual([130, true, 750_141, 3])
  })

  it('refuses the values of two', async () => {
    await solved(`--board ${circuit} --save ${at('two')}`)
    const { code } = await paddock(`solve monza --players 3 --board ${circuit} --save ${at('two')}`.split(' '))
    expect(code).toBe(3)
  })

  it.each([
    ['pig --players 3', 'Pig can be solved for two, not for 3.'],
    ['dodge-dice --players 3', 'Dodge Dice can be solved for two, not for 3.'],
    ['monza --players 4', 'Monza can be solved for two or three, not for 4.'],
    ['monza --players 7', 'EN-1: Monza is for 2 to 6 seats, not 7.'],
    ['allens-dirt --players 3', 'Allen’s Dirt cannot be solved: it has too many states.'],
    ['monza --players 3 --options variation=true', 'Monza has 36,756,909 states at this table; 5,000,000 are the most'],
    [
      'monza --players 3 --options variation=true,colours=chosen,ending=one-more-turn',
      'Monza has 90,016,920 states at this table; 5,000,000 are the most',
    ],
  ])('refuses %s in a sentence', async (words, sentence) => {
    const { code, out, err } = await paddock(`solve ${words}`.split(' '))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import { breath } from '../../src/cli/stop.ts'
import { paddock, paddockAt } from './paddock.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-stop-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Tells the command to stop as soon as it listens. */
async function stopped(args: string, signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' = 'SIGINT') {
  const before = process.listenerCount(signal)
  const answer = paddock(args.split(' '), new PassThrough())
  while (process.listenerCount(signal) === before) await breath()
  process.emit(signal)
  return answer
}

describe('a command that is told to stop', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('says so to the shell: %s', async (signal, expected) => {
    const { code, out, err } = await stopped('simulate dodge-dice --games 1000000 --jobs 1 --seed 1 --json', signal)
    const { partial, games, seats } = JSON.parse(out)
    expect([code, partial, seats[0].wins + seats[1].wins]).toEqual([expected, true, games])
    expect(err).toBe(`paddock: Stopped after ${games} of 1000000 games.\n`)
  })

  it('keeps nothing of half a race', async () => {
    await paddock(['season', 'new', at('race.json')])
    const before = readFileSync(at('race.json'), 'utf8')
    const { code, out, err } = await stopped(`season race ${at('race.json')} --seed 1`)
    expect([code, out, err]).toEqual([130, '', 'paddock: Stopped before the end of the race.\n'])
    expect(readFileSync(at('race.json'), 'utf8')).toBe(before)
  })

  it('tells how many races it has run', async () => {
    const { code, out, err } = await stopped('season run --seed 1')
    expect([code, out, err]).toEqual([130, '', 'paddock: Stopped after 0 of 10 races.\n'])
  })

  it('tells the odds it knows', async () => {
    await paddock(['season', 'new', at('odds.json'), '--laps', '1'])
    const { code, out, err } = await stopped(`season standings ${at('odds.json')} --odds --games 99 --seed 1`)
    expect([code, out, err]).toEqual([
      130,
      expect.stringContaining('95 % interval'),
      'paddock: Stopped after 1 of 99 seasons.\n',
    ])
  })

  it.each([
    ['a question', 'table'],
    ['a turn', 'table dodge-dice --seats 2 --people 2 --names Ann,Ben'],
    ['bots that think', 'table dicey-curves --seats 4 --people 0 --bots club --seed 1'],
  ])('leaves %s', async (_, args) => {
    const { code, out, err } = await stopped(args)
    expect([code, out.match(/Goodbye\./g), err]).toEqual([130, ['Goodbye.'], ''])
  })
})

it('begins no game for who has left before it', async () => {
  const { out } = await stopped('table')
  expect(out).not.toContain('Type the number of your choice')
})

describe('a terminal', () => {
  const typed = (keys: string, args: string) => {
    const input = new PassThrough()
    input.end(keys)
    return paddockAt({ input, isTerminal: true }, args.split(' '))
  }
  const DANGER = 'table dicey-curves --seats 2 --people 2 --names Ann,Ben --options danger=true --seed 3'

  it('shows a prompt and what is typed once', async () => {
    const { code, out } = await typed('2\rq\r', 'table dodge-dice --seats 2 --people 2 --names Ann,Ben')
    expect([code, out.match(/> /g)?.length, out.match(/Ann pays a chip/g)]).toEqual([0, 2, ['Ann pays a chip']])
  })

  it.each([
    ['Ctrl-C', '\u0003', 130],
    ['Ctrl-D', '\u0004', 0],
  ])('is left by %s', async (_, key, expected) => {
    const { code, out } = await typed(key, DANGER)
    expect([code, out.match(/Goodbye\./g), out.includes('place a car')]).toEqual([expected, ['Goodbye.'], false])
  })

  it('is wiped before somebody else sits down', async () => {
    const { out } = await typed('\r1\r\rq\r', DANGER)
    expect(out.split('\u001b[2J')).toHaveLength(3)
  })

  it('shows how far a simulation is', async () => {
    const { code, err } = await paddockAt(
      { isTerminal: true },
      'simulate dodge-dice --games 30 --seed 1 --json'.split(' '),
    )
    expect([code, err]).toEqual([0, expect.stringContaining('0/30 games')])
  })
})

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { paddock } from '../paddock.ts'
import { spawned } from './spawned.ts'
import { atTerminal, CTRL_C, CTRL_D } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-terminal-'))
const at = (name: string) => join(folder, name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const QUESTIONS = [
  ['the first question', 'table', 'Game ('],
  ['a name', 'table dodge-dice --seats 2 --people 2', 'Name?'],
  ['a turn', 'table dodge-dice --seats 2 --people 2 --names Ann,Ben', '> '],
] as const

describe.concurrent('a terminal', () => {
  it.each(QUESTIONS)('is left by Ctrl-C at %s', async (_, args, question) => {
    const { code, screen, modes } = await atTerminal(args, [question, CTRL_C])
    expect([code, screen.match(/Goodbye\./g)]).toEqual([130, ['Goodbye.']])
    expect([modes.length, new Set(modes).size]).toEqual([2, 1])
  })

  it.each(QUESTIONS)('is left by Ctrl-D at %s', async (_, args, question) => {
    const { code, screen, modes } = await atTerminal(args, [question, CTRL_D])
    expect([code, screen.match(/Goodbye\./g)]).toEqual([0, ['Goodbye.']])
    expect([modes.length, new Set(modes).size]).toEqual([2, 1])
  })

  it('is left by Ctrl-C while bots think', async () => {
    const args = 'table dicey-curves --seats 4 --people 0 --bots club --seed 1'
    const { code, screen } = await atTerminal(args, ['places', CTRL_C])
    expect([code, screen.includes('The race is over')]).toEqual([130, false])
  })

  it('shows no hand to who leaves instead of sitting down', async () => {
    const args = 'table dicey-curves --seats 2 --people 2 --names Ann,Ben --options danger=true --seed 3'
    for (const [key, left] of [
      [CTRL_C, 130],
      [CTRL_D, 0],
    ] as const) {
      const { code, screen } = await atTerminal(args, ['please sit down', key])
      expect([code, screen.includes('place a car')]).toEqual([left, false])
    }
  })

  it('is left in the middle of a race, which is saved', async () => {
    const file = at('people.json')
    await paddock(['season', 'new', file, '--people', '12', '--laps', '1'])
    const { code } = await atTerminal(`season race ${file} --seed 2`, ['> ', '1\r'], ['> ', CTRL_C])
    const { log } = JSON.parse(readFileSync(file, 'utf8'))
    expect([code, log.some((entry: object) => 'action' in entry)]).toEqual([130, true])
    const second = await paddock(['season', 'race', file], 'q\n')
    expect(second.code).toBe(0)
  })
})

describe.concurrent('a signal', () => {
  it('ends a run of races after those that were run', async () => {
    const file = at('run.json')
    await paddock(['season', 'new', file, '--laps', '50'])
    const races = () => readFileSync(file, 'utf8').split('\n').length
    const fresh = races()
    const { code, out, err } = await spawned(['season', 'run', file, '--seed', '5'], {
      interrupt: () => races() > fresh,
    })
    const { out: standing } = await paddock(['season', 'standings', file])
    const [, run] = /Stopped after (\d+) of 10 races\./.exec(err) ?? []
    expect([code, out]).toEqual([130, ''])
    expect(standing).toContain(`${run} of 10 races run.`)
  })

  it('is answered by bots that think long, on one thread too', async () => {
    const records = at('records.jsonl')
    const args = `simulate dicey-curves --seats 8 --bots club --games 100 --jobs 1 --json --records ${records}`
    let began = 0
    const { code, out } = await spawned(args.split(' '), {
      interrupt: () => {
        const isOpen = existsSync(records)
        if (isOpen) began = performance.now()
        return isOpen
      },
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect([code, JSON.parse(out).partial]).toEqual([130, true])
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { ERROR_CASES, FILES } from './error-cases.ts'
import { paddock, threads } from './paddock.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'paddock-cli-'))
const faulty = mkdtempSync(join(tmpdir(), 'paddock-errors-'))
const at = (name: string) => join(folder, name)

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(faulty, name), text)
})
afterAll(() => {
  for (const path of [folder, faulty]) rmSync(path, { recursive: true, force: true })
})

const match = {
  game: 'dodge-dice',
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  log: [
    { seat: 0, action: { kind: 'skip' } },
    { seat: 1, action: { kind: 'roll' } },
    { outcome: { penalty: 'red', dodge: { blue: 4, green: 3, red: 1 }, icon: 'chip' } },
  ],
}
const text = JSON.stringify(match)

describe('paddock games', () => {
  it('lists every game', async () => {
    const [plain, json] = await Promise.all([paddock(['games']), paddock(['games', '--json'])])
    const listed: { id: string; options: object; rulesVersion: number }[] = JSON.parse(json.out)
    expect(listed.map(({ id }) => id)).toEqual(Object.keys(GAMES))
    expect(listed[0]).toMatchObject({ title: 'Dodge Dice', seats: { least: 2, most: 6 }, rulesVersion: 1, boards: [] })
    expect(listed.every((game) => 'houseRules' in game)).toBe(true)
    expect(listed[0]!.options).toMatchObject({ starter: { default: 'first', values: ['first', 'random'] } })
    for (const { title } of Object.values(GAMES)) expect(plain.out).toContain(title)
  })

  it('has help with examples for every command, and exit codes', async () => {
    const commands = [[], ['games'], ['rules'], ['play'], ['simulate'], ['board', 'check'], ['table']]
    const answers = await Promise.all(commands.map((command) => paddock([...command, '--help'])))
    for (const answer of answers) {
      expect([answer.code, answer.err]).toEqual([0, ''])
      expect(answer.out).toMatch(/Examples:[\s\S]*Exit codes:/)
    }
  })
})

describe('paddock play', () => {
  it('shows where a match stands, and what is legal', async () => {
    const { code, out, err } = await paddock(['play', '-', '--legal'], text)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('   0  Ann pays a chip and skips.')
    expect(out).toContain('Waiting for seat 1 (Ben).')
    expect(out).toContain('seat 1  Let it count  {"kind":"accept"}')
  })

  it('gives the same as JSON', async () => {
    const { out } = await paddock(['play', '-', '--legal', '--json'], text)
    expect(JSON.parse(out)).toMatchObject({
      game: 'dodge-dice',
      at: 3,
      waiting: { kind: 'seats', seats: [1] },
      state: { chips: [2, 3], centre: 13 },
      legal: [
        { seat: 1, action: { kind: 'accept' }, text: 'Let it count' },
        { seat: 1, action: { kind: 'ignore' } },
      ],
      result: null,
      log: match.log,
    })
  })

  it('stops where it is told to, before entries that may be wrong', async () => {
    const wrong = JSON.stringify({ ...match, log: [...match.log, { seat: 0, action: { kind: 'fly' } }] })
    const { out } = await paddock(['play', '-', '--at', '1', '--json'], wrong)
    expect(JSON.parse(out)).toMatchObject({ at: 1, waiting: { seats: [1] } })
  })

  it('gives a watcher the view and never the state, and only the own choices', async () => {
    const views = ['0', '1', 'spectator'].map((view) =>
      paddock(['play', '-', '--view', view, '--legal', '--json'], text),
    )
    const [first, second, spectator] = (await Promise.all(views)).map(({ out }) => JSON.parse(out))
    for (const answer of [first, second, spectator]) {
      expect(answer).not.toHaveProperty('state')
      expect(answer).toHaveProperty('view')
    }
    expect([first.legal, second.legal.length, spectator.legal]).toEqual([[], 2, []])
  })

  it('draws the chance that a log leaves out, the same for the same seed', async () => {
    const short = JSON.stringify({ ...match, log: [...match.log.slice(0, 2), { seat: 1, action: { kind: 'accept' } }] })
    const [one, again] = await Promise.all([1, 2].map(() => paddock(['play', '-', '--seed', '5', '--json'], short)))
    expect(one!.out).toBe(again!.out)
    const { at: played, log } = JSON.parse(one!.out)
    expect([played, log.length]).toEqual([3, 4])
    expect(log[2]).toHaveProperty('outcome')
  })

  it('waits for chance without a seed', async () => {
    const { out } = await paddock(['play', '-', '--at', '2'], text)
    expect(out).toContain('Waiting for chance: roll.')
  })
})

describe('paddock simulate', () => {
  it('prints a table, keeps to its options and checks every state', async () => {
    const { code, out, err } = await paddock(
      'simulate dodge-dice --games 50 --seats 4 --options starter=random --check --bots random,random,random,random'.split(
        ' ',
      ),
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/50 games, seed \d+/)
    expect(out).toContain('Broken invariants: none.')
  })

  it('takes a board by its name and from a file, with the same games', async () => {
    const { board } = GAMES.monza!.boards[0]!
    writeFileSync(at('board.json'), JSON.stringify(board))
    const simulate = (wish: string) => paddock(`simulate monza --games 3 --seed 1 --json --board ${wish}`.split(' '))
    const [named, drawn] = [await simulate('default'), await simulate(at('board.json'))]
    expect(named.code).toBe(0)
    expect(JSON.parse(drawn.out).seats).toEqual(JSON.parse(named.out).seats)
  })

  it.each([
    ['--games 10', []],
    ['--games 10 --jobs 3', [3]],
    ['--games 2000', [availableParallelism()]],
    ['--games 10 --bots club', [availableParallelism()]],
    ['--games 10 --jobs 1 --bots club', [1]],
    ['--games 2000 --jobs 1', []],
  ])('takes threads where they are worth it: %s', async (args, jobs) => {
    threads.mockClear()
    await paddock(`simulate dodge-dice ${args} --seed 1`.split(' '))
    expect(threads.mock.calls.map(([run]) => run.jobs)).toEqual(jobs)
  })

  it('fails where invariants do, and says in which game', async () => {
    const broken = vi.spyOn(GAMES['dodge-dice']!, 'invariants').mockReturnValue(['a chip is lost'])
    const args = `simulate dodge-dice --games 3 --seed 1 --records ${at('broken.jsonl')}`
    const { code, out, err } = await paddock(args.split(' '))
    broken.mockRestore()
    expect([code, err]).toEqual([
      1,
      'paddock: Invariants failed in 3 games, first in game 0 of seed 1: a chip is lost\n',
    ])
    expect(out).toContain('Broken invariants: in 3 games.')
    expect(JSON.parse(readFileSync(at('broken.jsonl'), 'utf8').split('\n')[0]!).failures).toEqual(['a chip is lost'])
  })

  it.each([
    [
      'simulate dodge-dice --games 3 --seed 1',
      'paddock: The simulation broke off: game 0 of dodge-dice with seed 1 broke: Error: odd\n',
    ],
    ['table dodge-dice --seats 2 --people 0', 'paddock: This should not happen: odd\n'],
  ])('breaks off where a game does: %s', async (args, says) => {
    const broken = vi.spyOn(GAMES['dodge-dice']!, 'play').mockImplementation(() => {
      throw new Error('odd')
    })
    const { code, err } = await paddock(args.split(' '))
    broken.mockRestore()
    expect([code, err]).toEqual([1, says])
  })
})

describe('paddock board check', () => {
  const boards = Object.values(GAMES).flatMap((game) => game.boards.map(({ board }) => ({ game: game.id, board })))

  it('knows the boards of the games and says what others lack', async () => {
    for (const { game, board } of boards) {
      const { title, ...untitled } = board as { title: string }
      const check = (text: string) => paddock(['board', 'check', '-', '--game', game, '--json'], text)
      const [sound, flawed] = await Promise.all([check(JSON.stringify(board)), check(JSON.stringify(untitled))])
      expect([sound.code, JSON.parse(sound.out)]).toEqual([0, { game, sound: true, flaws: [] }])
      expect([flawed.code, JSON.parse(flawed.out).flaws]).toEqual([3, ['title: This field is missing.']])
      expect(flawed.err).toBe('paddock: standard input: title: This field is missing.\n')
    }
  })

  it('recognises a board by its shape', async () => {
    const { code, out } = await paddock(['board', 'check', '-'], JSON.stringify(GAMES.monza!.boards[0]!.board))
    expect([code, out]).toEqual([0, 'standard input: a sound board for Monza.\n'])
  })

  it('knows no board of any other shape', async () => {
    const { code, err } = await paddock(['board', 'check', '-'], '{"squares":9}')
    expect(code).toBe(3)
    expect(err).toContain('standard input: This is not the shape of a board of any game here')
  })
})

describe('paddock table', () => {
  const table = (args: string, input: string) => paddock(`table ${args}`.split(' '), input)

  it('asks for everything that is not given and ends with the input', async () => {
    const { code, out, err } = await paddock(['table', '--seed', '2'], '1\n3\n1\nZoe\n')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Dodge Dice: Zoe, Bot 2, Bot 3.')
    expect(out).toMatch(/Zoe: roll, or pay a chip to skip\?\n\s+1 {2}Roll the dice\n/)
  })

  it('plays a whole game', async () => {
    const args = 'dodge-dice --seats 3 --people 1 --names Ann --seed 4 --json'
    const { code, out, err } = await table(args, '1\n'.repeat(2000))
    const file = JSON.parse(out)
    expect(code).toBe(0)
    expect(file.result.places.toSorted()).toEqual([1, 2, 3])
    expect(err).toContain('Enter leaves, s FILE saves')
    writeFileSync(at('whole.json'), out)
    const replayed = await paddock(['play', at('whole.json'), '--json'])
    expect(JSON.parse(replayed.out).result).toEqual(file.result)
  })

  it('takes back, logs, saves, helps, explains and resumes', async () => {
    const file = at('evening.json')
    const input = ['l', 'u', '2', 'u', '2', 'l', '?', '7', `s ${file}`, `s ${file}`, `s ${folder}`, 'q', '']
    const { code, out } = await table('dodge-dice --seats 2 --people 2 --names Ann,Ben', input.join('\n'))
    expect(code).toBe(0)
    expect(out).toContain('Nothing has happened yet.')
    expect(out).toContain('EN-6: Nothing has been done yet.')
    expect(out).toContain('Taken back.')
    expect(out).toContain('A number from 1 to 2, please, or ? for help.')
    expect(out.match(/Saved\./g)).toHaveLength(2)
    expect(JSON.parse(readFileSync(file, 'utf8')).log).toEqual([{ seat: 0, action: { kind: 'skip' } }])
    const resumed = await paddock(['table', '--resume', file], 'l\n')
    expect(resumed.out).toContain('· Ann pays a chip and skips.')
    expect(resumed.out).toContain('▶ Ben')
  })

  it('never overwrites what it did not write', async () => {
    writeFileSync(at('precious.txt'), 'precious')
    const { out } = await table('dodge-dice --seats 2 --people 2 --names A,B', `s ${at('precious.txt')}\n`)
    expect(out).toContain('This file exists already.')
    expect(readFileSync(at('precious.txt'), 'utf8')).toBe('precious')
  })
})

describe('a wrong use or wrong data', () => {
  it.each(ERROR_CASES)('%j ends with %i and one sentence', async (args, code, says) => {
    const answer = await paddock(args.map((arg) => arg.replace('@', faulty)))
    expect(answer.err).toContain(says)
    expect(answer.err).toMatch(/^paddock: [^\n]+\n$/)
    expect([answer.code, answer.out]).toEqual([code, ''])
  })

  it('changes nothing', () => {
    expect(readdirSync(faulty).sort()).toEqual(Object.keys(FILES).sort())
  })
})

describe('a command that has ended', () => {
  const NAMES = ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit', 'uncaughtException', 'unhandledRejection']
  const listeners = () => NAMES.map((name) => process.listenerCount(name))

  it.each([
    ['games', ''],
    ['frobnicate', ''],
    ['table dodge-dice --seats 2 --people 2 --names Ann,Ben', '1\nq\n'],
    ['table dodge-dice --seats 2 --people 3', ''],
    ['simulate dodge-dice --games 2 --seed 1', ''],
    ['simulate dodge-dice --games 2 --records /', ''],
    ['season run --laps 1 --seed 1', ''],
    ['season race @/people.json --seed 1', 'q\n'],
    ['season standings @/people.json --odds --games 2 --seed 1', ''],
  ])('listens to nothing: %s', async (args, input) => {
    await paddock(['season', 'new', at('people.json'), '--people', '12', '--laps', '1'])
    const before = listeners()
    await paddock(args.replace('@', folder).split(' '), input)
    expect(listeners()).toEqual(before)
  })
})

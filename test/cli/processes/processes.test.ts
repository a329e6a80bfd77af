import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../tools/build-cli.mjs'
import { paddock } from '../paddock.ts'
import { COMMAND, spawned } from './spawned.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-processes-'))
const at = (name: string) => join(folder, name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.concurrent('the command that people start', () => {
  it.each([
    ['rules monza MZ-400', '', 2],
    ['play /nowhere.json', '', 1],
    ['board check -', '{"squares":9}', 3],
    ['season new - --laps 1', '', 0],
    ['season standings - --json', '{"game":"allens-dirt-season","seats":12}', 0],
  ])('answers as it does in this process: %s', async (args, input, code) => {
    const answer = await spawned(args.split(' '), { input })
    expect(answer).toEqual(await paddock(args.split(' '), input))
    expect(answer.code).toBe(code)
  })
})

describe.concurrent('threads', () => {
  const timeless = (out: string) => ({ ...JSON.parse(out), seconds: 0, gamesPerSecond: 0 })
  const simulate = (...more: string[]) => spawned(['simulate', 'dodge-dice', '--seed', '7', '--json', ...more])

  it('change nothing in what is counted', async () => {
    const [one, two] = await Promise.all([
      simulate('--games', '3000', '--jobs', '1', '--records', at('one.jsonl')),
      simulate('--games', '3000', '--jobs', '2', '--records', at('two.jsonl')),
    ])
    expect(timeless(two.out)).toEqual(timeless(one.out))
    expect(readFileSync(at('two.jsonl'), 'utf8')).toBe(readFileSync(at('one.jsonl'), 'utf8'))
    const records = readFileSync(at('one.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records.map(({ game }) => game)).toEqual(Array.from({ length: 3000 }, (_, i) => i))
    const { seats, games, failures } = JSON.parse(one.out)
    expect([games, failures, seats[0].wins + seats[1].wins]).toEqual([3000, 0, 3000])
    expect(seats[0].winRate).toBeCloseTo(seats[0].wins / 3000, 12)
    expect(records.filter(({ places }) => places[0] === 1).length).toBe(seats[0].wins)
  })

  it('change nothing in what bots do', async () => {
    const args = ['--games', '40', '--bots', 'club,casual', '--jobs']
    const [one, two] = await Promise.all([simulate(...args, '1'), simulate(...args, '2')])
    expect(timeless(two.out)).toEqual(timeless(one.out))
  })

  it('change nothing in the odds of a season', async () => {
    await paddock(['season', 'new', at('odds.json'), '--laps', '1'])
    for (let race = 0; race < 9; race++) await paddock(['season', 'race', at('odds.json'), '--seed', '4'])
    const odds = `season standings ${at('odds.json')} --odds --games 100 --seed 1 --json --jobs`
    const [one, two] = await Promise.all(['1', '2'].map((jobs) => spawned([...odds.split(' '), jobs])))
    expect([one!.code, two!.out]).toEqual([0, one!.out])
  })

  it('can be stopped, and what they have is told', async () => {
    const records = at('stopped.jsonl')
    const interrupt = () => (statSync(records, { throwIfNoEntry: false })?.size ?? 0) > 0
    const args = `simulate dodge-dice --games 100000000 --seed 1 --jobs 2 --json --records ${records}`
    const { code, out, err } = await spawned(args.split(' '), { interrupt })
    const { partial, games, seats } = JSON.parse(out)
    expect([code, partial]).toEqual([130, true])
    expect(seats[0].wins + seats[1].wins).toBe(games)
    expect(readFileSync(records, 'utf8').split('\n').length - 1).toBe(games)
    expect(err).toBe(`paddock: Stopped after ${games} of 100000000 games.\n`)
  })

  it('that are lost are an error and no result', async () => {
    const hook = at('hook.cjs')
    writeFileSync(hook, "if (!require('node:worker_threads').isMainThread) process.exit(9)")
    const args = ['simulate', 'dodge-dice', '--games', '10', '--bots', 'club', '--json']
    expect(await spawned(args, { env: { NODE_OPTIONS: `--require ${hook}` } })).toEqual({
      ...{ code: 1, out: '' },
      err: 'paddock: The simulation broke off: a thread ended with code 9 before its games were played\n',
    })
  })
})

describe('a reader that leaves early', () => {
  it('is no failure', () => {
    const command = `"${process.execPath}" "${COMMAND}" games --json | head -1; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['[\n0\n', ''])
  })
})

describe('a disk that is full', () => {
  const shell = (command: string) => {
    const { status, stderr } = spawnSync('sh', ['-c', `${process.execPath} ${COMMAND} ${command}`], {
      encoding: 'utf8',
    })
    return [status, stderr]
  }

  it.each([
    ['games > /dev/full', 'standard output'],
    ['games --json > /dev/full', 'standard output'],
    ['season run --seed 1 --laps 1 --html /dev/full > /dev/null', '/dev/full'],
    ['simulate dodge-dice --games 20 --records /dev/full', '/dev/full'],
    ['simulate dodge-dice --games 20 --jobs 2 --bots club --records /dev/full', '/dev/full'],
  ])('is told in one sentence: %s', (command, where) => {
    expect(shell(command)).toEqual([1, `paddock: ${where}: The disk is full.\n`])
  })
})

describe('three who run a race of one season at once', () => {
  it('lose none', async () => {
    const file = at('three.json')
    await paddock(['season', 'new', file, '--laps', '1'])
    const answers = await Promise.all([1, 2, 3].map(() => spawned(['season', 'race', file])))
    const told = answers.filter(({ code }) => code === 0).length
    for (const { code, err } of answers)
      if (code !== 0) expect([code, err]).toEqual([1, expect.stringContaining('is at work')])
    const { out } = await paddock(['season', 'standings', file])
    expect([told > 0, out]).toEqual([true, expect.stringContaining(`${told} of 10 races run.`)])
    expect(readdirSync(folder).filter((name) => name.startsWith('three'))).toEqual(['three.json'])
  })
})

describe('a checkout that cannot be written', () => {
  it('is built elsewhere, or says so', async () => {
    mkdirSync(at('shelf'))
    writeFileSync(at('file'), '')
    const built = await ensureBuilt([at('file/shelf'), at('shelf')])
    const { status, stdout } = spawnSync(process.execPath, [join(built, 'main.js'), 'games'], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('Dodge Dice')])
    await expect(ensureBuilt([at('file/shelf')])).rejects.toThrow('nothing can be written to')
  })
})

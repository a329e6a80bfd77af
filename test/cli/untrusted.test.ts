import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { paddock } from './paddock.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-untrusted-'))
const at = (name: string) => join(folder, name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Ben's hand is his own; the next card is Ann's. */
const hidden = JSON.stringify({
  game: 'dicey-curves',
  options: { danger: true, cars: 'one' },
  seats: [{ name: 'Ann' }, { name: 'Ben' }],
  log: [
    { outcome: { kind: 'card', card: 'Straight-Away' } },
    { outcome: { kind: 'card', card: 'Hard Curve right' } },
    { seat: 0, action: { kind: 'place', space: 0 } },
    { seat: 1, action: { kind: 'place', space: 1 } },
    { outcome: { kind: 'danger', seat: 0, card: 'Critter Crossing' } },
    { outcome: { kind: 'danger', seat: 0, card: 'Super Size Your Combo' } },
    { outcome: { kind: 'danger', seat: 1, card: 'Instant Repair' } },
  ],
})

describe('paddock play --view', () => {
  const play = (view: string, ...more: string[]) => paddock(['play', '-', '--view', view, ...more], hidden)

  it('tells each watcher the own cards alone, in the log and in the picture', async () => {
    const views = ['0', '1', 'spectator']
    const [ann, ben, nobody] = (await Promise.all(views.map((view) => play(view, '--json')))).map(({ out }) =>
      JSON.stringify(JSON.parse(out).log.slice(4)),
    )
    const texts = (await Promise.all(views.map((view) => play(view)))).map(({ out }) => out)
    for (const told of [ben, nobody, texts[1], texts[2]]) expect(told).not.toContain('Critter')
    for (const told of [ann, nobody, texts[0], texts[2]]) expect(told).not.toContain('Repair')
    expect([ann, ben]).toEqual([expect.stringContaining('Critter'), expect.stringContaining('Repair')])
    expect(texts[0]).toContain('Critter')
  })

  it('tells of a chance event its kind and its seat, and no deck', async () => {
    const { out } = await play('0', '--json')
    expect(JSON.parse(out).waiting).toEqual({ kind: 'chance', chance: { kind: 'danger', seat: 1 } })
  })
})

describe('a claim', () => {
  it('about places or scores is compared with what was played', async () => {
    const args = 'table dodge-dice --seats 2 --people 0 --seed 4 --json'.split(' ')
    const file = JSON.parse((await paddock(args)).out)
    const claim = (result: object) => paddock(['play', '-'], JSON.stringify({ ...file, result }))
    const { places, scores } = file.result
    const answers = await Promise.all([
      claim({ places, scores: scores.map((score: number) => score + 1) }),
      claim({ places: places.toReversed(), scores }),
      claim({ places, scores }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([3, 3, 0])
    for (const { out, err } of answers.slice(0, 2))
      expect([out, err]).toEqual(['', expect.stringMatching(/^paddock: standard input: result: .+\n$/)])
  })
})

describe('what steers a terminal', () => {
  const STEERING = /[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u
  const evil = '\u001b[2J\u009b31m\u202eX\u2066\u200b\u2028'

  it.each([
    ['a file that is not there', ['play', `${evil}.json`]],
    ['a game', ['simulate', evil]],
    ['a rule', ['rules', 'monza', evil]],
    ['a bot', ['simulate', 'monza', '--bots', evil]],
    ['an option', ['simulate', 'monza', '--options', `${evil}=1`]],
    ['a value', ['simulate', 'dodge-dice', '--options', `starter=${evil}`]],
    ['an unknown command', [evil]],
    ['an unknown flag', ['games', `--${evil}`]],
    ['names', ['season', 'new', '-', '--names', evil]],
    ['a colour', ['season', 'new', '-', '--colours', evil]],
  ])('is not told in %s', async (_, args) => {
    const { code, out, err } = await paddock(args)
    expect([code === 0, out]).toEqual([false, ''])
    expect(err).toMatch(/^paddock: [^\n]+\n$/)
    expect(err).not.toMatch(STEERING)
  })

  it.each([
    ['names', { game: 'dodge-dice', seats: [{ name: 'A\u202eB\u200b' }, { name: 'C\u2028D' }] }],
    ['a player', { game: 'dodge-dice', seats: [{ player: evil }, {}] }],
    ['a field', { game: 'dodge-dice', seats: 2, [evil]: 1 }],
    ['a game', { game: evil, seats: 2 }],
    ['an action', { game: 'dodge-dice', seats: 2, log: [{ seat: 0, action: { kind: evil } }] }],
    ['an option', { game: 'dodge-dice', seats: 2, options: { [evil]: evil } }],
  ])('is not told in %s of a file', async (_, match) => {
    const text = JSON.stringify(match)
    for (const args of [
      ['play', '-'],
      ['play', '-', '--json'],
      ['board', 'check', '-'],
    ]) {
      const { out, err } = await paddock(args, text)
      expect(out + err).not.toMatch(STEERING)
    }
  })

  it('is not repeated at a table, and what is long is cut', async () => {
    const lines = [`s ${at('no/')}${evil}`, `/${evil}`, evil, `/${'x'.repeat(5000)}`, '1'.repeat(5000), 'q']
    const { out } = await paddock('table dodge-dice --seats 2 --people 2 --names A,B'.split(' '), lines.join('\n'))
    expect(out).not.toMatch(STEERING)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(500)
    expect(out).toContain('…')
  })

  it('is printed in one place', () => {
    const files = readdirSync(resolve(import.meta.dirname, '../../src/cli'), { recursive: true, encoding: 'utf8' })
    const direct = files
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .filter((file) =>
        /console\.|\.write\(/.test(readFileSync(resolve(import.meta.dirname, '../../src/cli', file), 'utf8')),
      )
    expect(direct.sort()).toEqual(['output.ts', 'simulate.ts'])
  })

  it('makes a complaint of a line, however long the word is', async () => {
    const { err } = await paddock(['simulate', 'x'.repeat(100_000)])
    expect(err).toMatch(/^paddock: There is no game "x{60}…"; there are: .+\n$/)
  })
})

describe('paddock season', () => {
  it('reads standard input and writes standard output', async () => {
    const begun = await paddock('season new - --laps 1'.split(' '))
    const raced = await paddock('season race - --seed 1'.split(' '), begun.out)
    expect([raced.code, raced.err]).toEqual([0, expect.stringContaining('Race 1 of 10')])
    const run = await paddock('season run - --seed 1'.split(' '), raced.out)
    expect([run.code, run.err, JSON.parse(run.out).result.places.length]).toEqual([
      0,
      expect.stringContaining('Champion'),
      12,
    ])
    expect((await paddock('season standings -'.split(' '), raced.out)).out).toContain('1 of 10 races run.')
  })

  it.each([
    ['season race - --json', 'Standard output holds the season itself.'],
    ['season run - --csv', 'Standard output holds the season itself.'],
    ['season new - --json', 'Standard output holds the season itself.'],
    ['season run --seed 1 --laps 1 --html -', 'Here a file is needed.'],
    ['simulate dodge-dice --records -', 'Here a file is needed.'],
  ])('is told what does not go together: %s', async (args, says) => {
    const { code, err } = await paddock(args.split(' '))
    expect([code, err]).toEqual([2, expect.stringContaining(says)])
  })

  it('asks nobody on the standard input that holds the file', async () => {
    const begun = await paddock('season new - --people 1'.split(' '))
    const { code, out, err } = await paddock('season race -'.split(' '), begun.out)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('since the drivers type on standard input')])
  })
})

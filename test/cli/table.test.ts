import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { GUIDES } from '../../src/cli/guides.ts'
import { GAMES } from '../../src/games/index.ts'
import { speaker } from '../../src/words/say.ts'
import { paddock } from './paddock.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'paddock-table-'))

function saved(name: string, match: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(match))
  return path
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const people = (...names: string[]) => names.map((name) => ({ name }))
const dice = (...rolls: [number, number][]) => rolls.map((pair) => ({ outcome: { dice: pair } }))

/** Everybody starts in the order of the seats; Ann on the pole has rolled a 7. */
const race = saved('race.json', {
  game: 'allens-dirt',
  options: { laps: 2 },
  seats: people('Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'),
  log: dice([6, 6], [6, 5], [6, 4], [6, 3], [6, 2], [6, 1], [5, 1], [4, 1], [3, 4]),
})

/** Ann has rolled 2 3 4 4 5. */
const curves = saved('curves.json', {
  game: 'dicey-curves',
  options: { cars: 'one' },
  seats: people('Ann', 'Ben'),
  log: [
    { outcome: { kind: 'card', card: 'Straight-Away' } },
    { outcome: { kind: 'card', card: 'Gentle Curve left' } },
    { seat: 0, action: { kind: 'place', space: 2 } },
    { seat: 1, action: { kind: 'place', space: 0 } },
    { outcome: { kind: 'card', card: 'Straight-Away' } },
    { outcome: { kind: 'roll', white: [2, 3, 4, 4, 5], green: [] } },
  ],
})

/** What is said, and the log of the match in the end. */
async function resumed(file: string, ...answers: string[]) {
  const { code, out, err } = await paddock(['table', '--resume', file, '--seed', '1', '--json'], answers.join('\n'))
  const log: { action?: { kind: string } }[] = JSON.parse(out).log
  expect(code).toBe(0)
  return { said: err, log, kinds: log.flatMap(({ action }) => (action ? [action.kind] : [])) }
}

describe('Allen’s Dirt at a table', () => {
  it('is driven by whole moves, with what lies at their ends', async () => {
    const { said, kinds } = await resumed(race, '2', '1', '2')
    expect(said).toMatch(/1 {2}low 6: clean\n\s+2 {2}middle 6: clean\n\s+3 {2}high 6: clean\nWhere the move can end; w/)
    expect(said).toContain('· Ann runs to low 6.')
    expect(kinds.slice(0, 7)).toEqual(['keep-roll', ...Array(6).fill('step')])
    expect(said).not.toContain('sit down')
  })

  it('takes several answers, and drops what is left when dice fall', async () => {
    const { said, kinds } = await resumed(race, '2 3 1 1')
    expect(kinds).toHaveLength(7)
    expect(said).toContain(
      '> 3  high 6: clean\n· Ann runs to high 6.\nThe rest of what you typed (1 1) is dropped: dice',
    )
    expect(said.match(/is dropped/g)).toHaveLength(1)
  })

  it('is driven step by step for who wants it', async () => {
    const { said, kinds } = await resumed(race, '2', 'w', '1', 'u', '1 1')
    expect(said).toContain('From now on step by step.')
    expect(said).toContain('1  Leave the line low')
    expect(said).toContain('Ann: 4 moves to go.')
    expect(kinds).toEqual(['keep-roll', 'step', 'step'])
  })

  it('draws a car on the line once', async () => {
    const { said } = await resumed(race, '2')
    const picture = said.slice(said.lastIndexOf('column |'))
    expect(picture).toContain('on the line: 1\n')
    expect(picture.match(/^(high|middle|low) +\|.* 1( |$)/m)).toBeNull()
  })

  it('shows its score sheet by an order, and at the end', async () => {
    const { said } = await resumed(race, 'r')
    expect(said).toMatch(/Score sheet so far: Ann leads\n\n +no\. +driver +qualified +grid +led\n1 +1 +Ann +12 +1 +0\n/)
    const whole = await paddock(
      'table allens-dirt --people 1 --names Ann --bots club --options laps=1 --seed 2'.split(' '),
      '1\n'.repeat(200),
    )
    expect(whole.out).toMatch(/Score sheet: .+ wins\n\n +no\. +driver +qualified +grid +L1 +led\n/)
  })
})

describe('Dicey Curves at a table', () => {
  /** The number of the choice with these words. */
  async function numberOf(words: string): Promise<string> {
    const { said } = await resumed(curves, `/${words}`)
    return / (\d+) {2}/.exec(said.slice(said.lastIndexOf(`> /${words}`)))![1]!
  }

  it('is driven by whole Combos, and a whole one is taken back', async () => {
    const move = await numberOf('spaces 2 3 4 5')
    const driven = await resumed(curves, move, '1')
    expect(driven.kinds.slice(2)).toEqual(['move', 'step', 'step', 'step', 'step'])
    const back = await resumed(curves, `${move} 1`, 'u')
    expect(back.kinds.slice(2)).toEqual(['move'])
    expect(back.said).toContain('Taken back.')
  })

  it('tells the Gates that a Combo comes to', async () => {
    const { said } = await resumed(
      saved('gate.json', {
        game: 'dicey-curves',
        options: { cars: 'one' },
        seats: people('Ann', 'Ben'),
        log: [
          { outcome: { kind: 'card', card: 'Gentle Curve left' } },
          { outcome: { kind: 'card', card: 'Straight-Away' } },
          { seat: 0, action: { kind: 'place', space: 2 } },
          { seat: 1, action: { kind: 'place', space: 0 } },
          { outcome: { kind: 'card', card: 'Straight-Away' } },
          { outcome: { kind: 'roll', white: [1, 2, 3, 4, 5], green: [] } },
          { seat: 0, action: { kind: 'move', car: 0, dice: [1, 2, 3, 4, 5], power: false } },
        ],
      }),
    )
    expect(said).toContain('i1 on card 3 (Gentle Curve left): before a Gate of 3')
  })

  it('is handed over with DANGER! alone, and then a window says how to pass until one’s turn', async () => {
    const args = 'table dicey-curves --seats 2 --people 2 --names Ann,Ben --seed 3'.split(' ')
    const [plain, danger] = await Promise.all([
      paddock(args, '1\n1\n1\n1\n'),
      paddock([...args, '--options', 'danger=true'], '1\n'.repeat(40)),
    ])
    expect(plain.out).not.toContain('sit down')
    expect(danger.out).toContain('Ben, please sit down and press Enter.')
    expect(danger.out).toMatch(/play a Danger card, or pass\?\n( +\d+ .*\n)+p passes until your turn\./)
  })
})

describe('? at a table', () => {
  const guided = Object.keys(GAMES).filter((id) => GUIDES.get(id))

  it.each(guided)('explains the picture of %s', async (id) => {
    const { legend, words } = GUIDES.get(id)!
    const people = GAMES[id]!.seats.least
    const { out } = await paddock(
      ['table', id, '--seats', `${people}`, '--people', `${people}`, '--names', 'Ann'],
      '?\n?\n',
    )
    for (const sign of legend.map(speaker(words))) expect(out).toContain(`  ${sign}\n`)
    expect(out).toContain('p        pass until your turn')
  })
})

describe('paddock rules', () => {
  it.each([...Object.keys(GAMES), 'table'])('prints those of %s', async (game) => {
    const { code, out, err } = await paddock(['rules', game])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^[A-Z]{2}-1? ?/m)
    expect(out).not.toMatch(/\*\*|^\||^#/m)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(130)
  })

  it('prints one paragraph, also of the race in a season and of every table', async () => {
    const answers = await Promise.all(
      [
        ['monza', 'mz-4'],
        ['allens-dirt-season', 'AD-9'],
        ['monza', 'EN-5'],
      ].map((args) => paddock(['rules', ...args])),
    )
    expect(answers.map(({ out }) => out.split(/\s+/)[0])).toEqual(['MZ-4', 'AD-9', 'EN-5'])
  })

  it('speaks Japanese and JSON', async () => {
    const { out } = await paddock(['rules', 'monza', 'MZ-4', '--lang', 'ja', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      game: 'monza',
      id: 'MZ-4',
      text: expect.stringMatching(/\p{Script=Hiragana}/u),
    })
    const whole = JSON.parse((await paddock(['rules', 'monza', '--json'])).out)
    expect(whole.rules[0]).toMatchObject({ id: expect.stringMatching(/^MZ-/), text: expect.any(String) })
    const { legend, words, japanese } = GUIDES.get('monza')!
    expect(whole.legend).toEqual(legend.map(speaker(words)))
    const translated = JSON.parse((await paddock(['rules', 'monza', '--json', '--lang', 'ja'])).out)
    expect(translated.legend).toEqual(legend.map(speaker(await japanese(), [], 'ja')))
  })
})

describe('a file that is refused', () => {
  it('is told in JSON too', async () => {
    const match = { game: 'dodge-dice', seats: 2, log: [{ seat: 1, action: { kind: 'roll' } }] }
    const { code, out, err } = await paddock(['play', '-', '--json'], JSON.stringify(match))
    expect([code, JSON.parse(out)]).toEqual([
      3,
      { fault: { where: 'log[0]', code: 'EN-4', sentence: 'Seat 1 is not waited for; the table waits for seat 0.' } },
    ])
    expect(err).toBe('paddock: standard input: log[0]: EN-4: Seat 1 is not waited for; the table waits for seat 0.\n')
  })

  it('is told where it is no JSON at all', async () => {
    const { code, out } = await paddock(['play', '-', '--json'], '{')
    expect([code, JSON.parse(out).fault.where]).toEqual([3, expect.stringMatching(/^line 1/)])
  })
})

/** A move's chance to win with its margin, which is told however small it is. */
const FIGURE = /^[★ ] +(\d+(?:\.\d)?) % ±[\d.]+ {2}\d+ /
/** In points: figures have as many digits as their margin is worth. */
const ROUNDED = 0.6

describe('odds at a table', () => {
  it('o tells what every whole move is worth, the best first, and what may come of it', async () => {
    const { said, log } = await resumed(race, '2', 'o', 'q')
    const lines = said.split('\n').filter((line) => FIGURE.test(line))
    expect(lines.length).toBeGreaterThan(2)
    expect(lines[0]).toMatch(/^★/)
    const worths = lines.map((line) => Number(FIGURE.exec(line)![1]))
    for (const [i, worth] of worths.entries()) expect(worth).toBeLessThanOrEqual((worths[i - 1] ?? 100) + ROUNDED)
    expect(log).toHaveLength(10)
  })

  it('o tells the Combos that a re-roll may make', async () => {
    const { said } = await resumed(curves, 'o', 'q')
    expect(said).toMatch(/\d\.\d % {2}Combo of 5 or more/)
  })
})

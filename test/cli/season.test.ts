import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { paddock } from './paddock.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'paddock-season-'))
const at = (name: string) => join(folder, name)
const season = (args: string, input = '') => paddock(['season', ...args.split(' ')], input)
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const ALL_POINTS = 9 * 10 + 21

interface Standing {
  readonly driver: string
  readonly points: number
  readonly wins: number
  readonly title?: { readonly chance: number; readonly interval: readonly [number, number] }
}
const pointsIn = (standings: readonly Standing[]) => standings.reduce((sum, { points }) => sum + points, 0)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('paddock season run', () => {
  it('gives the same champion for the same seed, and all points', async () => {
    const [first, second, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => season(`run --laps 2 --seed ${seed} --json`)),
    )
    expect([first!.code, first!.err]).toEqual([0, ''])
    expect(second!.out).toBe(first!.out)
    expect(other!.out).not.toBe(first!.out)
    const { champion, standings, races } = JSON.parse(first!.out)
    expect(champion).toBe(standings[0].driver)
    expect(pointsIn(standings)).toBe(ALL_POINTS)
    expect(standings.reduce((sum: number, { wins }: Standing) => sum + wins, 0)).toBe(10)
    expect(races).toHaveLength(10)
    expect(races[9].result.map(({ points }: Standing) => points)).toEqual([6, 5, 4, 3, 2, 1, 0, 0])
  })

  it('finishes the season of a file, which replays to the same', async () => {
    await season(`new ${at('run.json')} --laps 2`)
    const run = await season(`run ${at('run.json')} --seed 5 --json`)
    const [shown, played] = await Promise.all([
      season(`standings ${at('run.json')} --json`),
      paddock(['play', at('run.json'), '--json']),
    ])
    expect(shown.out).toBe(run.out)
    const { result } = JSON.parse(played.out)
    expect(result).toEqual(json(at('run.json')).result)
    expect(pointsIn(result.scores.map((points: number) => ({ points })))).toBe(ALL_POINTS)
  })

  it('reports the seed it took', async () => {
    const { code, err } = await season('run --laps 1 --csv')
    expect([code, err]).toEqual([0, expect.stringMatching(/^Seed \d+\.\n$/)])
  })
})

describe('paddock season race', () => {
  it('runs race by race the season that the seed gives at once', async () => {
    for (const name of ['one.json', 'all.json']) await season(`new ${at(name)} --laps 1 --bots club,casual`)
    await season(`run ${at('all.json')} --seed 8`)
    for (let race = 0; race < 3; race++) expect((await season(`race ${at('one.json')} --seed 8`)).code).toBe(0)
    await season(`run ${at('one.json')} --seed 8`)
    expect(readFileSync(at('one.json'), 'utf8')).toBe(readFileSync(at('all.json'), 'utf8'))
    const { code, err } = await season(`race ${at('one.json')}`)
    expect([code, err]).toEqual([1, expect.stringContaining('The season is over')])
  })

  it('prints the score sheet as text, JSON and comma-separated values', async () => {
    await season(`new ${at('sheet.json')} --laps 3`)
    const [{ out: text }, csv, data] = [
      await season(`race ${at('sheet.json')} --seed 1`),
      await season(`race ${at('sheet.json')} --seed 1 --csv`),
      await season(`race ${at('sheet.json')} --seed 1 --json`),
    ]
    expect(text).toMatch(/^Race 1 of 10: \w+ wins\n[\s\S]*L1 +L2 +L3[\s\S]*Sat out: [\s\S]*The standings/)
    expect(csv.out.split('\n')[0]).toBe('race,place,number,driver,qualified,grid,lap 1,lap 2,lap 3,laps led,points,out')
    expect(csv.out.trim().split('\n')).toHaveLength(9)
    const { race, result, satOut } = JSON.parse(data.out)
    expect([race, result.length, satOut.length]).toEqual([3, 8, 4])
    expect(result.map(({ points }: Standing) => points)).toEqual([4, 3, 2, 1, 0, 0, 0, 0])
    const earlier = await season(`standings ${at('sheet.json')} --race 1`)
    expect(text.startsWith(earlier.out.trim())).toBe(true)
  })

  it('asks people, saves what they did, and goes on within the race', async () => {
    const file = at('people.json')
    await season(`new ${file} --people 12 --laps 1 --names Zoe`)
    const first = await season(`race ${file} --seed 2`, '1\nw\n1\nu\nq\n')
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('Taken back.\n')])
    expect(first.out).toMatch(/Goodbye\.\n$/)
    const acts = (name: string) => json(name).log.filter((entry: object) => 'action' in entry).length
    expect(acts(file)).toBe(1)
    const standing = await season(`standings ${file}`)
    expect(standing.out).toContain('0 of 10 races run, race 1 under way.')
    const second = await season(`race ${file} --seed 3 --json`, '1\n'.repeat(3000))
    expect(JSON.parse(second.out).result).toHaveLength(8)
    expect(second.err).toContain('Zoe')
    expect(acts(file)).toBeGreaterThan(20)
  })
})

describe('a driver who is a person', () => {
  it('has every act on the disk before the next, also one that is taken back', async () => {
    const file = at('acts.json')
    await season(`new ${file} --people 12 --laps 1`)
    const input = new PassThrough()
    const answer = paddock(['season', 'race', file, '--seed', '2'], input)
    const acts = () => json(file).log.filter((entry: object) => 'action' in entry).length
    for (const [typed, expected] of [
      ['1', 1],
      ['u', 0],
    ] as const) {
      input.write(`${typed}\n`)
      await vi.waitFor(() => expect(acts()).toBe(expected), { timeout: 60_000 })
    }
    input.end()
    expect((await answer).code).toBe(0)
  })
})

describe('paddock season standings', () => {
  it('tells the odds of the title', async () => {
    await season(`new ${at('odds.json')} --laps 1`)
    for (let race = 0; race < 3; race++) await season(`race ${at('odds.json')} --seed 4`)
    const odds = await season(`standings ${at('odds.json')} --odds --games 60 --seed 1 --json`)
    const { champion, standings } = JSON.parse(odds.out) as { champion: null; standings: Required<Standing>[] }
    expect(champion).toBeNull()
    expect(standings.reduce((sum, { title }) => sum + title.chance, 0)).toBeCloseTo(1, 10)
    for (const { title } of standings)
      expect(title.interval[0] <= title.chance && title.chance <= title.interval[1]).toBe(true)
    expect(standings[0]!.title.chance).toBeGreaterThan(standings[11]!.title.chance)
    await season(`run ${at('odds.json')} --seed 4`)
    const { out } = await season(`standings ${at('odds.json')} --odds`)
    expect(out).toMatch(/^Champion: [\s\S]*100\.0 % {2}100\.0 % – 100\.0 %/)
  })

  it('writes a printable score sheet without scripts, in which names stay text', async () => {
    await season(`new ${at('html.json')} --laps 2 --names <b>Ann</b>,A&B`)
    await season(`run ${at('html.json')} --seed 3 --html ${at('sheet.html')}`)
    const html = readFileSync(at('sheet.html'), 'utf8')
    expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt;')
    expect(html).toContain('A&amp;B')
    expect(html).not.toMatch(/<script|<b>Ann|https?:/)
    expect(html.match(/<section>/g)).toHaveLength(10)
    for (const part of ['Qualifying', 'Lap by lap', 'points', '<svg']) expect(html).toContain(part)
  })
})

describe('paddock season new', () => {
  it('notes drivers with names, numbers and colours', async () => {
    const { code, out } = await season(
      `new ${at('new.json')} --names Gus,Ben --numbers 5,42 --colours black --people 1 --bots casual --json`,
    )
    expect(code).toBe(0)
    const { seats, options } = json(at('new.json'))
    expect(JSON.parse(out).drivers).toEqual(seats)
    expect(seats[0]).toEqual({ name: 'Gus', number: 5, colour: 'black', player: 'person' })
    expect(seats[1]).toMatchObject({ name: 'Ben', number: 42, colour: 'yellow', player: 'casual' })
    for (const note of ['name', 'number'])
      expect(new Set(seats.map((seat: Record<string, unknown>) => seat[note])).size).toBe(12)
    expect(options).toMatchObject({ laps: 8 })
  })

  it('lets the house drive where a file says nothing, in colours that everybody knows', async () => {
    const seats = Array.from({ length: 12 }, (_, seat) => ({ colour: seat === 1 ? 'black' : 'navy' }))
    const files = { 'count.json': 12, 'notes.json': seats }
    const told = await Promise.all(
      Object.entries(files).map(async ([name, seats]) => {
        writeFileSync(at(name), JSON.stringify({ game: 'allens-dirt-season', seats, options: { laps: 1 } }))
        const { out } = await season(`race ${at(name)} --seed 1 --json`)
        expect(JSON.parse(out).result).toHaveLength(8)
        return json(at(name)).seats
      }),
    )
    expect(told[0][0]).toEqual({ player: 'club', colour: 'red' })
    expect(told[1].slice(0, 2)).toEqual([told[0][0], { player: 'club', colour: 'black' }])
  })

  it('does not touch a file that exists', async () => {
    writeFileSync(at('precious.txt'), 'precious')
    const { code, err } = await season(`new ${at('precious.txt')}`)
    expect([code, err]).toEqual([1, expect.stringContaining('This file exists already.')])
    expect(readFileSync(at('precious.txt'), 'utf8')).toBe('precious')
  })
})

it('has help with examples for every command', async () => {
  const answers = await Promise.all(['', 'new ', 'race ', 'standings ', 'run '].map((name) => season(`${name}--help`)))
  for (const { code, out, err } of answers) {
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Examples:[\s\S]*Exit codes:/)
  }
})

describe('wrong use', () => {
  beforeAll(() => {
    writeFileSync(at('dodge.json'), JSON.stringify({ game: 'dodge-dice', seats: 2 }))
    writeFileSync(at('bare.json'), JSON.stringify({ game: 'allens-dirt-season', seats: 12 }))
    const log = [{ outcome: { dice: [1, 7] } }]
    writeFileSync(at('dice.json'), JSON.stringify({ game: 'allens-dirt-season', seats: 12, log }))
    const seats = Array.from({ length: 12 }, () => ({ player: 'grandmaster', colour: '"><x', number: -1 }))
    writeFileSync(at('odd.json'), JSON.stringify({ game: 'allens-dirt-season', seats }))
  })

  it.each([
    ['frobnicate', 2, 'frobnicate'],
    ['new @/x.json --people 13', 2, '--people 13: There are only 12 drivers.'],
    ['new @/x.json --laps 51', 2, 'It must be a whole number from 1 to 50.'],
    ['new @/x.json --names A,A', 2, '--names: "A" is there twice'],
    [`new @/x.json --names ${'x'.repeat(41)}`, 2, '--names: A name has at most 40 letters, "xxx'],
    [`new @/x.json --names ${'A,'.repeat(12)}`, 2, '--names: 13 are listed, but there are 12 drivers.'],
    ['new @/x.json --numbers 7,07', 2, 'which "07" is not.'],
    ['new @/x.json --board @/bare.json', 3, 'bare.json: '],
    ['new @/x.json --numbers 7,x', 2, '--numbers: A car has a whole number from 1 to 99, which "x" is not.'],
    ['new @/x.json --colours plaid', 2, '--colours: There is no colour "plaid"; there are: red, '],
    ['new @/x.json --bots grandmaster', 2, 'There is no bot "grandmaster"; there are: '],
    ['new @/no/where.json', 1, 'There is no such file or directory.'],
    ['race @/nowhere.json', 1, 'There is no such file or directory.'],
    ['race @/dodge.json', 3, 'game: This is a match of Dodge Dice, not a season.'],
    ['race @/dice.json', 3, 'log[0]: EN-3: '],
    ['race @/odd.json', 3, 'seats[0].player: There is no bot "grandmaster"'],
    ['run @/bare.json --laps 3', 2, '--laps 3: The season in '],
    ['run --json --csv', 2, 'cannot be used with'],
    ['run @/bare.json --html @/bare.json', 2, 'This is the file of the season itself.'],
    ['standings @/bare.json --race 1', 2, '--race 1: 0 races have been run.'],
  ])('is told in one sentence: %s', async (args, code, says) => {
    const answer = await season(args.replaceAll('@', folder))
    expect(answer.code).toBe(code)
    expect(answer.out).toBe('')
    expect(answer.err).toContain(says)
    expect(answer.err.trim().split('\n')).toHaveLength(1)
    expect(existsSync(at('x.json'))).toBe(false)
  })
})

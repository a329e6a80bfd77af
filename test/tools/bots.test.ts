import { describe, expect, it } from 'vitest'
import { chapterFrom, textOf, timeIn } from '../../tools/bots/chapter.ts'
import { toldOf } from '../../tools/bots/deep.ts'
import { FIELDS } from '../../tools/bots/fields.ts'
import { requestFrom, USAGE } from '../../tools/bots/wishes.ts'

const WRITTEN = `Dodge Dice, 2 players

| | share of wins | interval | games | verdict | ms per decision |
|---|---|---|---|---|---|
| casual against random | 69.6 % | 50.2 % – 89.1 % | 28 | better | 0.21 |
| champion against club | 53.4 % | 50.1 % – 56.6 % | 30 | better | 0.23 |

| level | milli-wins lost per decision, exactly | decisions |
|---|---|---|
| club | 0.9439 | 3358 |

More is not known.`

const [TITLE] = WRITTEN.split('\n') as [string]

describe('a chapter about how well bots play', () => {
  it('stays as it is where nothing was run', () => {
    expect(textOf(TITLE, ['casual against random', 'champion against club'], chapterFrom(WRITTEN))).toBe(WRITTEN)
    expect(textOf(TITLE, [], chapterFrom(WRITTEN))).toBe(WRITTEN)
  })

  it('takes a row that was run, in its place, and leaves all else', () => {
    const { rows, losses } = chapterFrom(WRITTEN)
    const row = '| club against casual | 61.3 % | 50.1 % – 72.5 % | 28 | better | 0.10 |'
    const names = ['casual against random', 'club against casual', 'champion against club']
    const text = textOf(TITLE, names, { rows: new Map([...rows, ['club against casual', row]]), losses })
    const lines = WRITTEN.split('\n')
    expect(text).toBe([...lines.slice(0, 5), row, ...lines.slice(5)].join('\n'))
  })

  it('begins with nothing, and can do without losses', () => {
    expect(chapterFrom(undefined)).toEqual({ rows: new Map(), losses: [] })
    const short = WRITTEN.split('\n').slice(0, 6).join('\n')
    expect(chapterFrom(short).losses).toEqual([])
    expect(textOf(TITLE, [], chapterFrom(short))).toBe(short)
  })

  it('needs no rows', () => {
    const [title, , , , , , ...losses] = WRITTEN.split('\n')
    const only = [title, ...losses].join('\n')
    expect(chapterFrom(only)).toEqual({ rows: new Map(), losses })
    expect(textOf(TITLE, [], chapterFrom(only))).toBe(only)
  })

  it('knows what a decision took before', () => {
    expect(timeIn(chapterFrom(WRITTEN).rows.get('champion against club'))).toBe('0.23')
    expect(timeIn(undefined)).toBeNull()
  })
})

describe('what is asked of the bots', () => {
  it('is a game, a pair and a precision', () => {
    const words = [
      '--pair',
      'champion/club',
      '--precision',
      '0.1',
      '--jobs',
      '1',
      '--untimed',
      '--seats',
      '2',
      'dodge-dice',
    ]
    expect(requestFrom(words)).toEqual({
      kind: 'wishes',
      games: ['dodge-dice'],
      seats: 2,
      table: null,
      only: 'champion/club',
      seconds: 600,
      precision: 0.001,
      jobs: 1,
      isTimed: false,
    })
    expect(requestFrom(['--pair', 'losses', '--seconds', '0'])).toMatchObject({ only: 'losses', seconds: 0 })
  })

  it('may be help', () => {
    expect(requestFrom(['--help', 'pig'])).toEqual({ kind: 'help' })
    for (const { game } of FIELDS) expect(USAGE).toContain(game)
  })

  it.each([
    [['chess'], 'There is no game "chess" here'],
    [['--pair', 'champion/nobody'], '"champion/nobody" is no pair of levels'],
    [['--pair', 'club/club'], '"club/club" is no pair of levels'],
    [['--pair', 'club'], '"club" is no pair of levels'],
    [['--table', 'the moon'], 'No table here is called "the moon"'],
    [['--seconds', 'soon'], '--seconds is a number'],
    [['--jobs', '0'], '--jobs is a number above 0'],
    [['--precision', '-1'], "Option '--precision' argument is ambiguous"],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j is answered in one sentence', (words, sentence) => {
    const request = requestFrom(words)
    expect(request.kind).toBe('complaint')
    expect(request).toMatchObject({ sentence: expect.stringContaining(sentence) })
    expect(request).toMatchObject({ sentence: expect.stringMatching(/^[^\n]*\.$/) })
  })
})

describe('what decisions give away by games played to their end', () => {
  /** Random, casual, club, expert, champion. */
  const looked = (weight: number, club: number, lost: number | null) => ({
    weight,
    gains: [0.1, 0, club, 0, 0],
    lost,
  })

  it('stands for those that were not looked into', () => {
    const told = toldOf([looked(5, 0.02, 0), null, null, null, null, looked(1, 0.03, null), ...Array(4).fill(null)])
    expect(told).toContainEqual(expect.stringMatching(/^\| random \| 60\.0000 ± \S+ \| {2}\| 10 \|$/))
    expect(told).toContainEqual(expect.stringMatching(/^\| club \| 13\.0000 ± \S+ \| -13\.0000 ± \S+ \| 10 \|$/))
    expect(told.at(-1)).toContain('by 6.5000 ±')
  })

  it('weighs what the champion loses against what it gains', () => {
    const told = toldOf([looked(1, 0.02, 0.0001), looked(1, 0.02, null)])
    expect(told.at(-1)).toContain('gives away at most 5.0000 ±')
    expect(told.at(-1)).toContain('by 7.5000 ±')
  })

  it('counts what the champion loses to the club wherever they differ, and what it loses besides only once', () => {
    const told = toldOf([looked(5, -0.002, null), looked(1, -0.002, 0.002), looked(1, 0, 0), looked(1, 0, null)])
    expect(told.at(-1)).toContain('gives away at most 3.0000 ±')
    expect(told.at(-1)).toContain('by -3.0000 ±')
  })
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DRAWABLES } from '../cli/drawables.ts'
import { replay } from '../engine/match.ts'
import { ENGINE_WORDS } from '../engine/words.ts'
import { speaker } from '../words/say.ts'
import { entryFault, readMatch, resultFault, writeMatch } from './match-file.ts'
import { FILE_WORDS } from './words.ts'

const say = speaker({ ...ENGINE_WORDS, ...FILE_WORDS })
const smallest = { game: 'dodge-dice', seats: 2 }
const open = (file: unknown) => readMatch(JSON.stringify(file), DRAWABLES)

function complaint(file: unknown): string {
  const opened = open(file)
  return opened.ok ? 'none' : `${opened.fault.where}: ${opened.fault.code}: ${say(opened.fault.reason)}`
}

function rewritten(file: unknown): string {
  const opened = open(file)
  return opened.ok ? writeMatch(opened.value) : 'none'
}

describe('a match file', () => {
  it('needs a game and seats, and fills in the rest', () => {
    const opened = open(smallest)
    expect(opened.ok && opened.value).toMatchObject({
      table: { seats: 2, options: { starter: 'first' }, board: null },
      seats: [{}, {}],
      log: [],
      result: null,
    })
  })

  it('may name the seats and note more about them', () => {
    const opened = open({ ...smallest, seats: [{ name: 'Ann', player: 'person' }, {}] })
    expect(opened.ok && opened.value.seats).toEqual([{ name: 'Ann', player: 'person' }, {}])
  })

  it.each([
    [[], ': type: Expected an object, found [].'],
    [{ seats: 2 }, 'game: missing: This field is missing.'],
    [{ game: 'dodge-dice' }, 'seats: missing: This field is missing.'],
    [
      { ...smallest, game: 'dodge-dize' },
      'game: unknown-game: There is no game "dodge-dize"; did you mean "dodge-dice"?',
    ],
    [{ ...smallest, game: '__proto__' }, 'game: unknown-game: There is no game "__proto__"; there are: '],
    [{ ...smallest, format: 'other/1' }, 'format: value: "other/1" is not one of: paddock-match/1.'],
    [
      { ...smallest, rulesVersion: 9 },
      'rulesVersion: rules-version: Dodge Dice is played here by rules version 1, not 9.',
    ],
    [{ ...smallest, for: 2 }, 'for: too-big: 2 is too large or too long; the most is 1.'],
    [{ ...smallest, for: 'Ann' }, 'for: type: Expected a number, found "Ann".'],
    [{ ...smallest, sets: 1 }, ': unknown-field: There is no field "sets" here.'],
    [{ ...smallest, seats: 'two' }, 'seats: type: Expected a number, found "two".'],
    [{ ...smallest, seats: 1e9 }, 'seats: too-big: '],
    [{ ...smallest, seats: [{ name: 5 }, {}] }, 'seats[0].name: type: Expected a text, found 5.'],
    [{ ...smallest, seats: [{ name: '' }, {}] }, 'seats[0].name: format: '],
    [{ ...smallest, seats: [{}, { name: '\u001b[2J' }] }, 'seats[1].name: format: '],
    [{ ...smallest, seats: [{}, { name: 'a'.repeat(41) }] }, 'seats[1].name: too-big: '],
    [{ ...smallest, options: [] }, 'options: type: Expected an object, found [].'],
    [{ ...smallest, board: 'default' }, 'board: no-boards: Dodge Dice has no boards to choose from.'],
    [{ ...smallest, log: {} }, 'log: type: Expected a list, found {}.'],
    [{ ...smallest, log: [5] }, 'log[0]: entry: An entry has either a seat and an action, or an outcome.'],
    [{ ...smallest, log: [{}] }, 'log[0]: entry: '],
    [{ ...smallest, log: [{ seat: 0 }] }, 'log[0].action: missing: This field is missing.'],
    [{ ...smallest, log: [{ seat: 1.5, action: {} }] }, 'log[0].seat: type: Expected a whole number, found 1.5.'],
    [{ ...smallest, log: [{ seat: -1, action: {} }] }, 'log[0].seat: too-small: '],
    [{ ...smallest, log: [{ seat: 0, action: {}, outcome: 1 }] }, 'log[0]: unknown-field: '],
    [{ ...smallest, result: {} }, 'result.places: missing: '],
  ])('says what is wrong with %j', (file, expected) => {
    expect(complaint(file)).toContain(expected)
    expect(complaint(file).startsWith(expected.slice(0, 12))).toBe(true)
  })

  it('EN-1 refuses a wrong number of seats and names the field', () => {
    expect(complaint({ ...smallest, seats: 7 })).toBe('seats: EN-1: Dodge Dice is for 2 to 6 seats, not 7.')
  })

  it('EN-2 refuses options that do not exist or do not fit', () => {
    expect(complaint({ ...smallest, options: { starter: 'me' } })).toContain('options: EN-2: Option "starter"')
    expect(complaint({ ...smallest, options: { laps: 3 } })).toContain('options: EN-2: Dodge Dice has no option "laps"')
  })

  it('answers anything at all with a value', () => {
    const field = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined })
    const file = fc.record({
      game: fc.constantFrom('dodge-dice', 'x', 5),
      seats: fc.oneof(fc.jsonValue(), fc.constant(2)),
      options: field(fc.jsonValue()),
      board: field(fc.jsonValue()),
      log: field(fc.array(fc.oneof(fc.jsonValue(), fc.record({ outcome: fc.jsonValue() })))),
      result: field(fc.jsonValue()),
    })
    fc.assert(
      fc.property(file, (value) => {
        expect(complaint(value)).not.toBe('')
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it.each([0, 1, null])('may be for the eyes of %j alone', (watcher) => {
    const opened = open({ ...smallest, for: watcher })
    expect(opened.ok && opened.value.for).toBe(watcher)
    expect(rewritten({ ...smallest, for: watcher }).split('\n')[6]).toBe(`  "for": ${watcher},`)
  })

  it('says where a log for one seat hides too much', () => {
    const card = { outcome: { kind: 'danger', seat: 1, card: null } }
    const opened = open({ game: 'dicey-curves', seats: 3, options: { danger: true }, for: 0, log: [card] })
    const match = opened.ok ? opened.value : null!
    const replayed = replay(match.game, match.table, match.log)
    const fault = replayed.ok ? null! : entryFault(match, replayed.index, replayed.refusal)
    expect(fault).toMatchObject({ where: 'log[0]', code: 'redacted' })
    expect(say(fault.reason)).toContain('only what seat 0 may know')
  })

  it('is written in one form, whoever wrote it before', () => {
    const log = [{ action: { to: 1, kind: 'give' }, seat: 0 }, { outcome: { b: 1, a: [{ d: 1, c: 2 }] } }]
    const text = rewritten({ seats: 2, log, game: 'dodge-dice' })
    expect(text.split('\n').slice(7, 9)).toEqual([
      '    {"seat":0,"action":{"kind":"give","to":1}},',
      '    {"outcome":{"a":[{"c":2,"d":1}],"b":1}}',
    ])
    expect(rewritten(JSON.parse(text))).toBe(text)
  })

  it('stands in its documentation as it is written', () => {
    const page = readFileSync('docs/match-file.md', 'utf8')
    const [smallestShown, canonical] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((block) => block[1]!)
    expect(JSON.parse(smallestShown!)).toEqual(smallest)
    expect(rewritten(JSON.parse(canonical!))).toBe(canonical)
  })

  it('has all its codes in its documentation', () => {
    const page = readFileSync('docs/match-file.md', 'utf8')
    const codes = Object.keys(FILE_WORDS).filter((key) => /^file\.[a-z-]+$/.test(key) && key !== 'file.player')
    expect(codes.filter((key) => !page.includes(`\`${key.slice('file.'.length)}\``))).toEqual([])
  })

  it('claims a result that its log must lead to', () => {
    const result = { places: [1, 2], scores: [10, 100] }
    expect(resultFault(null, null)).toBeNull()
    expect(resultFault(result, { ...result })).toBeNull()
    expect(resultFault(result, null)?.code).toBe('result-early')
    expect(resultFault(result, { places: [2, 1], scores: [10, 100] })?.code).toBe('result')
  })
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sitter } from '../engine/sitter.ts'
import { ENGINE_WORDS } from '../engine/words.ts'
import { LIBRARY } from '../games/index.ts'
import { speaker } from '../words/say.ts'
import { failed, read } from './fault.ts'
import { keepsSecrets, type Match, newMatch, openMatch, openText, recordFor, wholeRecord } from './match.ts'
import { matchText } from './match-text.ts'
import { readRecord } from './record.ts'
import { FILE_WORDS } from './words.ts'

const say = speaker({ ...ENGINE_WORDS, ...FILE_WORDS })
const smallest = { game: 'dodge-dice', seats: 2 }
const recorded = (path: string) => JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
const finished = recorded('dodge-dice/fewest-seats')
const secretive = recorded('dicey-curves/danger')
const ofSecrets = { ...secretive, log: secretive.log.slice(0, 60), result: undefined }

async function opened(file: unknown): Promise<Match> {
  const answer = await openMatch(file, LIBRARY)
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
  return answer.match
}

async function complaint(file: unknown): Promise<string> {
  const answer = await openMatch(file, LIBRARY)
  return answer.ok ? 'none' : `${answer.fault.where}: ${answer.fault.code}: ${say(answer.fault.reason)}`
}

/** Written again; whether it follows the rules is not asked. */
async function rewritten(file: unknown): Promise<string> {
  const answer = await readRecord(file, LIBRARY)
  return answer.ok ? matchText(answer.value.playable.game, answer.value.record) : 'none'
}

describe('a match file', () => {
  it('needs a game and seats, and fills in the rest', async () => {
    const { head, timeline } = await opened(smallest)
    expect(head).toEqual({
      game: 'dodge-dice',
      rulesVersion: 1,
      options: {},
      seats: [
        { name: '', player: 'person', colour: 'red' },
        { name: '', player: 'person', colour: 'yellow' },
      ],
    })
    expect(timeline.table).toEqual({ seats: 2, options: { starter: 'first' }, board: null })
    expect([timeline.log, timeline.result]).toEqual([[], null])
  })

  it('may say who sits where; what does not fit is as at a new table', async () => {
    const seats = [
      { name: 'Ann', player: 'club', colour: 'black', number: 7 },
      { player: 5, colour: 'navy', number: 'x', hat: 'green' },
    ]
    expect((await opened({ ...smallest, seats })).head.seats).toEqual([
      { name: 'Ann', player: 'club', colour: 'black' },
      { name: '', player: 'person', colour: 'yellow' },
    ])
  })

  it('keeps the numbers of cars where cars have numbers', async () => {
    const seats = [{ number: 42 }, { number: 1000 }, ...new Array(10).fill({})]
    const { head } = await opened({ game: 'allens-dirt-season', seats })
    expect(head.seats.slice(0, 2).map(({ number }) => number)).toEqual([42, undefined])
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
      'rulesVersion: rules-version: Dodge Dice is played here by rules version 1; this match began under the newer version 9.',
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
  ])('says what is wrong with %j', async (file, expected) => {
    const said = await complaint(file)
    expect(said).toContain(expected)
    expect(said.startsWith(expected.slice(0, 12))).toBe(true)
  })

  it('EN-1 refuses a wrong number of seats and names the field', async () => {
    expect(await complaint({ ...smallest, seats: 7 })).toBe('seats: EN-1: Dodge Dice is for 2 to 6 seats, not 7.')
  })

  it('EN-2 refuses options that do not exist or do not fit', async () => {
    const refused = (options: object) => complaint({ ...smallest, options })
    expect(await refused({ starter: 'me' })).toContain('options: EN-2: Option "starter"')
    expect(await refused({ laps: 3 })).toContain('options: EN-2: Dodge Dice has no option "laps"')
  })

  it('EN-4 is played by the rules, and names the entry that breaks one', async () => {
    const log = [
      { seat: 0, action: { kind: 'skip' } },
      { seat: 0, action: { kind: 'roll' } },
    ]
    expect(await complaint({ ...smallest, log })).toContain('log[1]: EN-4: ')
  })

  it('says of whom a fault speaks', async () => {
    const answer = await openMatch({ ...smallest, seats: [{ name: 'Ann' }, {}], result: finished.result }, LIBRARY)
    expect(answer).toMatchObject({ ok: false, game: { id: 'dodge-dice' }, seats: [{ name: 'Ann' }, {}] })
    expect(await openMatch([], LIBRARY)).toMatchObject({ ok: false, game: null, seats: [] })
  })

  it('answers anything at all with a value', async () => {
    const field = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined })
    const file = fc.record({
      game: fc.constantFrom('dodge-dice', 'x', 5),
      seats: fc.oneof(fc.jsonValue(), fc.constant(2)),
      options: field(fc.jsonValue()),
      board: field(fc.jsonValue()),
      log: field(fc.array(fc.oneof(fc.jsonValue(), fc.record({ outcome: fc.jsonValue() })))),
      result: field(fc.jsonValue()),
    })
    await fc.assert(
      fc.asyncProperty(file, async (value) => {
        expect(await complaint(value)).not.toBe('')
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('comes as text, which may be none', async () => {
    expect(await openText(read(JSON.stringify(smallest)), LIBRARY)).toMatchObject({ ok: true })
    expect(await openText(read('{'), LIBRARY)).toMatchObject({ ok: false, fault: { code: 'not-json' } })
    expect(await openText(failed('', 'link'), LIBRARY)).toMatchObject({ ok: false, fault: { code: 'link' }, seats: [] })
  })

  it('claims a result that its log must lead to', async () => {
    const other = { places: finished.result.places.toReversed(), scores: finished.result.scores }
    expect(await complaint(finished)).toBe('none')
    expect(await complaint({ ...finished, result: undefined })).toBe('none')
    expect(await complaint({ ...finished, result: other })).toContain('result: result: The log ends with ')
    expect(await complaint({ ...finished, log: finished.log.slice(0, -1) })).toContain('result: result-early: ')
  })

  it('claims no other scores than its log leads to, though the places be right', async () => {
    const { places, scores } = finished.result
    const [first, ...others] = scores
    for (const other of [[first + 1, ...others], others, [...scores, 0], []])
      expect(await complaint({ ...finished, result: { places, scores: other } })).toMatch(
        /^result: result: The log ends/,
      )
  })

  it('is told the first of several things that are wrong with it', async () => {
    expect(await complaint({ game: 5, seats: 2, log: 5, more: 5 })).toContain('game: type: ')
    expect(await complaint({ ...smallest, seats: [{ name: 5 }, { name: 6 }], log: [5] })).toContain('seats[0].name: ')
    expect(await complaint({ ...smallest, log: [{ outcome: 1, a: 1 }, 5] })).toContain('log[0]: unknown-field: ')
  })

  it('names a player of any length by no more than a name', async () => {
    const seats = [{ player: 'x'.repeat(41) }, { player: 'x'.repeat(40) }]
    expect((await opened({ ...smallest, seats })).head.seats.map(({ player }) => player)).toEqual([
      'person',
      'x'.repeat(40),
    ])
  })
})

describe('a match file for one', () => {
  it.each([0, 1, null])('may be for the eyes of %j alone', async (watcher) => {
    expect((await opened({ ...smallest, for: watcher })).head.for).toBe(watcher)
    expect((await rewritten({ ...smallest, for: watcher })).split('\n')[6]).toBe(`  "for": ${watcher},`)
  })

  it('says where its log hides too much', async () => {
    const card = { outcome: { kind: 'danger', seat: 1, card: null } }
    const file = { game: 'dicey-curves', seats: 3, options: { danger: true }, for: 0, log: [card] }
    expect(await complaint(file)).toMatch(/^log\[0\]: redacted: .*only what seat 0 may know/)
  })

  it('is what a running match gives away, if it hides anything', async () => {
    const match = await opened(ofSecrets)
    const { game, log } = match.timeline
    const given = recordFor(match, 1)
    expect(keepsSecrets(match)).toBe(true)
    expect([given.for, given.log]).toEqual([1, log.map((entry) => game.redact(entry, 1))])
    expect(JSON.stringify(given.log)).not.toBe(JSON.stringify(log))
    expect(wholeRecord(match)).toEqual({ ...match.head, log, result: null })
  })

  it.each([secretive, { ...smallest, log: [{ seat: 0, action: { kind: 'skip' } }] }])(
    'is not needed when the game is over or hides nothing: %#',
    async (file) => {
      const match = await opened(file)
      expect(keepsSecrets(match)).toBe(false)
      expect(recordFor(match, 0)).toEqual(wholeRecord(match))
      expect(recordFor(match, 0)).not.toHaveProperty('for')
    },
  )
})

describe('the text of a match', () => {
  it('is written in one form, whoever wrote it before', async () => {
    const log = [{ action: { to: 1, kind: 'give' }, seat: 0 }, { outcome: { b: 1, a: [{ d: 1, c: 2 }] } }]
    const text = await rewritten({ seats: 2, log, game: 'dodge-dice' })
    expect(text.split('\n').slice(5, 9)).toEqual([
      '  "seats": [{"player":"person","colour":"red"},{"player":"person","colour":"yellow"}],',
      '  "log": [',
      '    {"seat":0,"action":{"kind":"give","to":1}},',
      '    {"outcome":{"a":[{"c":2,"d":1}],"b":1}}',
    ])
    expect(await rewritten(JSON.parse(text))).toBe(text)
  })

  it.each(['monza', 'allens-dirt-season'])('of a new match of %s reads as that match', async (id) => {
    const { playable, timeline, head } = await opened({ game: id, seats: (await LIBRARY.find(id)).game.seats.most })
    const seats: Sitter[] = head.seats.map((sitter, seat) => ({ ...sitter, name: `N${seat}` }))
    const begun = newMatch(playable, timeline.table, seats)
    const read = await opened(JSON.parse(matchText(playable.game, wholeRecord(begun))))
    expect(read.head).toEqual(begun.head)
    expect(read.timeline.table).toEqual(timeline.table)
  })

  it('stands in its documentation as it is written', async () => {
    const page = readFileSync('docs/match-file.md', 'utf8')
    const [smallestShown, canonical] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((block) => block[1]!)
    expect(JSON.parse(smallestShown!)).toEqual(smallest)
    expect(await rewritten(JSON.parse(canonical!))).toBe(canonical)
    expect(await complaint(JSON.parse(canonical!))).toBe('none')
  })

  it('has all codes of its faults in its documentation', () => {
    const page = readFileSync('docs/match-file.md', 'utf8')
    const codes = Object.keys(FILE_WORDS).filter((key) => /^file\.[a-z-]+$/.test(key) && key !== 'file.player')
    expect(codes.filter((key) => !page.includes(`\`${key.slice('file.'.length)}\``))).toEqual([])
  })
})

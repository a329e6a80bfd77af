import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, MOST } from '../../test/cost.ts'
import halfMile from '../games/allens-dirt/boards/default.json' with { type: 'json' }
import deck from '../games/dicey-curves/boards/default.json' with { type: 'json' }
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import circuit from '../games/monza/boards/default.json' with { type: 'json' }
import { boardFaults, withChecks } from './boards.ts'
import { isOver } from './bounds.ts'
import { brief, type Fault, read } from './fault.ts'
import { SIZE_LIMIT } from './json.ts'
import { openMatch, openText } from './match.ts'

const DRAWABLES = await withChecks(Object.values(MANIFESTS))

/** So much of one thing that it fills a file. */
const filled = (before: string, one: string, after: string, most = SIZE_LIMIT): string =>
  before + one.repeat(Math.floor((most - before.length - after.length) / one.length)) + after

const times = (count: number, item: unknown): string => new Array(count).fill(JSON.stringify(item)).join(',')
const names = (count: number): string => Array.from({ length: count }, (_, i) => `"${i.toString(36)}":0`).join(',')
const objects = (count: number): string => Array.from({ length: count }, (_, i) => `{"${i.toString(36)}":0}`).join(',')

const match = (fields: string): string => `{"game":"dodge-dice","seats":2,${fields}}`
const roll = { seat: 0, action: { kind: 'roll' } }

async function codeOf(text: string): Promise<string> {
  const opened = await openText(read(text), LIBRARY)
  return opened.ok ? 'none' : `${opened.fault.where}: ${opened.fault.code}`
}

/** Each is made when its test begins, so that they do not fill the memory together. */
const TEXTS: readonly (readonly [what: string, make: () => string, complaint: string])[] = [
  ['18 MB of seats', () => filled('{"game":"dodge-dice","seats":[', '{},', '{}]}', 18_000_000), ': too-many'],
  ['as many seats as there may be values', () => `{"game":"monza","seats":[${times(1_400_000, 1)}]}`, ': too-much'],
  ['seats that are no seats', () => `{"game":"dodge-dice","seats":[${times(99_000, 1)}]}`, 'seats: too-big'],
  ['125,000 misfits in a result', () => match(`"result":{"places":[${times(125_000, '')}],"scores":[]}`), ': too-much'],
  [
    'misfits in a result',
    () => match(`"result":{"places":[${times(1_001, '')}],"scores":[]}`),
    'result.places: too-big',
  ],
  ['a log of too many entries', () => match(`"log":[${times(200_001, roll)}]`), 'log: too-big'],
  ['a long log that is wrong at its end', () => match(`"log":[${times(199_999, roll)},0]`), 'log[199999]: entry'],
  ['a log that is an object', () => match(`"log":{"a":[${times(1_000_000, 0)}]}`), ': too-much'],
  ['an entry that holds a file', () => match(`"log":[{"outcome":[${times(1_400_000, 0)}]}]`), 'log[0]: too-much'],
  ['a long text in an entry', () => match(filled('"log":[{"outcome":"', 'x', '"}]', 19_000_000)), 'log[0]: too-much'],
  ['options that hold a file', () => match(`"options":{"starter":[${times(1_400_000, 0)}]}`), ': too-much'],
  ['a long option', () => match(filled('"options":{"', 'x', '":0}', 100_000)), 'options: too-much'],
  ['more fields than there are names', () => match(names(200_000)), ': too-many'],
  ['many objects with a field of their own', () => match(`"log":[${objects(200_000)}]`), ': too-many'],
  ['fields of one name', () => match(filled('', '"a":0,', '"b":0', 8_000_000)), ': unknown-field'],
  ['nothing but brackets', () => filled('', '[', ''), ': too-deep'],
  ['nothing but lists', () => filled('[', '[],', '[]]'), ': too-many'],
  ['as many objects as there may be', () => `[${times(749_000, {})}]`, ': too-much'],
  ['nothing but spaces', () => filled('', ' ', ''), 'line 1, column 20000001: not-json'],
  ['nothing but lines', () => filled('', '\n', 'x'), 'line 20000000, column 1: not-json'],
  ['one text', () => filled('"', 'x', '"'), ': too-much'],
  ['one text without an end', () => filled('"', '\\"', ''), 'line 1, column 1: not-json'],
  ['numbers that break off', () => filled('[', '0,', 'x', 2_900_000), 'line 1, column 2900000: not-json'],
  [
    'a board in a board',
    () => `{"game":"monza","seats":2,"board":${filled('[', '[],', '[]]', 2_000_000)}}`,
    ': too-much',
  ],
]

/** Does some work and says what came of it, if it was cheap. */
async function cheaply<T>(work: () => T | Promise<T>): Promise<T> {
  const done: T[] = []
  const cost = await costOf(async () => done.push(await work()))
  expect(cost.milliseconds).toBeLessThan(MOST.milliseconds)
  expect(cost.megabytes).toBeLessThan(MOST.megabytes)
  return done[0]!
}

describe('what comes from outside', () => {
  it.each(TEXTS)('%s is refused before it costs anything', async (_, make, complaint) => {
    const text = make()
    expect(await cheaply(() => codeOf(text))).toBe(complaint)
  })

  it('may be a match of 200,000 entries', async () => {
    const text = `{"game":"pig","seats":2,"log":[${times(200_000, { outcome: { pips: 1 } })}]}`
    const opened = await openText(read(text), LIBRARY)
    expect(opened.ok && opened.match.timeline.length).toBe(200_000)
  })

  it('may be a match of 200,000 entries of the game whose entries hold most', async () => {
    const entry = { outcome: { dodge: { blue: 4, green: 3, red: 1 }, icon: 'chip', penalty: 'red' } }
    const text = match(`"log":[${times(180_000, entry)}]`)
    expect(await codeOf(text)).toBe('log[0]: EN-3')
  })

  it('is no match if it is nested deeper than anything may recurse, though it never was a text', async () => {
    let deep: unknown = []
    for (let level = 0; level < 100_000; level++) deep = [deep]
    for (const value of [
      deep,
      { ...SMALLEST, seats: deep },
      { ...SMALLEST, board: deep },
      { ...SMALLEST, log: [deep] },
    ])
      expect(await openMatch(value, LIBRARY)).toMatchObject({ ok: false, fault: { code: 'too-much' } })
  })

  it('is told of in a short sentence, however long it is', () => {
    const long = 'x'.repeat(1_000_000)
    for (const value of [long, [long, long], { [long]: 1 }, new Array(1_000_000).fill({ a: [1] })])
      expect(brief(value).length).toBeLessThan(70)
    expect(brief([1, { a: 'b' }, null])).toBe('[1,{"a":"b"},null]')
  })
})

describe('a value is measured', () => {
  it('about as it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { length } = JSON.stringify(value)
        expect(isOver(value, 4 * length)).toBe(false)
        expect(isOver(value, Math.floor(length / 30) - 1)).toBe(true)
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})

const SMALLEST = { game: 'dodge-dice', seats: 2 }

const repeat = <T>(count: number, item: T): T[] => new Array(count).fill(item)
const count = (length: number): number[] => Array.from({ length }, (_, i) => i)

const spots = (length: number) => repeat(length, ['low', 1])
const square = { from: 0, to: 1, colour: 'red' }
const shared = count(40).map((i) => `s${i}`)
const knot = {
  name: 'Knot',
  count: 1,
  turn: 0,
  spaces: shared,
  laneSpaces: repeat(40, shared),
  sideways: [],
  gates: [],
  shared,
  arrows: [],
}
const grid = { ...deck.track[0]!, lanes: 100, rows: 100 }

/** The largest and the most repetitive of every shape, with the first thing that is told of them. */
const BOARDS: readonly (readonly [what: string, game: string, board: object, first: string])[] = [
  ['40 kB of one spot', 'allens-dirt', { ...halfMile, skipATurn: spots(3_700) }, 'skipATurn: too-big'],
  ['100,000 columns', 'allens-dirt', { ...halfMile, columns: 100_000 }, 'columns: too-big'],
  [
    'one spot in all lists',
    'allens-dirt',
    { ...halfMile, skipATurn: spots(1_000), goToPits: spots(1_000), sweetSpot: spots(1_000) },
    ': board',
  ],
  [
    'spots that are none',
    'allens-dirt',
    { ...halfMile, skipATurn: repeat(1_000, 0), sweetSpot: repeat(1_000, []) },
    'skipATurn[0]: type',
  ],
  ['one lane a thousand times', 'allens-dirt-season', { ...halfMile, lanes: repeat(1_000, 'low') }, ': board'],
  ['a long name', 'allens-dirt', { ...halfMile, title: 'x'.repeat(99_000) }, 'title: too-big'],
  ['more than a board takes', 'allens-dirt', { ...halfMile, lanes: repeat(50_000, 'low') }, ': too-much'],
  [
    'a circuit of one lane',
    'monza',
    { ...circuit, lanes: repeat(200, { name: 'a', squares: repeat(15, square) }) },
    ': board',
  ],
  [
    'squares that are none',
    'monza',
    { ...circuit, lanes: repeat(100, { name: 'a', squares: repeat(200, 0) }) },
    'lanes[0].squares[0]: type',
  ],
  [
    'goals across everything',
    'monza',
    { ...circuit, goals: repeat(150, { colour: 'red', lanes: repeat(150, 'a') }) },
    ': board',
  ],
  ['an endless circuit', 'monza', { ...circuit, length: Number.MAX_SAFE_INTEGER }, 'length: too-big'],
  ['a deck of knots', 'dicey-curves', { ...deck, track: repeat(12, knot) }, ': board'],
  ['a deck of grids', 'dicey-curves', { ...deck, track: repeat(100, grid) }, ': board'],
  ['cards that are none', 'dicey-curves', { ...deck, track: repeat(100, {}) }, 'track[0].name: missing'],
  ['more cards than a deck may have', 'dicey-curves', { ...deck, track: repeat(3_000, 0) }, 'track: too-big'],
  [
    'a million cards of one kind',
    'dicey-curves',
    { ...deck, track: [{ ...grid, count: 1_000_000 }] },
    'track[0].count: too-big',
  ],
  [
    'a thousand Dangers',
    'dicey-curves',
    { ...deck, danger: Object.fromEntries(count(1_000).map((i) => [`d${i}`, 1])) },
    ': board',
  ],
]

const saying = ({ where, code }: Fault): string => `${where}: ${code}`

describe('a board', () => {
  it.each(BOARDS)('with %s is answered at once', async (_, game, board, first) => {
    const faults = await cheaply(() => boardFaults(DRAWABLES[game]!, board))
    expect(saying(faults[0]!)).toBe(first)
    expect(faults.length).toBeLessThanOrEqual(51)
    const seats = MANIFESTS[game]!.game.seats.least
    const opened = await cheaply(() => openMatch({ game, seats, board }, LIBRARY))
    expect(!opened.ok && opened.fault.code).toBe(faults[0]!.code)
  })

  it.each([
    ['allens-dirt', halfMile],
    ['monza', circuit],
    ['dicey-curves', deck],
  ])('of %s may be blown up anywhere', async (game, board) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(20)), fc.integer({ min: 2, max: 2_000 }), async (way, size) => {
        const faults = await cheaply(() => boardFaults(DRAWABLES[game]!, blownUp(board, way, size)))
        expect(faults.length).toBeLessThanOrEqual(51)
      }),
      { numRuns: 60, seed: 1 },
    )
  })
})

/** The same value, but one part of it, found by turning at random, is so many times as large. */
function blownUp(value: unknown, way: Iterator<number>, size: number): unknown {
  if (typeof value === 'number') return value * size
  if (typeof value === 'string') return value.repeat(size)
  if (typeof value !== 'object' || value === null) return repeat(size, value)
  const keys = Object.keys(value)
  const turn = way.next().value % (keys.length + 1)
  if (turn === keys.length) return Array.isArray(value) ? repeat(size, value).flat() : repeat(size, value)
  const part = blownUp((value as Record<string, unknown>)[keys[turn]!], way, size)
  return Array.isArray(value) ? value.with(turn, part) : { ...value, [keys[turn]!]: part }
}

import { describe, expect, it } from 'vitest'
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import { boardFaults, withChecks } from './boards.ts'
import { isOver } from './bounds.ts'
import { brief } from './fault.ts'
import { openMatch } from './match.ts'

// What is too much, by the character; `bounds.test.ts` brings the megabytes.

const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)])

describe('what a value takes', () => {
  it.each<[unknown, number]>([
    [7, 1],
    [null, 1],
    [true, 1],
    ['', 2],
    ['abc', 5],
    [[], 1],
    [[1, 2], 3],
    [['a', 'b'], 7],
    [{}, 1],
    [{ ab: 1 }, 4],
    [{ ab: 1, c: 'd' }, 8],
    [[{ a: [1] }], 5],
  ])('%j is counted to the character', (value, room) => {
    expect([isOver(value, room), isOver(value, room - 1)]).toEqual([false, true])
  })

  it('is too much where it is nested too deep, however small', () => {
    expect([isOver(nested(64), 1000), isOver(nested(65), 1000)]).toEqual([false, true])
    expect([isOver({ a: nested(63) }, 1000), isOver({ a: nested(64) }, 1000)]).toEqual([false, true])
  })
})

describe('a value in a message', () => {
  it('is cut where it would be too long', () => {
    expect(brief('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
    expect(brief('x'.repeat(59))).toBe(`"${'x'.repeat(59)}…`)
    expect(brief(undefined)).toBe('nothing')
  })
})

describe('a record', () => {
  const SMALLEST = { game: 'dodge-dice', seats: 2 }
  const faultOf = async (record: unknown) => {
    const answer = await openMatch(record, LIBRARY)
    return answer.ok ? null : answer.fault
  }

  it('may not have too much beside its log, whatever the log is', async () => {
    const much = { where: '', code: 'too-much', reason: { values: { most: 200_000 } } }
    expect(await faultOf({ ...SMALLEST, extra: 'x'.repeat(200_000) })).toMatchObject(much)
    expect(await faultOf({ ...SMALLEST, log: 'x'.repeat(200_000) })).toMatchObject(much)
    expect(await faultOf('x'.repeat(200_000))).toMatchObject(much)
  })

  it('may not have too much in its options or in an entry', async () => {
    const text = 'x'.repeat(2000)
    expect(await faultOf({ ...SMALLEST, options: { text } })).toMatchObject({ where: 'options', code: 'too-much' })
    expect(await faultOf({ ...SMALLEST, log: [{ outcome: text }] })).toMatchObject({
      where: 'log[0]',
      code: 'too-much',
    })
  })

  it('says how many seats there may be', async () => {
    expect(await faultOf({ ...SMALLEST, seats: 1001 })).toMatchObject({
      ...{ where: 'seats', code: 'too-big' },
      reason: { values: { found: '1001', most: 1000 } },
    })
  })
})

it('A board may not take too much, and a game that takes none says so', async () => {
  const { monza, 'dodge-dice': dodgeDice } = await withChecks(Object.values(MANIFESTS))
  expect(boardFaults(monza!, { id: 'x'.repeat(100_000) })).toMatchObject([
    { code: 'too-much', reason: { values: { most: 100_000 } } },
  ])
  expect(boardFaults(dodgeDice!, {})).toMatchObject([
    { code: 'no-own-board', reason: { values: { title: 'Dodge Dice' } } },
  ])
})

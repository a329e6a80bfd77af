import { describe, expect, it } from 'vitest'
import { sentence } from '../../../engine/sentence.ts'
import { Story } from '../../../table/story.ts'
import { afterOwn, linesOf, type Noticed, Recaller } from './recap.ts'

/** A digit is an act of that seat, a dot is dice. */
const story = (acts: string): Story =>
  new Story(
    [...acts].map((act, index) => ({
      index,
      entry: act === '.' ? { outcome: {} } : { seat: Number(act), action: { kind: 'act' } },
      sentences: [sentence('test.line')],
      lines: index + 1,
    })),
  )

const moment = (acts: string, rest: Partial<Noticed> = {}): Noticed => ({
  told: story(acts),
  ownTurn: null,
  throwDue: null,
  isQuick: false,
  isShared: false,
  ...rest,
})

const seat = 0

describe('the story since the last act of a seat', () => {
  it.each([
    ['', 0],
    ['12', 0],
    ['012', 1],
    ['01.02', 4],
    ['0', 1],
  ])('%j goes on at %i', (acts, from) => {
    expect(afterOwn(story(acts), seat)).toBe(from)
  })
})

describe('a recap', () => {
  it('is due to whoever opens a table at their turn', () => {
    const missed = new Recaller().notice(moment('01.2', { ownTurn: seat }))
    expect(missed).toEqual({ seat, from: 1, upTo: 4 })
    expect(linesOf(story('01.2'), missed).map(({ index }) => index)).toEqual([1, 2, 3])
  })

  it('is not due where nothing happened since', () => {
    expect(new Recaller().notice(moment('120', { ownTurn: seat }))).toBeNull()
    expect(new Recaller().notice(moment('120.', { ownTurn: seat }))).toBeNull()
    expect(new Recaller().notice(moment('', { ownTurn: seat }))).toBeNull()
  })

  it('is due where others acted at once, not where each act could be read', () => {
    const recaller = new Recaller()
    recaller.notice(moment('', { ownTurn: seat }))
    recaller.notice(moment('0'))
    recaller.notice(moment('01'))
    expect(recaller.notice(moment('012', { ownTurn: seat }))).toBeNull()
    recaller.notice(moment('0120'))
    expect(recaller.notice(moment('012012', { ownTurn: seat }))).toEqual({ seat, from: 4, upTo: 6 })
    recaller.notice(moment('0120120'))
    expect(recaller.notice(moment('01201201', { ownTurn: seat, isQuick: true }))).toMatchObject({ from: 7 })
  })

  it('comes once in a turn, and not again after a throw of one’s own', () => {
    const recaller = new Recaller()
    expect(recaller.notice(moment('12', { ownTurn: seat, throwDue: seat }))).toMatchObject({ from: 0 })
    expect(recaller.notice(moment('12', { ownTurn: seat, throwDue: seat }))).toBeNull()
    recaller.notice(moment('12', { ownTurn: null, throwDue: seat }))
    expect(recaller.notice(moment('12.', { ownTurn: seat, isQuick: true }))).toBeNull()
  })

  it('is for each of several people since their own last act', () => {
    const recaller = new Recaller()
    recaller.notice(moment('', { ownTurn: 0, isShared: true }))
    expect(recaller.notice(moment('0', { ownTurn: 1, isShared: true }))).toEqual({ seat: 1, from: 0, upTo: 1 })
    recaller.notice(moment('01', { isShared: true }))
    expect(recaller.notice(moment('012', { ownTurn: 0, isShared: true }))).toEqual({ seat: 0, from: 1, upTo: 3 })
  })

  it('is due again after a while away', () => {
    const recaller = new Recaller()
    recaller.notice(moment('01', { ownTurn: seat }))
    recaller.returned()
    expect(recaller.notice(moment('01', { ownTurn: seat }))).toMatchObject({ from: 1 })
  })

  it('is over when the story goes on or is taken back', () => {
    const missed = new Recaller().notice(moment('01', { ownTurn: seat }))
    expect(linesOf(story('010'), missed)).toEqual([])
    expect(linesOf(story('0'), missed)).toEqual([])
    expect(linesOf(story('01'), null)).toEqual([])
  })
})

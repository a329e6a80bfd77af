import { describe, expect, it } from 'vitest'
import type { Entry, Kinds } from '../../../engine/game.ts'
import { landed, paceOf, showsThrows, type Whose, type Wishes } from './tempo.ts'

const WISHES: Wishes = { speed: 'normal', moves: true, skips: false }
const paceWith = (change: Partial<Wishes> = {}) => paceOf(() => ({ ...WISHES, ...change }))
const OTHERS = { isOwn: false, others: 3 }
const OWN = { isOwn: true, others: 3 }
const THROW: Entry = { outcome: 1 }
const DRIVE: Entry = { seat: 0, action: { kind: 'drive' } as Kinds['action'] }

describe('the tempo of a table', () => {
  it('is full at first, then less, and none before eight seconds are over; one has more of it oneself', () => {
    const { tempo } = paceWith()
    const percent = (elapsed: number, whose: Whose) => Math.round(100 * tempo(elapsed, whose))
    expect([0, 2000, 3600, 5200, 7000].map((elapsed) => percent(elapsed, OTHERS))).toEqual([100, 100, 50, 0, 0])
    expect([0, 5200, 6400, 7600, 10_000].map((elapsed) => percent(elapsed, OWN))).toEqual([100, 100, 50, 0, 0])
  })

  it('is shared by a crowd of others, and by nobody else', () => {
    const { tempo } = paceWith()
    const crowd = [1, 3, 6, 12].map((others) => tempo(0, { isOwn: false, others }))
    expect(crowd).toEqual([1, 1, 0.5, 0.25])
    expect(tempo(0, { isOwn: true, others: 12 })).toBe(1)
  })

  it('leaves no moment more than what is left', () => {
    expect([0, 7000, 9000].map((elapsed) => paceWith().left(elapsed))).toEqual([7600, 600, 0])
    expect(paceWith({ speed: 'instant' }).left(0)).toBe(0)
  })

  it('has twice the time where it is slow, and none where it is instant', () => {
    expect(paceWith({ speed: 'slow' }).tempo(7200, OTHERS)).toBeCloseTo(0.5)
    expect(paceWith({ speed: 'instant' }).tempo(0, OTHERS)).toBe(0)
  })
})

describe('how long things can be looked at', () => {
  it('depends on what happened, and on the speed', () => {
    const { pause } = paceWith()
    expect([null, THROW, DRIVE].map((last) => pause(last, false))).toEqual([700, 350, 1000])
    expect(paceWith({ speed: 'slow' }).pause(DRIVE, false)).toBe(2000)
    expect(paceWith({ speed: 'instant' }).pause(DRIVE, true)).toBe(0)
  })

  it('is longer for what has hit somebody', () => {
    expect([paceWith().look(), paceWith({ speed: 'slow' }).look(), paceWith({ speed: 'instant' }).look()]).toEqual([
      ...[1800, 3600, 0],
    ])
  })

  it('is longer before dice of a person here fall by themselves', () => {
    expect(paceWith().pause(THROW, true) - paceWith().pause(THROW, false)).toBe(900)
  })

  it('has the dice in the air and at rest, where they move', () => {
    expect([paceWith().dice(), paceWith({ speed: 'fast' }).dice()]).toEqual([1250, 1025])
    expect([paceWith({ moves: false }).dice(), paceWith({ speed: 'instant' }).dice()]).toEqual([0, 0])
  })
})

it('Throws are shown where things move and take time', () => {
  expect(showsThrows(WISHES)).toBe(true)
  expect([{ ...WISHES, moves: false }, { ...WISHES, speed: 'instant' } as Wishes].map(showsThrows)).toEqual([
    ...[false, false],
  ])
  expect([landed(WISHES), landed({ ...WISHES, speed: 'fast' })]).toEqual([450, 225])
})

it('Others are skipped where that is wished for', () => {
  expect([paceWith().skips(), paceWith({ skips: true }).skips()]).toEqual([false, true])
})

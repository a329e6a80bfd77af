import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game } from '../../../engine/game.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { sitters, staged, ToldBots, withDice } from '../../../table/testing/fixtures.ts'
import type { Attention } from './attention.ts'
import { Pacer } from './pacer.ts'
import type { Pace } from './tempo.ts'

const game = toy as unknown as Game
const deal = (to: number, card: number) => ({ to, card })
const DEALT: Entry[] = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)].map((outcome) => ({ outcome }))
const THREE_DEALT: Entry[] = [1, 2, 1, 3, 2, 3].map((card, i) => ({ outcome: deal(i >> 1, card) }))
const BIDDEN: Entry[] = [
  ...DEALT,
  { seat: 0, action: { kind: 'bid', card: 1 } as never },
  { seat: 1, action: { kind: 'bid', card: 3 } as never },
]
const WAIT = 1000
const THROW = 500
const LOOK = 200
const USUAL: Attention = { hasDice: false, weight: 1, isHit: false }

interface Wish {
  readonly players: readonly string[]
  readonly log?: readonly Entry[]
  readonly bots?: ToldBots
  readonly dice?: readonly unknown[]
  readonly throwsByItself?: boolean
  readonly skips?: boolean
  readonly pace?: Pace
  readonly attention?: Partial<Attention>
}

/** Every moment takes as long as any other. */
const evenly = (skips: boolean): Pace => ({
  ...{ tempo: () => 1, left: () => Number.POSITIVE_INFINITY, dice: () => THROW, pause: () => WAIT, look: () => LOOK },
  skips: () => skips,
})

/** A pacer that is told of every change as a table tells it. */
function paced({ players, log = [], bots = new ToldBots(), dice, ...wish }: Wish) {
  const { throwsByItself = false, skips = false, pace = evenly(skips), attention } = wish
  const seats = sitters(...players)
  const stage = staged({
    game: dice ? withDice(game, ...dice) : game,
    sitters: seats,
    log,
    bots,
    onChange: () => heard(),
  })
  const slices: number[] = []
  let isPausing = false
  const pacer = new Pacer({
    referee: () => stage.referee,
    pace,
    attention: () => ({ ...USUAL, ...attention }),
    isPausing: () => isPausing,
    isOwn: (seat) => seat !== null && players[seat] === PERSON,
    throwsByItself: () => throwsByItself,
    onSlice: () => slices.push(stage.timeline.length),
  })
  const heard = () => {
    if (!pacer.isInSlice) pacer.drive()
  }
  const pause = (is: boolean) => {
    isPausing = is
    pacer.drive()
  }
  return { ...stage, pacer, slices, pause }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a pacer', () => {
  it('lets nothing happen in a page that is not to act', () => {
    const { timeline } = paced({ players: ['club', 'club'] })
    vi.advanceTimersByTime(10 * WAIT)
    expect(timeline.length).toBe(0)
  })

  it('lets one moment after the other happen, each after its time', () => {
    const { pacer, timeline } = paced({ players: [PERSON, 'club', 'club'], log: THREE_DEALT })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT - 1)
    expect(timeline.length).toBe(6)
    vi.advanceTimersByTime(1)
    expect(timeline.length).toBe(7)
    vi.advanceTimersByTime(WAIT)
    expect(timeline.length).toBe(8)
    vi.advanceTimersByTime(5 * WAIT)
    expect(timeline.length).toBe(8)
  })

  it.each([
    ['what matters little takes little time', { weight: 0.5 }, WAIT / 2],
    ['dice lie still first', { hasDice: true }, WAIT + THROW],
    ['what has hit somebody here is looked at longer', { isHit: true }, WAIT + LOOK],
  ])('knows that %s', (_, attention, wait) => {
    const { pacer, timeline } = paced({ players: [PERSON, 'club', 'club'], log: THREE_DEALT, attention })
    pacer.turn(true)
    vi.advanceTimersByTime(wait - 1)
    expect(timeline.length).toBe(6)
    vi.advanceTimersByTime(1)
    expect(timeline.length).toBe(7)
  })

  it('lets no moment take more time than is left', () => {
    const pace = { ...evenly(false), left: () => WAIT / 4 }
    const { pacer, timeline } = paced({ players: [PERSON, 'club', 'club'], log: THREE_DEALT, pace })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT / 4)
    expect(timeline.length).toBe(7)
  })

  it('waits for nothing that nobody needs to see', () => {
    const { pacer, timeline } = paced({ players: [PERSON, 'club', 'club'], log: THREE_DEALT, attention: { weight: 0 } })
    pacer.turn(true)
    vi.advanceTimersByTime(0)
    expect(timeline.length).toBe(8)
  })

  it('makes one moment of all throws before anybody has decided anything', () => {
    const { pacer, timeline, slices } = paced({ players: ['club', PERSON], dice: [deal(0, 1), deal(0, 2)] })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT)
    expect([timeline.length, slices]).toEqual([2, [2]])
    vi.advanceTimersByTime(5 * WAIT)
    expect(timeline.length).toBe(2)
  })

  it('makes one moment of all that a seat does before dice fall or another acts', async () => {
    const bots = new ToldBots(({ legal }) => (legal.length > 1 && legal[0]!.kind === 'take' ? null : legal.at(-1)!))
    const { pacer, timeline, slices } = paced({ players: [PERSON, 'club'], log: BIDDEN, bots })
    pacer.turn(true)
    await vi.advanceTimersByTimeAsync(WAIT)
    expect(timeline.length).toBe(6)
    bots.finish({ kind: 'take' })
    await vi.advanceTimersByTimeAsync(0)
    expect([timeline.length, slices]).toEqual([7, []])
    bots.finish({ kind: 'stop' })
    await vi.advanceTimersByTimeAsync(0)
    expect([timeline.length, slices]).toEqual([8, [8]])
  })

  it('throws for a person who wants it, unless the person is quicker', () => {
    const dice = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
    const { pacer, referee, timeline } = paced({ players: [PERSON, PERSON], dice, throwsByItself: true })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT - 1)
    expect(referee.due()).toEqual({ kind: 'throw', seat: 0 })
    expect(timeline.length).toBe(0)
    vi.advanceTimersByTime(1)
    expect(timeline.length).toBe(4)
    const quick = paced({ players: [PERSON, PERSON], dice, throwsByItself: true })
    quick.pacer.turn(true)
    quick.referee.press(0)
    expect(quick.timeline.length).toBe(1)
  })

  it('says whose moment it is, among how many others, and whether somebody here throws', () => {
    const [pause, tempo] = [vi.fn(() => WAIT), vi.fn(() => 1)]
    const pace: Pace = { ...evenly(false), pause, tempo }
    paced({ players: [PERSON, 'club', 'club'], throwsByItself: true, pace }).pacer.turn(true)
    paced({ players: ['club', PERSON], throwsByItself: true, pace }).pacer.turn(true)
    paced({ players: [PERSON, 'club'], log: DEALT, throwsByItself: true, pace }).pacer.turn(true)
    expect(pause.mock.calls).toEqual([
      [null, true],
      [null, false],
      [DEALT.at(-1), false],
    ])
    const whose = tempo.mock.calls.map((call: unknown[]) => JSON.stringify(call[1]))
    expect(whose).toEqual(expect.arrayContaining(['{"isOwn":true,"others":2}', '{"isOwn":false,"others":1}']))
    expect(whose).not.toContain('{"isOwn":false,"others":2}')
  })

  it('gives what happens after a while less time, and the dice as much as their own moment had', () => {
    const tempo = vi.fn(() => 0.5)
    const pace: Pace = { ...evenly(false), tempo }
    const { pacer, timeline } = paced({ players: [PERSON, 'club'], log: DEALT, pace, attention: { hasDice: true } })
    pacer.turn(true)
    vi.advanceTimersByTime(THROW + WAIT / 2 - 1)
    expect(timeline.length).toBe(4)
    vi.advanceTimersByTime(1)
    expect([timeline.length, pacer.tempo]).toEqual([5, 0.5])
  })

  it('gives what has hit somebody a longer look, by the own tempo', () => {
    const tempo: Pace['tempo'] = (_, { isOwn }) => (isOwn ? 0.5 : 1)
    const pace: Pace = { ...evenly(false), tempo }
    const { pacer, timeline } = paced({ players: [PERSON, 'club'], log: DEALT, pace, attention: { isHit: true } })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT + LOOK / 2 - 1)
    expect(timeline.length).toBe(4)
    vi.advanceTimersByTime(1)
    expect(timeline.length).toBe(5)
  })

  it('passes over the others, not over people here, where that is always wanted', () => {
    const { pacer, timeline, slices } = paced({ players: [PERSON, 'club', 'club'], log: THREE_DEALT, skips: true })
    pacer.turn(true)
    vi.advanceTimersByTime(0)
    expect([timeline.length, slices]).toEqual([8, [8]])
  })

  it('lets a bot think while its time passes, and act at its end', async () => {
    const bots = new ToldBots(() => null)
    const { pacer, timeline } = paced({ players: [PERSON, 'club'], log: DEALT, bots })
    pacer.turn(true)
    expect(bots.asked).toHaveLength(1)
    bots.finish({ kind: 'bid', card: 3 } as never)
    await vi.advanceTimersByTimeAsync(WAIT - 1)
    expect(timeline.length).toBe(4)
    await vi.advanceTimersByTimeAsync(1)
    expect(timeline.length).toBe(5)
  })

  it('drops a thought that was overtaken', async () => {
    const bots = new ToldBots(() => null)
    const { pacer, referee, timeline } = paced({ players: [PERSON, 'club'], log: DEALT, bots })
    pacer.turn(true)
    await vi.advanceTimersByTimeAsync(WAIT)
    referee.act(0, { kind: 'bid', card: 1 } as never)
    bots.finish({ kind: 'bid', card: 3 } as never)
    await vi.advanceTimersByTimeAsync(0)
    expect(timeline.length).toBe(5)
    expect(bots.cancelled).toEqual([1])
    expect(bots.asked).toHaveLength(2)
  })

  it('in a hurry shows many things at once', () => {
    const { pacer, timeline, slices } = paced({ players: ['club', 'club'] })
    pacer.turn(true)
    pacer.hurry()
    vi.advanceTimersByTime(1)
    expect(timeline.result).not.toBeNull()
    expect(slices).toEqual([timeline.length])
  })

  it('waits for a press where the game wants to be looked at', () => {
    const { pacer, timeline, pause } = paced({ players: ['club', 'club'] })
    pause(true)
    pacer.turn(true)
    vi.advanceTimersByTime(10 * WAIT)
    expect(timeline.length).toBe(0)
    pause(false)
    vi.advanceTimersByTime(WAIT)
    expect(timeline.length).toBe(DEALT.length)
  })

  it('throws at once what a person has decided to throw', () => {
    const hands: Entry[] = [deal(0, 1), deal(0, 3), deal(1, 2), deal(1, 2)].map((outcome) => ({ outcome }))
    const log: Entry[] = [
      ...hands,
      { seat: 0, action: { kind: 'bid', card: 3 } as never },
      { seat: 1, action: { kind: 'bid', card: 2 } as never },
    ]
    const { pacer, referee, timeline } = paced({ players: [PERSON, PERSON], log, dice: [deal(0, 2)] })
    pacer.turn(true)
    referee.act(0, { kind: 'stop' })
    vi.advanceTimersByTime(0)
    expect(timeline.length).toBe(8)
  })
})

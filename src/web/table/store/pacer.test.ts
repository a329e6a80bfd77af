import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game } from '../../../engine/game.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { sitters, staged, ToldBots, withDice } from '../../../table/testing/fixtures.ts'
import { Pacer } from './pacer.ts'

const game = toy as unknown as Game
const deal = (to: number, card: number) => ({ to, card })
const DEALT: Entry[] = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)].map((outcome) => ({ outcome }))
const WAIT = 1000

interface Wish {
  readonly players: readonly string[]
  readonly log?: readonly Entry[]
  readonly bots?: ToldBots
  readonly dice?: readonly unknown[]
  readonly wait?: number
}

/** A pacer that is told of every change as a table tells it. */
function paced({ players, log = [], bots = new ToldBots(), dice, wait = WAIT }: Wish) {
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
    pace: () => wait,
    isPausing: () => isPausing,
    isOwn: (seat) => seat !== null && players[seat] === PERSON,
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

  it('lets one thing after the other happen, each after its time', () => {
    const { pacer, timeline } = paced({ players: ['club', PERSON], dice: [deal(0, 1), deal(0, 2)] })
    pacer.turn(true)
    vi.advanceTimersByTime(WAIT - 1)
    expect(timeline.length).toBe(0)
    vi.advanceTimersByTime(1)
    expect(timeline.length).toBe(1)
    vi.advanceTimersByTime(WAIT)
    expect(timeline.length).toBe(2)
    vi.advanceTimersByTime(5 * WAIT)
    expect(timeline.length).toBe(2)
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
    expect(timeline.length).toBe(1)
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

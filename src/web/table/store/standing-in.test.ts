import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { people, sitters, ToldBots } from '../../../table/testing/fixtures.ts'
import type { LocalTable } from './local-table.ts'
import { browserWith, PACE } from './testing/stage.ts'

const game = toy as unknown as Game
const deal = (to: number, card: number): Entry => ({ outcome: { to, card } })
const act = (seat: number, action: object): Entry => ({ seat, action: action as Kinds['action'] })
const bid = (card: number) => ({ kind: 'bid', card }) as Kinds['action']
const DEALT = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
/** The first may take points. */
const TAKING = [...DEALT, act(0, bid(2)), act(1, bid(2))]
const AGAINST_BOT = { game, sitters: sitters(PERSON, 'club') }

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined }
const passed = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const look = (local: LocalTable) => local.subscribe(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a bot that acts for the people here', () => {
  it('does so until the game is over, and then they are themselves again', async () => {
    const { tab, kept, head } = await browserWith({ ...AGAINST_BOT, log: TAKING, options: { rounds: 1 } })
    const { local, bots } = await tab()
    look(local)
    await passed()
    local.standIn()
    expect([local.snapshot().own, local.snapshot().watcher, local.snapshot().choices]).toEqual([[], 0, []])
    await passed(5 * PACE)
    expect(bots.asked.map(({ seat, level }) => [seat, level])).toContainEqual([0, 'club'])
    expect([local.snapshot().result !== null, local.snapshot().own]).toEqual([true, [0]])
    expect([kept().length, head()!.record]).toMatchObject([8, { seats: AGAINST_BOT.sitters }])
  })

  it('does so until the game wants to be looked at', async () => {
    const pause = (view: Kinds['view']) =>
      (view as unknown as { rounds: number }).rounds < 2 ? sentence('toy.prompt') : null
    const { tab } = await browserWith({ ...AGAINST_BOT, log: TAKING, options: { rounds: 2 }, pause })
    const { local } = await tab()
    look(local)
    await passed()
    local.standIn()
    await passed(5 * PACE)
    expect([local.snapshot().own, local.match.timeline.length]).toEqual([[0], 8])
  })
})

describe('a hurry', () => {
  it('lasts while bots think, as long as nobody here has anything to do', async () => {
    const bots = new ToldBots(() => null)
    const { tab } = await browserWith({ game, sitters: sitters('club', 'club'), log: DEALT })
    const { local } = await tab(bots)
    look(local)
    local.hurry()
    bots.finish(bid(2))
    await passed()
    expect([local.match.timeline.length, local.snapshot().hurrying]).toEqual([5, true])
  })
})

describe('a device that is handed round', () => {
  it('stays with who holds it, where several may decide', async () => {
    const log = [...DEALT, act(0, bid(1)), act(1, bid(3)), act(1, { kind: 'stop' })]
    const { tab } = await browserWith({ game, sitters: people(2), log })
    const { local } = await tab()
    expect(local.snapshot().handOver).toBe(0)
    local.take()
    local.roll()
    expect(local.snapshot().handOver).toBe(1)
    local.take()
    local.roll()
    expect(local.snapshot()).toMatchObject({ asked: [0, 1], handOver: null, watcher: 1 })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import { PERSON } from '../../../engine/sitter.ts'
import type { Decision } from '../../../table/referee.ts'
import { calls } from '../../../table/testing/calls.ts'
import { people, sitters, ToldBots } from '../../../table/testing/fixtures.ts'
import { saveAll } from '../../browser/unsaved.ts'
import type { LocalTable } from './local-table.ts'
import { PATIENCE } from './saver.ts'
import { locks } from './testing/locks.ts'
import { browserWith, PACE } from './testing/stage.ts'

type Action = Kinds['action']

const game = toy as unknown as Game
/** The same, but what was bid can be taken back. */
const lenient: Game = { ...game, reveals: () => false }

const deal = (to: number, card: number): Entry => ({ outcome: { to, card } })
const bid = (card: number) => ({ kind: 'bid', card }) as Action
const take: Action = { kind: 'take' }
const stop: Action = { kind: 'stop' }

const DEALT = [deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)]
/** The first may take points. */
const TAKING: Entry[] = [...DEALT, { seat: 0, action: bid(2) }, { seat: 1, action: bid(2) }]
const AGAINST_BOT = { game, sitters: sitters(PERSON, 'club') }
const SHARED = { game, sitters: people(2), log: DEALT }

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined }
const passed = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const lengthOf = (local: LocalTable) => local.match.timeline.length
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

describe('a table of this browser', () => {
  it('begins where its log ends, for the one person here', async () => {
    const { tab } = await browserWith({ ...AGAINST_BOT, log: DEALT })
    const { local } = await tab()
    expect(local.snapshot()).toMatchObject({ watcher: 0, own: [0], handOver: null, trouble: null, pause: null })
    expect(local.snapshot().choices.map(({ action }) => action)).toEqual([bid(1), bid(2)])
    expect([local.id, local.game, local.begun, local.touched, local.isKept]).toEqual(['a', game, 1, 1, true])
  })

  it('keeps what was done here, and refuses what is not allowed', async () => {
    const { tab, kept, head } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local } = await tab()
    vi.setSystemTime(77)
    expect(await local.act(1, [take])).toMatchObject({ rule: 'EN-4' })
    expect(await local.act(0, [take])).toBeNull()
    expect(await local.settled()).toBeNull()
    expect(kept()).toEqual([...TAKING, { seat: 0, action: take }])
    expect([local.touched, head()]).toMatchObject([77, { touched: 77, length: 7, isOver: false }])
  })

  it('takes back what was done last, here and on the shelf', async () => {
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local } = await tab()
    await local.act(0, [take])
    await local.settled()
    expect(local.snapshot().undoable).toMatchObject({ seat: 0 })
    expect(await local.undo()).toBeNull()
    await local.settled()
    expect([kept(), lengthOf(local)]).toEqual([TAKING, TAKING.length])
    expect((await local.moment(TAKING.length - 1)).view).toMatchObject({ scores: [0, 0] })
    expect(await local.undo()).toMatchObject({ rule: 'EN-6' })
  })

  it('throws for a hand that presses, and for none that need not', async () => {
    const { tab, kept } = await browserWith(AGAINST_BOT)
    const { local } = await tab()
    expect(local.snapshot().throwDue).toBe(0)
    local.roll()
    local.roll()
    expect(local.snapshot().throwDue).toBeNull()
    local.roll()
    await local.settled()
    expect(kept()).toHaveLength(2)
  })

  it('says that it is over, and keeps that', async () => {
    const { tab, head } = await browserWith({ ...AGAINST_BOT, log: TAKING, options: { rounds: 1 } })
    const { local } = await tab()
    await local.act(0, [stop])
    await local.settled()
    expect([local.snapshot().result, head()]).toMatchObject([{ places: [1, 1] }, { isOver: true }])
  })

  it('calls people by new names, and nobody by none', async () => {
    const { tab, head } = await browserWith(AGAINST_BOT)
    const { local } = await tab()
    const [ann, bot] = local.snapshot().sitters
    local.introduce([
      { ...ann!, name: ' Zoe\u0007 ', player: 'club' },
      { ...bot!, name: '' },
    ])
    await local.settled()
    const seats = [
      { name: 'Zoe', player: PERSON },
      { name: 'P1', player: 'club' },
    ]
    expect([local.snapshot().sitters, head()!.record]).toMatchObject([seats, { seats }])
    expect(await local.record()).toMatchObject({ seats })
  })

  it('waits for a press where the game wants to be looked at, once', async () => {
    const pause = () => sentence('toy.prompt')
    const { tab } = await browserWith({ ...AGAINST_BOT, log: [...DEALT, { seat: 0, action: bid(2) }], pause })
    const { local } = await tab()
    look(local)
    await passed(5 * PACE)
    expect([local.snapshot().pause, lengthOf(local)]).toEqual([sentence('toy.prompt'), 5])
    local.goOn()
    expect(local.snapshot().pause).toBeNull()
    await passed(PACE)
    expect([lengthOf(local), local.snapshot().pause]).toEqual([6, null])
  })
})

describe('bots at a table', () => {
  it('act while somebody looks, at their pace, and what they did is kept', async () => {
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: DEALT })
    const { local, bots } = await tab()
    await passed(5 * PACE)
    expect(bots.asked).toEqual([])
    look(local)
    await passed(PACE - 1)
    expect(lengthOf(local)).toBe(4)
    await passed(1)
    expect(kept().slice(4)).toEqual([{ seat: 1, action: bid(2) }])
    await passed(5 * PACE)
    expect(lengthOf(local)).toBe(5)
  })

  it('are hurried until a person has to decide', async () => {
    const bots = new ToldBots(() => null)
    const { tab } = await browserWith({ ...AGAINST_BOT, log: [...DEALT, { seat: 0, action: bid(2) }] })
    const { local } = await tab(bots)
    look(local)
    local.hurry()
    expect(local.snapshot().hurrying).toBe(true)
    bots.finish(bid(2))
    await passed()
    expect([lengthOf(local), local.snapshot().hurrying]).toEqual([6, false])
  })

  it('are hurried no longer when somebody says so', async () => {
    const { tab } = await browserWith({ game, sitters: sitters('club', 'club') })
    const { local } = await tab(new ToldBots(() => null))
    look(local)
    local.hurry()
    await passed()
    local.halt()
    expect(local.snapshot().hurrying).toBe(false)
  })

  it('that are left in the middle of a thought do nothing any more', async () => {
    const bots = new ToldBots(() => null)
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: DEALT })
    const { local } = await tab(bots)
    const leave = look(local)
    await passed(PACE)
    expect(bots.asked).toHaveLength(1)
    leave()
    expect(bots.cancelled).toEqual([1])
    bots.finish(bid(3))
    await passed(5 * PACE)
    expect([lengthOf(local), kept()]).toEqual([4, DEALT])
    look(local)
    await passed(PACE)
    bots.finish(bid(2))
    await passed()
    expect(kept().slice(4)).toEqual([{ seat: 1, action: bid(2) }])
  })

  it('that fall over are told of, but not in the place of what cannot be kept', async () => {
    const { tab } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local, store, clock, fail } = await tab()
    fail()
    expect([local.snapshot().trouble, local.isKept, await local.settled()]).toEqual(['bot', true, null])
    store.refuse('full')
    await local.act(0, [take])
    await local.settled()
    fail()
    expect([local.snapshot().trouble, local.isKept, await local.settled()]).toEqual(['full', false, 'full'])
    clock.goOn(PATIENCE)
    await local.settled()
    expect([local.snapshot().trouble, local.isKept]).toEqual(['bot', true])
  })
})

describe('a device that is handed round', () => {
  const hand = (local: LocalTable) => (local.snapshot().view as unknown as { hands: number[][] }).hands

  it('shows no hand until its person has it, and then that one alone', async () => {
    const { tab } = await browserWith(SHARED)
    const { local } = await tab()
    expect([local.snapshot().handOver, hand(local), local.snapshot().choices]).toEqual([
      0,
      [
        [0, 0],
        [0, 0],
      ],
      [],
    ])
    local.take()
    expect([local.snapshot().handOver, hand(local)]).toEqual([
      null,
      [
        [1, 2],
        [0, 0],
      ],
    ])
    await local.act(0, [bid(2)])
    expect([local.snapshot().handOver, hand(local), local.snapshot().choices]).toEqual([1, [[0], [0, 0]], []])
  })

  it('needs no hand-over where nothing is hidden, and shows the view of who decides', async () => {
    const { tab } = await browserWith({ ...SHARED, game: { ...game, hides: () => false } })
    const { local } = await tab()
    expect(local.snapshot().handOver).toBeNull()
    await local.act(0, [bid(2)])
    expect(local.snapshot()).toMatchObject({ handOver: null, watcher: 1 })
  })

  it('takes nothing back after the hand-over', async () => {
    const { tab, kept } = await browserWith({ ...SHARED, game: lenient })
    const { local } = await tab()
    local.take()
    await local.act(0, [bid(2)])
    expect(local.snapshot()).toMatchObject({ handOver: 1, undoable: null })
    expect(await local.undo()).toMatchObject({ rule: 'EN-6' })
    local.take()
    expect(await local.undo()).toMatchObject({ rule: 'EN-6' })
    await local.settled()
    expect(kept()).toHaveLength(5)
  })

  it('is covered when its table is left', async () => {
    const { tab } = await browserWith(SHARED)
    const { local } = await tab()
    const leave = look(local)
    const stay = look(local)
    local.take()
    leave()
    expect(local.snapshot().handOver).toBeNull()
    stay()
    expect([local.snapshot().handOver, hand(local)]).toEqual([
      0,
      [
        [0, 0],
        [0, 0],
      ],
    ])
  })

  it('is covered when another tab takes the pen, which shows no hand either', async () => {
    vi.stubGlobal('navigator', { locks: locks() })
    const { tab } = await browserWith(SHARED)
    const [first, second] = [await tab(), await tab()]
    look(first.local)
    await passed(10)
    first.local.take()
    expect(hand(first.local)).toEqual([
      [1, 2],
      [0, 0],
    ])
    const shown = vi.fn()
    first.local.subscribe(shown)
    look(second.local)
    await passed(10)
    for (const { local } of [first, second])
      expect([local.snapshot().handOver, hand(local)]).toEqual([
        0,
        [
          [0, 0],
          [0, 0],
        ],
      ])
    expect(shown).toHaveBeenCalled()
  })

  it('is covered when another tab has played on to the next hand', async () => {
    const { tab } = await browserWith(SHARED)
    const [first, second] = [await tab(), await tab()]
    for (const { local } of [first, second]) look(local)
    first.local.take()
    second.local.take()
    await second.local.act(0, [bid(2)])
    await passed()
    expect([first.local.snapshot().handOver, hand(first.local)]).toEqual([1, [[0], [0, 0]]])
  })

  it('is covered when another tab has taken back what led to this hand', async () => {
    const log: Entry[] = [...DEALT, { seat: 1, action: bid(2) }, { seat: 0, action: bid(1) }]
    const { tab } = await browserWith({ ...SHARED, game: lenient, log })
    const [first, second] = [await tab(), await tab()]
    look(first.local)
    first.local.answer(1)
    first.local.take()
    expect(hand(first.local)).toEqual([[0], [3]])
    await second.shelf.rewrite('a', { length: 6, revision: 5 }, { from: 5, entries: [] }, {})
    await passed()
    expect([first.local.snapshot().handOver, hand(first.local)]).toEqual([0, [[0, 0], [0]]])
  })
})

describe('a word that anybody may have', () => {
  const secret: Game = { ...calls, hides: () => true }
  const opened: Entry = { seat: 0, action: { kind: 'open' } }
  const THREE = { game: secret, sitters: people(3), log: [opened], options: { seconds: 0 } }
  const AGAINST_TWO = { ...THREE, sitters: sitters('club', PERSON, 'club') }
  const pass: Action = { kind: 'pass' }
  const passing = ({ legal }: Decision) => legal.find(({ kind }) => kind === 'pass') ?? legal[0]!
  const passes = (...seats: number[]): Entry[] => seats.map((seat) => ({ seat, action: pass }))

  it('is asked for aloud, once, and nobody is handed the device for nothing', async () => {
    const { tab, kept } = await browserWith(THREE)
    const { local } = await tab()
    look(local)
    await passed()
    expect(local.snapshot()).toMatchObject({ aloud: [0, 1, 2], handOver: null, watcher: null, choices: [] })
    local.answer(null)
    await local.settled()
    expect(kept()).toEqual([opened, ...passes(0, 1, 2)])
  })

  it('takes the device to the one who says so, who keeps it until nothing more is to be said', async () => {
    const { tab } = await browserWith(THREE)
    const { local } = await tab()
    look(local)
    local.answer(2)
    expect(local.snapshot()).toMatchObject({ aloud: null, handOver: 2, choices: [] })
    local.take()
    expect(local.snapshot()).toMatchObject({ aloud: null, handOver: null, watcher: 2 })
    await local.act(2, [pass])
    expect(local.snapshot()).toMatchObject({ aloud: [0, 1], handOver: null, watcher: null })
  })

  it('is asked for in front of the player whose turn comes, who holds the device', async () => {
    const { tab } = await browserWith({ ...THREE, log: [] })
    const { local } = await tab()
    look(local)
    local.take()
    await local.act(0, [opened.action])
    expect(local.snapshot()).toMatchObject({ aloud: [0, 1, 2], watcher: 0 })
    expect(local.snapshot().choices.map(({ seat }) => seat)).toEqual([0, 0])
  })

  it('is not asked for where somebody alone against bots wants to be asked before the own turn only', async () => {
    const { tab } = await browserWith(AGAINST_TWO)
    const { local } = await tab(new ToldBots(passing))
    look(local)
    const asked: (readonly number[])[] = []
    local.subscribe(() => asked.push(local.snapshot().asked))
    await passed(20 * PACE)
    expect(local.snapshot()).toMatchObject({ result: { places: [1, 1, 1] }, orders: [{ seat: 1, asking: 'turn' }] })
    expect(asked.flat()).toEqual([])
  })

  it('is asked for when a hand was raised, and again as before afterwards', async () => {
    const { tab } = await browserWith(AGAINST_TWO)
    const { local } = await tab(new ToldBots(passing))
    look(local)
    local.raise(1, true)
    await passed(20 * PACE)
    expect(local.snapshot()).toMatchObject({ asked: [1], orders: [{ seat: 1, isRaised: true }] })
    await local.act(1, [pass])
    await passed(20 * PACE)
    expect(local.snapshot()).toMatchObject({ result: { places: [1, 1, 1] }, orders: [{ seat: 1, isRaised: false }] })
  })

  it('is asked for as each of them wished, also after the page was loaded again', async () => {
    const { tab } = await browserWith(THREE)
    const first = await tab()
    first.local.ask(1, 'hit')
    await first.local.settled()
    const second = await tab()
    expect(second.local.snapshot().orders.map(({ asking }) => asking)).toEqual(['always', 'hit', 'always'])
  })
})

describe('two tabs at a table', () => {
  const opened = async (log: readonly Entry[] = TAKING) => {
    const browser = await browserWith({ ...AGAINST_BOT, log })
    const [first, second] = [await browser.tab(), await browser.tab()]
    return { ...browser, first, second }
  }

  it('follow each other, step by step and back', async () => {
    const { first, second } = await opened()
    look(first.local)
    look(second.local)
    await passed()
    await first.local.act(0, [take])
    await passed()
    expect(lengthOf(second.local)).toBe(7)
    await second.local.undo()
    await passed()
    expect(lengthOf(first.local)).toBe(6)
    const [ann, bot] = first.local.snapshot().sitters
    second.local.introduce([{ ...ann!, name: 'Zoe' }, bot!])
    await passed()
    expect(first.local.snapshot().sitters[0]!.name).toBe('Zoe')
  })

  it('the older save never wins: who comes second gives way and shows what the other did', async () => {
    const { first, second, kept } = await opened()
    await first.local.act(0, [take])
    await first.local.settled()
    await second.local.act(0, [stop])
    await second.local.settled()
    await passed()
    expect(kept()).toEqual([...TAKING, { seat: 0, action: take }])
    expect(second.local.match.timeline.log).toEqual(kept())
    await second.local.act(0, [take])
    await second.local.settled()
    expect([kept().length, second.local.isKept]).toEqual([8, true])
  })

  it('what was not kept here is given up for what another tab kept', async () => {
    const { first, second, kept } = await opened()
    look(first.local)
    first.store.refuse(...new Array(9).fill('full'))
    await first.local.act(0, [stop])
    await passed()
    expect(first.local.snapshot().trouble).toBe('full')
    await second.local.act(0, [take])
    await passed()
    expect([first.local.match.timeline.log, first.local.snapshot().trouble]).toEqual([kept(), null])
    first.store.heal()
    first.clock.goOn(PATIENCE)
    await passed()
    expect(kept()).toHaveLength(7)
  })

  it('a table that was removed in one is put back by who plays on in the other', async () => {
    const { first, second, kept } = await opened()
    look(first.local)
    await passed()
    await second.shelf.remove('a')
    await passed()
    await first.local.act(0, [take])
    expect(await first.local.settled()).toBeNull()
    expect(kept()).toHaveLength(7)
    await first.local.act(0, [take])
    expect(await first.local.settled()).toBeNull()
    expect([kept().length, first.local.isGone]).toEqual([8, false])
  })

  it('a table that was removed while nobody looked is gone', async () => {
    const { first, second } = await opened()
    const leave = look(first.local)
    await passed()
    leave()
    await second.shelf.remove('a')
    const shown = vi.fn()
    first.local.subscribe(shown)
    await passed()
    expect(first.local.isGone).toBe(true)
    expect(shown).toHaveBeenCalled()
  })

  it('what another tab wrote while nobody looked is there for who comes back', async () => {
    const { first, second } = await opened()
    await second.local.act(0, [take])
    await second.local.settled()
    expect(lengthOf(first.local)).toBe(6)
    look(first.local)
    await passed()
    expect(lengthOf(first.local)).toBe(7)
  })

  it('what a newer page has written is left alone, and said', async () => {
    const { first, disk } = await opened()
    const row = disk.rows.get('a') as object
    disk.rows.set('a', { ...row, format: 99 })
    await first.local.act(0, [take])
    await passed()
    expect([first.local.snapshot().trouble, first.local.isGone]).toEqual(['forbidden', false])
    expect(disk.rows.get('a')).toMatchObject({ format: 99 })
    disk.rows.set('a', row)
    first.clock.goOn(PATIENCE)
    await passed()
    expect([first.local.snapshot().trouble, disk.log('a').length]).toEqual([null, 7])
  })
})

describe('a table that cannot be kept', () => {
  it('says so until it is, and tries by itself', async () => {
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local, store, clock } = await tab()
    const leave = look(local)
    await passed()
    store.refuse('full', 'forbidden')
    await local.act(0, [take])
    await passed()
    expect([local.snapshot().trouble, local.isKept, await saveAll(), kept().length]).toEqual(['full', false, 'full', 6])
    clock.goOn(PATIENCE)
    await passed()
    expect(local.snapshot().trouble).toBe('forbidden')
    clock.goOn(PATIENCE)
    await passed()
    expect([local.snapshot().trouble, local.isKept, await saveAll(), kept().length]).toEqual([null, true, null, 7])
    leave()
  })

  it('is tried at once when somebody comes back to it', async () => {
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local, store } = await tab()
    store.refuse('full')
    await local.act(0, [take])
    expect(await local.settled()).toBe('full')
    look(local)
    await passed()
    expect([kept().length, local.snapshot().trouble]).toEqual([7, null])
  })

  it('from its beginning is kept as soon as there is room', async () => {
    const { tab, kept, disk } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local, clock } = await tab(new ToldBots(), 'full')
    disk.rows.clear()
    disk.logs.clear()
    look(local)
    await passed()
    expect([local.snapshot().trouble, local.isGone, local.isKept]).toEqual(['full', false, false])
    clock.goOn(PATIENCE)
    await passed()
    expect([local.snapshot().trouble, kept()]).toEqual([null, TAKING])
  })

  it('says that its result is not in the history, after what cannot be kept and before a bot that fell over', async () => {
    const { tab } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const { local, store, clock, fail } = await tab()
    const shown = vi.fn()
    local.subscribe(shown)
    await passed()
    shown.mockClear()
    fail()
    for (const trouble of ['full', 'full'] as const) local.noteHistory(trouble)
    expect([local.snapshot().trouble, local.isKept, shown.mock.calls.length]).toEqual(['history', true, 2])
    store.refuse('full')
    await local.act(0, [take])
    await passed()
    expect(local.snapshot().trouble).toBe('full')
    clock.goOn(PATIENCE)
    await passed()
    local.noteHistory(null)
    expect(local.snapshot().trouble).toBe('bot')
  })

  it('goes on at the same entry when the page is loaded again', async () => {
    const { tab, kept } = await browserWith({ ...AGAINST_BOT, log: TAKING })
    const before = await tab()
    await before.local.act(0, [take])
    await before.local.settled()
    before.store.kill()
    await before.local.act(0, [take])
    const after = await tab()
    expect(lengthOf(after.local)).toBe(7)
    expect(after.local.snapshot().view).toEqual((await before.local.moment(6)).view)
    await after.local.act(0, [stop])
    await after.local.settled()
    expect(kept().slice(6)).toEqual([
      { seat: 0, action: take },
      { seat: 0, action: stop },
    ])
  })
})

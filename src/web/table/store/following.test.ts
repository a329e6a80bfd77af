import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toy } from '../../../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../../../engine/game.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { sitters } from '../../../table/testing/fixtures.ts'
import type { LocalTable } from './local-table.ts'
import { browserWith } from './testing/stage.ts'

const take = { kind: 'take' } as Kinds['action']
const stop = { kind: 'stop' } as Kinds['action']
const SECONDS = 5

/** Who says nothing for some seconds stops. */
const timed = { ...toy, silence: () => ({ action: stop, seconds: SECONDS, turn: 0, hit: [0] }) } as unknown as Game
const plain = toy as unknown as Game

const deal = (to: number, card: number): Entry => ({ outcome: { to, card } })
const act = (seat: number, action: object): Entry => ({ seat, action: action as Kinds['action'] })
/** The first may take points. */
const TAKING = [
  ...[deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)],
  ...[act(0, { kind: 'bid', card: 2 }), act(1, { kind: 'bid', card: 2 })],
]

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined }
const passed = () => vi.advanceTimersByTimeAsync(0)
const lengthOf = (local: LocalTable) => local.match.timeline.length
const look = (local: LocalTable) => local.subscribe(() => undefined)
const rename = ({ local }: { readonly local: LocalTable }, name: string) => {
  const [ann, bot] = local.snapshot().sitters
  local.introduce([{ ...ann!, name }, bot!])
}

const opened = async (game: Game) => {
  const browser = await browserWith({ game, sitters: sitters(PERSON, 'club'), log: TAKING, options: { rounds: 1 } })
  return { ...browser, first: await browser.tab(), second: await browser.tab() }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a table that was opened anew because another tab changed it', () => {
  it('goes on counting the silence of who is looked at, once', async () => {
    const { first, second } = await opened(timed)
    look(first.local)
    await passed()
    rename(second, 'Zoe')
    await passed()
    expect([first.local.snapshot().sitters[0]!.name, first.clock.waits]).toEqual(['Zoe', 1])
    first.clock.goOn(SECONDS * 1000)
    expect(first.local.match.timeline.log.slice(6)).toEqual([act(0, stop)])
  })

  it('counts nothing while nobody looks', async () => {
    const { first, second } = await opened(timed)
    rename(second, 'Zoe')
    await second.local.settled()
    rename(first, 'Bob')
    await first.local.settled()
    expect([first.local.snapshot().sitters[0]!.name, first.clock.waits]).toEqual(['Zoe', 0])
  })

  it('counts nothing any more when it is left', async () => {
    const { first, second } = await opened(timed)
    const leave = look(first.local)
    await passed()
    rename(second, 'Zoe')
    await passed()
    leave()
    expect(first.clock.waits).toBe(0)
  })
})

describe('what another tab does', () => {
  it('is waited for by who leaves the page', async () => {
    const { first, second } = await opened(plain)
    look(first.local)
    await passed()
    await second.local.act(0, [take])
    await second.local.settled()
    await Promise.resolve()
    await first.local.settled()
    expect(lengthOf(first.local)).toBe(7)
  })
})

describe('what was taken back', () => {
  it('is told no more, and what is done instead is', async () => {
    const { first } = await opened({ ...plain, reveals: () => false })
    const { local } = first
    const told = () => local.snapshot().told.since(6)
    await local.act(0, [take])
    expect(local.snapshot().view).toMatchObject({ scores: [1, 0] })
    await local.undo()
    expect([told(), local.snapshot().view]).toMatchObject([[], { scores: [0, 0] }])
    await local.act(0, [stop])
    expect([told(), local.snapshot().view]).toMatchObject([[{ entry: act(0, stop) }], { scores: [0, 0] }])
  })
})

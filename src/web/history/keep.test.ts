import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toy } from '../../../test/contract/toy.ts'
import type { Entry, Game, Kinds } from '../../engine/game.ts'
import { PERSON } from '../../engine/sitter.ts'
import { sitters } from '../../table/testing/fixtures.ts'
import { simpleStore } from '../shelf/testing/simple-store.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { browserWith } from '../table/store/testing/stage.ts'
import { ended as keep, takenBack } from './keep.ts'
import { played, removeGames } from './shelf.ts'

const game = { ...toy, reveals: () => false } as unknown as Game
const deal = (to: number, card: number): Entry => ({ outcome: { to, card } })
const act = (seat: number, action: object): Entry => ({ seat, action: action as Kinds['action'] })

const RUNNING: Entry[] = [
  ...[deal(0, 1), deal(0, 2), deal(1, 2), deal(1, 3)],
  ...[act(0, { kind: 'bid', card: 2 }), act(1, { kind: 'bid', card: 2 })],
]
const STOP = { kind: 'stop' } as Kinds['action']
const OVER = [...RUNNING, act(0, STOP)]

async function tableAfter(log: readonly Entry[]): Promise<LocalTable> {
  const { tab } = await browserWith({ game, sitters: sitters(PERSON, 'club'), options: { rounds: 1 }, log })
  return (await tab()).local
}

const ended = (table: LocalTable, isLive: boolean) => keep(table, isLive, async () => null)
const ids = () => played().map(({ id }) => id)

beforeEach(() => vi.stubGlobal('localStorage', simpleStore(new Map())))
afterEach(() => vi.unstubAllGlobals())

it('A table that ends is kept, and not any more when its end is taken back', async () => {
  const table = await tableAfter(OVER)
  expect(await ended(table, true)).toBeNull()
  expect(played()).toMatchObject([{ id: 'a', game: game.id, seats: [{ name: 'P0', own: true }, { name: 'P1' }] }])
  takenBack(table)
  expect(ids()).toEqual([])
})

it('A table that is opened after its end is kept, unless somebody has removed its game for good', async () => {
  const table = await tableAfter(OVER)
  await ended(table, false)
  expect(ids()).toEqual(['a'])
  removeGames(['a'])
  expect(await ended(table, false)).toBeNull()
  expect(ids()).toEqual([])
  await ended(table, true)
  expect(ids()).toEqual(['a'])
})

it('A table that goes on is not kept, and says nothing', async () => {
  expect(await ended(await tableAfter(RUNNING), true)).toBeNull()
  expect(ids()).toEqual([])
})

it('A table whose end is taken back while its throws are counted is not kept', async () => {
  const table = await tableAfter(RUNNING)
  await table.act(0, [STOP])
  const undone = new Proxy(table, {
    get(_, field) {
      if (field === 'match') queueMicrotask(() => void table.undo())
      return Reflect.get(table, field, table)
    },
  })
  expect(await ended(undone, true)).toBeNull()
  expect([ids(), table.snapshot().result]).toEqual([[], null])
})

it('A table that finds no room in the history says so', async () => {
  vi.stubGlobal('localStorage', simpleStore(new Map(), 10))
  expect(await ended(await tableAfter(OVER), true)).toBe('full')
})

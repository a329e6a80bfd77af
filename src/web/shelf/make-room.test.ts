import { expect, it, vi } from 'vitest'
import { News } from './news.ts'
import { rowOf, type Whole } from './row.ts'
import { Shelf } from './shelf.ts'
import type { TableHead } from './table-head.ts'
import { Disk, TrialStore, windows } from './testing/trial-store.ts'

const LARGE = ['x'.repeat(1000)]
const NEW = ['y']
const head = (id: string, isOver = false): TableHead => ({
  ...{ id, record: {}, begun: 1, touched: 1, isOver, length: 0, revision: 5 },
})

/** A running and a finished table, what lies aside, and what other windows hear. */
async function stage() {
  const disk = new Disk()
  const lies = new Map<string, Whole>()
  const aside = {
    lay: (table: Whole) => Boolean(lies.set(table.row.id, structuredClone(table))),
    drop: (id: string) => void lies.delete(id),
  }
  const store = new TrialStore(disk)
  const channel = windows()
  const shelf = new Shelf(store, new News(channel()), aside)
  await shelf.create(head('running'), LARGE)
  await shelf.create(head('older', true), LARGE)
  const heard: string[] = []
  new News(channel()).watch(null, (id) => heard.push(id))
  return { shelf, store, disk, lies, heard, ids: () => [...disk.rows.keys()] }
}

it('Others hear which finished table went for a new one', async () => {
  const { shelf, store, lies, heard, ids } = await stage()
  store.refuse('full')
  expect(await shelf.create(head('new'), NEW)).toBe('kept')
  expect([ids(), lies.size]).toEqual([['running', 'new'], 0])
  expect(heard).toEqual(['older', 'new'])
})

it('A finished table that the browser does not let go stays, and nothing of it stays aside', async () => {
  const { shelf, store, disk, lies, heard, ids } = await stage()
  store.refuse('full', 'forbidden')
  expect(await shelf.create(head('new'), NEW)).toBe('kept')
  expect([ids(), disk.log('older'), lies.size]).toEqual([['running', 'older', 'new'], LARGE, 0])
  expect(heard).toEqual(['new'])
})

it('A finished table that went in vain does not come back over one that another window put in its place', async () => {
  const { shelf, store, disk, lies, heard } = await stage()
  store.refuse('full')
  vi.spyOn(store, 'recount').mockImplementationOnce(async () => {
    await new Shelf(new TrialStore(disk), new News(windows()())).create(head('older'), ['other'])
    store.refuse('full')
  })
  expect(await shelf.create(head('new'), NEW)).toBe('full')
  expect([disk.log('older'), lies.size]).toEqual([['other'], 0])
  expect(heard).toEqual([])
})

it('A finished table that went in vain comes back, whatever stood in the way at last', async () => {
  const { shelf, store, disk, lies, heard, ids } = await stage()
  store.refuse('full')
  vi.spyOn(store, 'recount').mockImplementationOnce(async () => store.refuse('forbidden'))
  expect(await shelf.create(head('new'), NEW)).toBe('forbidden')
  expect([ids(), disk.log('older'), lies.size]).toEqual([['running', 'older'], LARGE, 0])
  expect(heard).toEqual([])
})

it('A finished table that cannot come back at once comes back a little later', async () => {
  vi.useFakeTimers()
  const { shelf, store, lies, ids } = await stage()
  store.refuse('full')
  vi.spyOn(store, 'recount').mockImplementationOnce(async () => store.refuse('full', 'full', 'full'))
  const created = shelf.create(head('new'), NEW)
  await vi.advanceTimersByTimeAsync(399)
  expect([ids(), lies.size]).toEqual([['running'], 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(await created).toBe('full')
  expect([ids(), lies.size]).toEqual([['running', 'older'], 0])
  vi.useRealTimers()
})

it('No table goes where the browser does not say how large they are', async () => {
  const { shelf, store, ids } = await stage()
  store.refuse('full')
  const run = store.run.bind(store)
  vi.spyOn(store, 'run').mockImplementation(async (mode, work) =>
    mode === 'readonly' ? { kind: 'trouble', trouble: 'forbidden' } : run(mode, work),
  )
  expect(await shelf.create(head('new'), NEW)).toBe('full')
  expect(ids()).toEqual(['running', 'older'])
})

it('Nobody hears of a table from the time before that found no room', async () => {
  const { shelf, store, heard, ids } = await stage()
  const told = vi.fn()
  shelf.watch(null, told)
  store.refuse('full')
  expect(await shelf.takeOver({ row: rowOf(head('earlier'), 1), log: NEW })).toBe(false)
  expect([ids(), heard, told.mock.calls]).toEqual([['running', 'older'], [], []])
})

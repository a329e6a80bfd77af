import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BROWSER_ASIDE } from './aside.ts'
import { openShelf } from './open-shelf.ts'
import { rowOf } from './row.ts'
import type { Shelf } from './shelf.ts'
import { simpleStore } from './testing/simple-store.ts'

const items = new Map<string, string>()
const channels: BroadcastChannel[] = []
let page = new EventTarget()

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    channels.push(this)
  }
}

const EARLIER = { format: 1, id: 'a', game: 'monza', rulesVersion: 1, sitters: [], log: [7], touched: 1 }
const textOf = (change: object = {}) => JSON.stringify({ ...EARLIER, ...change })
const HEAD = { id: 'b', record: {}, begun: 1, touched: 1, isOver: true, length: 1, revision: 5 }
const ASIDE = { row: rowOf(HEAD, 5), log: [8] }

/** What an earlier page writes, and tells the others of. */
function writeEarlier(key: string, text: string): void {
  items.set(key, text)
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

/** What the shelf was told to do before, it has done by then. */
const logOf = async (shelf: Shelf, id: string) => {
  const found = await shelf.read(id)
  return typeof found === 'string' ? found : found.log
}

beforeEach(() => {
  items.clear()
  page = new EventTarget()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', simpleStore(items))
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('window', page)
})

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

it('What was kept the earlier way is on the shelf, and its text is gone; what is no table stays', async () => {
  items.set('paddock.table.a', textOf())
  items.set('paddock.settings', '{}')
  const opened = vi.spyOn(indexedDB, 'open')
  const shelf = openShelf()
  expect(await logOf(shelf, 'a')).toEqual([7])
  expect(opened).toHaveBeenCalledTimes(1)
  expect([...items.keys()]).toEqual(['paddock.settings'])
})

it('What an earlier page writes later follows; what it removes does not', async () => {
  const shelf = openShelf()
  writeEarlier('paddock.table.a', textOf())
  expect(await logOf(shelf, 'a')).toEqual([7])
  expect(items.size).toBe(0)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'paddock.table.a' }))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  writeEarlier('paddock.settings', '{}')
  expect([await logOf(shelf, 'a'), await shelf.unread()]).toEqual([[7], []])
  expect([...items.keys()]).toEqual(['paddock.settings'])
})

it('What an earlier page writes while its table is taken over is not lost', async () => {
  items.set('paddock.table.a', textOf())
  const shelf = openShelf()
  items.set('paddock.table.a', textOf({ log: [7, 8] }))
  expect(await logOf(shelf, 'a')).toEqual([7])
  expect([...items.keys()]).toEqual(['paddock.table.a'])
  writeEarlier('paddock.table.a', textOf({ log: [7, 8] }))
  expect(await logOf(shelf, 'a')).toEqual([7, 8])
  expect(items.size).toBe(0)
})

it('What a page that went away had laid aside is put back', async () => {
  BROWSER_ASIDE.lay(ASIDE)
  expect(await logOf(openShelf(), 'b')).toEqual([8])
  expect(items.size).toBe(0)
})

it('Where the browser keeps nothing, what lies in its simple store stays there', async () => {
  vi.stubGlobal('indexedDB', undefined)
  items.set('paddock.table.a', textOf())
  BROWSER_ASIDE.lay(ASIDE)
  const shelf = openShelf()
  expect([await logOf(shelf, 'a'), await logOf(shelf, 'b')]).toEqual([[7], [8]])
  expect([...items.keys()]).toEqual(['paddock.table.a', 'paddock.aside.b'])
  expect(shelf.trouble).toBe('forbidden')
})

it('Windows of one browser hear of each other', async () => {
  const [one, other] = [openShelf(), openShelf()]
  const heard = new Promise((resolve) => other.watch(null, resolve))
  await one.create(HEAD, [8])
  expect(await heard).toBe('b')
  expect(await logOf(other, 'b')).toEqual([8])
})

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserStore } from './browser-store.ts'
import { MemoryStore } from './memory-store.ts'
import { rowOf } from './row.ts'
import type { Done, Ledger, Store } from './store.ts'

const row = (id: string) => rowOf({ id, record: {}, begun: 1, touched: 1, isOver: false, length: 0, revision: 5 }, 5)
const write = <T>(store: Store, work: (ledger: Ledger) => Promise<T>) => store.run('readwrite', work)
const found = async <T>(store: Store, work: (ledger: Ledger) => Promise<T>): Promise<T> =>
  given(await store.run('readonly', work))

function given<T>(done: Done<T>): T {
  if (done.kind === 'trouble') throw new Error(done.trouble)
  return done.value
}

/** A table of three entries beside one whose id begins alike. */
async function filled(store: Store): Promise<Store> {
  await write(store, async (ledger) => {
    await Promise.all([row('a'), row('ab')].map((one) => ledger.keepRow(one)))
    await ledger.keepEntries('a', 0, ['x', 'y', 'z'])
    await ledger.keepEntries('ab', 0, [7])
  })
  return store
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['the page', () => new MemoryStore()],
  ['the browser', () => new BrowserStore()],
])('A store in %s', (_, storeOf) => {
  it('finds a table by its id, and nothing where there is none', async () => {
    const store = await filled(storeOf())
    expect(await found(store, (ledger) => ledger.row('a'))).toEqual(row('a'))
    expect(await found(store, (ledger) => ledger.row('b'))).toBeUndefined()
    expect(await found(store, (ledger) => ledger.rows())).toEqual([row('a'), row('ab')])
  })

  it('finds the entries of one table from an index on', async () => {
    const store = await filled(storeOf())
    const entries = (id: string, from: number) => found(store, (ledger) => ledger.entries(id, from))
    expect(await entries('a', 0)).toEqual(['x', 'y', 'z'])
    expect(await entries('a', 2)).toEqual(['z'])
    expect(await entries('a', 3)).toEqual([])
    expect(await entries('b', 0)).toEqual([])
  })

  it('puts entries behind others, and in their place', async () => {
    const store = await filled(storeOf())
    await write(store, (ledger) => ledger.keepEntries('a', 2, ['Z', '!']))
    expect(await found(store, (ledger) => ledger.entries('a', 0))).toEqual(['x', 'y', 'Z', '!'])
  })

  it('drops entries from an index on, and a table, and spares all others', async () => {
    const store = await filled(storeOf())
    await write(store, (ledger) => ledger.dropEntries('a', 1))
    expect(await found(store, (ledger) => ledger.entries('a', 0))).toEqual(['x'])
    await write(store, (ledger) => ledger.dropRow('a'))
    expect(await found(store, (ledger) => ledger.rows())).toEqual([row('ab')])
    expect(await found(store, (ledger) => ledger.entries('ab', 0))).toEqual([7])
  })
})

describe('What fails in the browser', () => {
  const failing = (store: Store, error: unknown) =>
    write(store, async (ledger) => {
      await ledger.dropRow('a')
      throw error
    })

  it('is taken back whole', async () => {
    const store = await filled(new BrowserStore())
    expect(await failing(store, new Error('?'))).toEqual({ kind: 'trouble', trouble: 'forbidden' })
    expect(await found(store, (ledger) => ledger.row('a'))).toEqual(row('a'))
    expect(store.trouble).toBeNull()
  })

  it('takes with it what was written beside it', async () => {
    const store = await filled(new BrowserStore())
    const kept = await write(store, (ledger) =>
      Promise.all([ledger.keepRow(row('c')), ledger.keepEntries('c', 0, [1, () => undefined, () => undefined])]),
    )
    expect(kept).toEqual({ kind: 'trouble', trouble: 'forbidden' })
    expect(await found(store, (ledger) => ledger.rows())).toEqual([row('a'), row('ab')])
    expect(await found(store, (ledger) => ledger.entries('c', 0))).toEqual([])
  })

  it.each([
    ['no room', new DOMException('', 'QuotaExceededError'), 'full'],
    ['anything else of the browser', new DOMException('', 'UnknownError'), 'forbidden'],
    ['what only looks like it', Object.assign(new Error('?'), { name: 'QuotaExceededError' }), 'forbidden'],
  ])('is told in one word: %s', async (_, error, trouble) => {
    expect(await failing(new BrowserStore(), error)).toEqual({ kind: 'trouble', trouble })
  })

  it('asks for another connection, but not where there was only no room', async () => {
    const open = vi.spyOn(indexedDB, 'open')
    const store = await filled(new BrowserStore())
    await failing(store, new DOMException('', 'QuotaExceededError'))
    await found(store, (ledger) => ledger.rows())
    expect(open).toHaveBeenCalledTimes(1)
    await failing(store, new Error('?'))
    await found(store, (ledger) => ledger.rows())
    expect(open).toHaveBeenCalledTimes(2)
  })

  it('says why, where the browser itself took it back', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const { transaction } = this
      transaction.abort()
      Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') })
      throw new Error('?')
    })
    expect(await write(new BrowserStore(), (ledger) => ledger.keepRow(row('a')))).toMatchObject({ trouble: 'full' })
    put.mockRestore()
  })
})

describe('Without the database of the browser', () => {
  it.each([
    ['missing', undefined],
    [
      'forbidden',
      {
        open: () => {
          throw new DOMException('', 'SecurityError')
        },
      },
    ],
  ])('that is %s the page remembers, and says that nobody else does', async (_, none) => {
    vi.stubGlobal('indexedDB', none)
    const store = new BrowserStore()
    expect(store.trouble).toBeNull()
    await filled(store)
    expect(store.trouble).toBe('forbidden')
    vi.stubGlobal('indexedDB', new IDBFactory())
    expect(await found(store, (ledger) => ledger.entries('a', 1))).toEqual(['y', 'z'])
  })

  it('that is of a newer page the page remembers', async () => {
    await newer()
    const store = await filled(new BrowserStore())
    expect(store.trouble).toBe('forbidden')
  })

  const newer = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('paddock', 2)
      opening.onsuccess = () => resolve(opening.result)
      opening.onblocked = reject
    })

  it('that gives way to a newer page nothing blocks that one', async () => {
    const store = await filled(new BrowserStore())
    ;(await newer()).close()
    await found(store, (ledger) => ledger.rows())
    expect(store.trouble).toBe('forbidden')
  })

  it('that somebody deletes it is built anew', async () => {
    const store = await filled(new BrowserStore())
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('paddock')
      deleting.onsuccess = resolve
      deleting.onblocked = reject
    })
    expect(await found(store, (ledger) => ledger.rows())).toEqual([])
    expect(store.trouble).toBeNull()
  })

  /** Another page builds the database for as long as it is let. */
  function building() {
    let isBuilding = true
    const opening = indexedDB.open('paddock', 1)
    opening.onupgradeneeded = () => goOn(opening.result.createObjectStore('tables', { keyPath: 'id' }))
    const goOn = (tables: IDBObjectStore): void => {
      tables.count().onsuccess = () => isBuilding && goOn(tables)
    }
    const built = new Promise<void>((resolve) => {
      opening.onsuccess = () => resolve(opening.result.close())
    })
    return {
      finish: () => {
        isBuilding = false
        return built
      },
    }
  }

  it('that never answers the page remembers after ten seconds, and what comes later is given back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { finish } = building()
    const store = new BrowserStore()
    const rows = found(store, (ledger) => ledger.rows())
    await vi.advanceTimersByTimeAsync(9_999)
    expect(store.trouble).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await rows).toEqual([])
    expect(store.trouble).toBe('forbidden')
    await finish()
    ;(await newer()).close()
  })
})

describe('What the browser counts', () => {
  it('is asked for, and whatever it answers is no trouble', async () => {
    const estimate = vi.fn(async () => Promise.reject(new Error('?')))
    vi.stubGlobal('navigator', { storage: { estimate } })
    await new BrowserStore().recount()
    expect(estimate).toHaveBeenCalledTimes(1)
    vi.stubGlobal('navigator', {})
    await new BrowserStore().recount()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { NO_ASIDE } from './aside.ts'
import { afterWriting } from './guard.ts'
import { MemoryStore } from './memory-store.ts'
import { type Channel, News, SILENT } from './news.ts'
import { memoryShelf } from './open-shelf.ts'
import { rowOf, type TableRow, type Whole } from './row.ts'
import { Shelf } from './shelf.ts'
import type { Done, Ledger, Mode, Store } from './store.ts'
import type { HeadChange, Seen, TableHead } from './table-head.ts'

const head = (id: string, change: Partial<TableHead> = {}): TableHead => ({
  ...{ id, record: { game: 'monza' }, begun: 1, touched: 1, isOver: false, length: 0, revision: 5 },
  ...change,
})
const BEGUN = { length: 2, revision: 5 }

/** Entries behind those that were seen, or from an earlier one on. */
const append = (
  shelf: Shelf,
  id: string,
  seen: Seen,
  entries: unknown[],
  change: HeadChange = {},
  from = seen.length,
) => shelf.rewrite(id, seen, { from, entries }, change)

async function begun(): Promise<Shelf> {
  const shelf = memoryShelf()
  expect(await shelf.create(head('a'), ['x', 'y'])).toBe('kept')
  return shelf
}

describe('a shelf', () => {
  it('gives back what was put on it', async () => {
    const shelf = await begun()
    expect(await shelf.read('a')).toEqual({ head: head('a', { length: 2, order: 1 }), log: ['x', 'y'] })
    expect(await shelf.read('b')).toBe('missing')
  })

  it('lists the tables, the one that was played on last first, whatever the clock said', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const shelf = await begun()
    await shelf.create(head('b', { touched: 3 }), [])
    await shelf.create(head('c', { touched: 2 }), [])
    const ids = async () => (await shelf.heads()).map(({ id }) => id)
    expect(await ids()).toEqual(['c', 'b', 'a'])
    vi.setSystemTime(0)
    await append(shelf, 'a', BEGUN, ['z'])
    expect(await ids()).toEqual(['a', 'c', 'b'])
    vi.useRealTimers()
  })

  it('lists tables from the time before last, by their own clock', async () => {
    const rows = ['x', 'y'].map((id, touched) => [id, rowOf(head(id, { touched }), 1)] as const)
    const shelf = new Shelf(new MemoryStore(null, new Map<string, unknown>(rows)), new News(SILENT))
    await shelf.create(head('a', { touched: -9 }), [])
    expect((await shelf.heads()).map(({ id }) => id)).toEqual(['a', 'y', 'x'])
  })

  it('tidies away the finished tables that ended first, whatever the clock said, and spares running ones', async () => {
    const shelf = memoryShelf()
    const ids = Array.from({ length: 28 }, (_, index) => `t${index}`)
    for (const [index, id] of ids.entries())
      await shelf.create(head(id, { touched: 99 - index, isOver: index !== 1 }), ['x'])
    await shelf.tidy()
    expect((await shelf.heads()).map(({ id }) => id)).toEqual([...ids.slice(5).reverse(), 't1'])
    expect(await shelf.read('t0')).toBe('missing')
  })

  it('takes entries from who has seen all the others', async () => {
    const shelf = await begun()
    expect(await append(shelf, 'a', BEGUN, ['z'], { isOver: true })).toBe('kept')
    expect(await append(shelf, 'a', BEGUN, ['other'])).toBe('behind')
    expect(await append(shelf, 'a', { length: 3, revision: 5 }, ['other'])).toBe('behind')
    expect(await append(shelf, 'a', afterWriting(BEGUN, 3), ['!'])).toBe('kept')
    const found = await shelf.read('a')
    expect(found).toMatchObject({ log: ['x', 'y', 'z', '!'], head: { length: 4, revision: 7, isOver: true, order: 1 } })
  })

  it('takes a table once', async () => {
    const shelf = await begun()
    expect(await shelf.create(head('a'), ['other'])).toBe('behind')
    expect(await shelf.read('a')).toMatchObject({ log: ['x', 'y'] })
  })

  it('takes the tail away, and never that of somebody else', async () => {
    const shelf = await begun()
    expect(await append(shelf, 'a', BEGUN, [], {}, 1)).toBe('kept')
    expect(await append(shelf, 'a', BEGUN, [], {}, 0)).toBe('behind')
    expect(await append(shelf, 'a', { length: 1, revision: 6 }, ['?'], {}, 2)).toBe('behind')
    expect(await shelf.read('a')).toMatchObject({ log: ['x'], head: { length: 1, revision: 6 } })
  })

  it('gives names and keeps the log', async () => {
    const shelf = await begun()
    expect(await append(shelf, 'a', BEGUN, [], { record: { game: 'pig' } })).toBe('kept')
    expect(await append(shelf, 'a', BEGUN, [], { record: null })).toBe('behind')
    expect(await shelf.read('a')).toMatchObject({ log: ['x', 'y'], head: { record: { game: 'pig' }, revision: 6 } })
  })

  it('tells what came after what was seen', async () => {
    const shelf = await begun()
    await append(shelf, 'a', BEGUN, ['z'])
    expect(await shelf.since('a', BEGUN)).toMatchObject({ head: { length: 3, revision: 6 }, entries: ['z'] })
    await append(shelf, 'a', afterWriting(BEGUN, 3), [], {}, 1)
    await append(shelf, 'a', { length: 1, revision: 7 }, ['1', '2', '3'])
    expect(await shelf.since('a', BEGUN)).toBe('cut')
    expect(await shelf.since('a', { length: 1, revision: 7 })).toMatchObject({ entries: ['1', '2', '3'] })
    expect(await shelf.since('b', BEGUN)).toBe('missing')
  })

  it('forgets what was removed: who writes on is behind', async () => {
    const shelf = await begun()
    await shelf.remove('a')
    expect(await shelf.read('a')).toBe('missing')
    expect(await append(shelf, 'a', BEGUN, ['z'])).toBe('behind')
    expect(await shelf.create(head('a', { revision: 80 }), [])).toBe('kept')
  })

  it('keeps writes in the order they were asked for', async () => {
    const shelf = await begun()
    const seen = Array.from({ length: 50 }, (_, index) => ({ length: 2 + index, revision: 5 + index }))
    const kept = await Promise.all(seen.map((at, index) => append(shelf, 'a', at, [index])))
    expect(new Set(kept)).toEqual(new Set(['kept']))
  })

  it('shows what it cannot read', async () => {
    const rows = new Map<string, unknown>([
      ['new', { id: 'new', kind: 'table', format: 9 }],
      ['odd', { id: 'odd', kind: 'table', format: 2, head: 5 }],
      ['short', { id: 'short', kind: 'table', format: 2, cut: 1, head: head('short', { length: 3 }) }],
    ])
    const shelf = new Shelf(new MemoryStore(null, rows), new News(SILENT))
    expect(await shelf.unread()).toEqual([
      { id: 'new', why: 'newer' },
      { id: 'odd', why: 'broken' },
    ])
    expect((await shelf.heads()).map(({ id }) => id)).toEqual(['short'])
    expect([await shelf.read('new'), await shelf.read('odd'), await shelf.read('short')]).toEqual([
      ...['newer', 'broken', 'broken'],
    ])
    expect(await append(shelf, 'new', BEGUN, [1])).toBe('behind')
  })
})

describe('a connection that was lost', () => {
  /** So many transactions fail before the next connection is there. */
  async function flaky(failures: number): Promise<Shelf> {
    const store = new MemoryStore()
    await new Shelf(store, new News(SILENT)).create(head('a'), ['x'])
    let left = failures
    const run: Store['run'] = async (mode, work) =>
      left-- > 0 ? { kind: 'trouble', trouble: 'forbidden' } : store.run(mode, work)
    return new Shelf({ trouble: null, recount: async () => undefined, run }, new News(SILENT))
  }

  it('is asked for once more where something is only read', async () => {
    expect(await (await flaky(1)).read('a')).toMatchObject({ log: ['x'] })
    expect(await (await flaky(2)).read('a')).toBe('broken')
    expect(await (await flaky(2)).heads()).toEqual([])
  })
})

describe('a table from the time before', () => {
  const earlier = { row: rowOf(head('a', { length: 1 }), 1), log: ['x'] }

  it('is told of here too, once, since an earlier page has changed it', async () => {
    const shelf = memoryShelf()
    const heard = vi.fn()
    shelf.watch('a', heard)
    expect([await shelf.takeOver(earlier), await shelf.takeOver(earlier)]).toEqual([true, true])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is not kept by a shelf that goes with its page', async () => {
    const shelf = new Shelf(new MemoryStore('forbidden'), new News(SILENT))
    expect(await shelf.takeOver(earlier)).toBe(false)
    expect(await shelf.read('a')).toMatchObject({ log: ['x'] })
  })
})

type Rows = ReadonlyMap<string, unknown>

/** A store that is full where somebody finds that it would be. */
class FullStore implements Store {
  readonly trouble = null
  readonly #isTooMuch: (rows: Rows) => boolean
  #rows = new Map<string, unknown>()
  #logs = new Map<string, unknown[]>()

  constructor(isTooMuch: (rows: Rows) => boolean) {
    this.#isTooMuch = isTooMuch
  }

  async recount(): Promise<void> {}

  async run<T>(mode: Mode, work: (ledger: Ledger) => Promise<T>): Promise<Done<T>> {
    const rows = structuredClone(this.#rows)
    const logs = structuredClone(this.#logs)
    const done = await new MemoryStore(null, rows, logs).run(mode, work)
    if (this.#isTooMuch(rows)) return { kind: 'trouble', trouble: 'full' }
    this.#rows = rows
    this.#logs = logs
    return done
  }
}

describe('a full shelf', () => {
  const LOG = ['x'.repeat(1000)]
  const ALL = ['old', 'older', 'running']
  const ids = async (shelf: Shelf) => (await shelf.heads()).map(({ id }) => id)

  async function full(isTooMuch: (rows: Rows) => boolean, aside = NO_ASIDE): Promise<Shelf> {
    const shelf = new Shelf(new FullStore(isTooMuch), new News(SILENT), aside)
    await shelf.create(head('running', { touched: 2 }), LOG)
    await shelf.create(head('older', { touched: 3, isOver: true }), LOG)
    await shelf.create(head('old', { touched: 1, isOver: true }), LOG)
    return shelf
  }

  it('lets the oldest finished table go for a new one', async () => {
    const shelf = await full((rows) => rows.size > 3)
    expect(await shelf.create(head('new', { touched: 9 }), LOG)).toBe('kept')
    expect(await ids(shelf)).toEqual(['new', 'old', 'running'])
  })

  it('touches none of them where all are smaller than what is to come', async () => {
    const shelf = await full((rows) => rows.size > 3)
    expect(await shelf.create(head('new', { touched: 9 }), [...LOG, ...LOG, ...LOG])).toBe('full')
    expect(await ids(shelf)).toEqual(ALL)
  })

  it('puts them back where they went in vain', async () => {
    const shelf = await full((rows) => rows.has('new'))
    expect(await shelf.create(head('new', { touched: 9 }), LOG)).toBe('full')
    expect(await ids(shelf)).toEqual(ALL)
    expect(await shelf.read('older')).toMatchObject({ log: LOG })
  })

  /** What lies aside, and all that ever did. */
  function asideOf(hasRoom = true) {
    const lies = new Map<string, Whole>()
    const lay = (table: Whole) => hasRoom && Boolean(lies.set(table.row.id, structuredClone(table)))
    const laid = vi.fn(lay)
    return { lies, laid, aside: { lay: laid, drop: (id: string) => void lies.delete(id) } }
  }

  it('lays a finished table aside before it goes, and takes it from there when the new one is kept', async () => {
    const { aside, lies, laid } = asideOf()
    const shelf = await full((rows) => rows.size > 3, aside)
    expect(await shelf.create(head('new'), LOG)).toBe('kept')
    expect(laid.mock.calls.map(([{ row, log }]) => [row.id, log])).toEqual([['older', LOG]])
    expect(lies.size).toBe(0)
  })

  it('takes it from there when it is back', async () => {
    const { aside, lies, laid } = asideOf()
    const shelf = await full((rows) => rows.has('new'), aside)
    expect(await shelf.create(head('new'), LOG)).toBe('full')
    expect([laid.mock.calls.length, lies.size]).toEqual([2, 0])
  })

  it('leaves it there where it cannot come back', async () => {
    vi.useFakeTimers()
    const { aside, lies } = asideOf()
    const shelf = await full((rows) => rows.has('new') || (lies.size > 0 && rows.has('older')), aside)
    const created = shelf.create(head('new'), LOG)
    await vi.runAllTimersAsync()
    expect(await created).toBe('full')
    expect(await ids(shelf)).toEqual(['old', 'running'])
    expect(lies.get('older')).toMatchObject({ row: { id: 'older' }, log: LOG })
    expect(await shelf.takeOver(lies.get('older')!)).toBe(false)
    lies.clear()
    vi.useRealTimers()
  })

  it('lets no table go that cannot be laid aside', async () => {
    const { aside } = asideOf(false)
    const shelf = await full((rows) => rows.size > 3, aside)
    expect(await shelf.create(head('new'), LOG)).toBe('full')
    expect(await ids(shelf)).toEqual(ALL)
  })

  it('spares a finished table whose end somebody takes back meanwhile', async () => {
    let isFull = false
    const shelf = await full((rows) => {
      if (isFull) Object.assign((rows.get('older') as TableRow).head, { isOver: false })
      isFull ||= rows.size > 3
      return rows.size > 3
    })
    expect(await shelf.create(head('new'), LOG)).toBe('kept')
    expect(await ids(shelf)).toEqual(['new', 'older', 'running'])
  })

  it('lets none go for a table from elsewhere or from the time before', async () => {
    const shelf = await full((rows) => rows.size > 3)
    expect(await shelf.bring(head('new'), LOG)).toBe('full')
    expect(await shelf.takeOver({ row: rowOf(head('new'), 1), log: LOG })).toBe(false)
    expect(await ids(shelf)).toEqual(ALL)
  })
})

describe('news of other windows', () => {
  function channel() {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const said: unknown[] = []
    const open: unknown = {
      postMessage: (data: unknown) => said.push(data),
      addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    }
    return {
      open: open as Channel,
      said,
      say: (data: unknown) => listeners.forEach((listener) => void listener({ data })),
    }
  }

  it('are heard by who watches a table, or all, until they stop', () => {
    const { open, say } = channel()
    const [one, all] = [vi.fn(), vi.fn()]
    const news = new News(open)
    const stop = news.watch('a', one)
    news.watch(null, all)
    for (const data of ['a', 'b', 7]) say(data)
    stop()
    say('a')
    expect(one.mock.calls).toEqual([['a']])
    expect(all.mock.calls).toEqual([['a'], ['b'], ['a']])
  })

  it('are told after each write that was kept', async () => {
    const { open, said } = channel()
    const shelf = new Shelf(new MemoryStore(), new News(open))
    await shelf.create(head('a'), [])
    await append(shelf, 'a', BEGUN, [1])
    await shelf.remove('a')
    expect(said).toEqual(['a', 'a'])
  })
})

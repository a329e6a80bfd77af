import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseIn } from '../../../src/server/store/sqlite/place.ts'
import { openSqliteStore } from '../../../src/server/store/sqlite/sqlite-store.ts'
import { newFolder, openIn } from './place.ts'
import { appendTo, tableRow } from './rows.ts'

const TABLE = 'the-table'
const TOLD_STORE = join(import.meta.dirname, 'told-store.ts')

const cleared: (() => unknown)[] = []

afterEach(async () => {
  for (const clear of cleared.splice(0).toReversed()) await clear()
})

function dataFolder(): string {
  const { folder, clear } = newFolder()
  cleared.push(clear)
  return folder
}

async function told(folder: string): Promise<ChildProcess> {
  const child = fork(TOLD_STORE, [folder, TABLE], { execArgv: ['--import', 'tsx'] })
  cleared.push(() => child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

async function append(child: ChildProcess, first: number, count = 1): Promise<unknown> {
  child.send(appendTo(TABLE, first, count))
  const [answer] = await once(child, 'message')
  return answer
}

/** The largest file the process may write, as a disk without room. */
const limitFiles = (child: ChildProcess, bytes: number | 'unlimited'): unknown =>
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])

describe('SQLite: a disk without room', () => {
  it('refuses with a sentence, still reads, and goes on when there is room again', async () => {
    const folder = dataFolder()
    const child = await told(folder)
    expect(await append(child, 1, 100)).toEqual({ written: ['kept'], events: 100 })
    limitFiles(child, statSync(`${databaseIn(folder)}-wal`).size)
    const full = { written: { kind: 'full', key: 'store.full' }, events: 100 }
    expect(await append(child, 101, 1_000)).toEqual(full)
    expect(await append(child, 101, 1)).toEqual(full)
    limitFiles(child, 'unlimited')
    expect(await append(child, 102)).toEqual({ written: ['taken'], events: 100 })
    expect(await append(child, 101, 50)).toEqual({ written: ['kept'], events: 150 })
    child.kill('SIGKILL')
    await once(child, 'exit')
    const store = await openIn(folder)
    cleared.push(() => store.close())
    expect((await store.events(TABLE, 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1))
  })
})

describe('SQLite: a slow disk', () => {
  /** Whoever else writes makes a commit wait, as a slow disk does. */
  function slowDown(folder: string): () => void {
    const other = new DatabaseSync(databaseIn(folder))
    other.exec('BEGIN IMMEDIATE')
    return () => other.close()
  }

  const busy = { kind: 'busy', sentence: { key: 'store.busy' } }

  it('refuses what is not on its way, answers what is, and goes on', async () => {
    const folder = dataFolder()
    const store = await openIn(folder, 50)
    cleared.push(() => store.close())
    const { id } = tableRow()
    await store.create(tableRow({ id }))
    const quicken = slowDown(folder)
    const onItsWay = store.append([appendTo(id, 1)])
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    await expect(store.append([appendTo(id, 2)])).rejects.toMatchObject(busy)
    await expect(store.create(tableRow())).rejects.toMatchObject(busy)
    quicken()
    expect(await onItsWay).toEqual(['kept'])
    expect(await store.append([appendTo(id, 2)])).toEqual(['kept'])
    expect((await store.events(id, 0)).length).toBe(2)
  })

  it('refuses in the end what was on its way, and nothing of it is written', async () => {
    const folder = dataFolder()
    const store = await openIn(folder)
    cleared.push(() => store.close())
    const { id } = tableRow()
    await store.create(tableRow({ id }))
    const quicken = slowDown(folder)
    await expect(store.append([appendTo(id, 1)])).rejects.toMatchObject(busy)
    quicken()
    expect(await store.events(id, 0)).toEqual([])
    expect(await store.append([appendTo(id, 1)])).toEqual(['kept'])
  })
})

describe('SQLite: a folder of data', () => {
  it('belongs to one store at a time', async () => {
    const folder = dataFolder()
    const store = await openIn(folder)
    await expect(openIn(folder)).rejects.toMatchObject({
      kind: 'busy',
      sentence: { key: 'store.in-use', values: { folder } },
    })
    await store.close()
    await (await openIn(folder)).close()
  })

  it('is one file when it is closed, with nothing left beside it', async () => {
    const folder = dataFolder()
    const store = await openIn(folder)
    await store.create(tableRow())
    await store.close()
    expect(readdirSync(folder)).toEqual(['paddock.db', 'paddock.lock'])
  })

  it('is made where it is missing', async () => {
    const folder = `${dataFolder()}/deep/below`
    await (await openIn(folder)).close()
    expect(existsSync(databaseIn(folder))).toBe(true)
  })
})

describe('SQLite: a thread that is lost', () => {
  const lost = { kind: 'broken', sentence: { key: 'store.broken' } }

  it('while it opens is a fault', async () => {
    const worker = new URL('data:text/javascript,process.exit(9)')
    await expect(openSqliteStore({ folder: dataFolder(), worker })).rejects.toMatchObject(lost)
  })

  it('later on is one for whoever waits, and for whoever comes after', async () => {
    const answerOnce = `import { parentPort } from 'node:worker_threads'
      parentPort.postMessage({ kind: 'done' })
      parentPort.on('message', () => process.exit(9))`
    const worker = new URL(`data:text/javascript,${encodeURIComponent(answerOnce)}`)
    const store = await openSqliteStore({ folder: dataFolder(), worker })
    const [one, other] = [store.append([appendTo('any', 1)]), store.table('any')]
    await expect(one).rejects.toMatchObject(lost)
    await expect(other).rejects.toMatchObject(lost)
    await expect(store.setting('any')).rejects.toMatchObject(lost)
  })
})

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseIn } from '../../src/server/store/sqlite/place.ts'
import type { Store } from '../../src/server/store/store.ts'
import { openIn } from '../contract/store/place.ts'
import { appendTo, tableRow } from '../contract/store/rows.ts'
import { paddock } from './paddock.ts'
import { spawned } from './processes/spawned.ts'

let folder: string
let data: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-data-'))
  data = join(folder, 'data')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const TABLE = 'the-table'
const file = (): string => join(folder, 'friday.db')

/** A store with one table and so many events. */
async function storeWith(events: number): Promise<Store> {
  const store = await openIn(data)
  await store.create(tableRow({ id: TABLE, code: TABLE }))
  await store.append([appendTo(TABLE, 1, events)])
  return store
}

async function eventsThere(): Promise<number> {
  const store = await openIn(data)
  const { length } = await store.events(TABLE, 0)
  await store.close()
  return length
}

const backup = (...more: string[]) => paddock(['backup', file(), '--data', data, ...more])
const restore = (...more: string[]) => paddock(['restore', file(), '--data', data, ...more])

describe('paddock backup', () => {
  it('copies what a running server has acknowledged, and restore brings it back', async () => {
    const store = await storeWith(7)
    const args = ['--data', data, '--json']
    const answer = await spawned(['backup', file(), ...args])
    expect([answer.code, JSON.parse(answer.out)]).toEqual([0, { file: file(), tables: 1, events: 7 }])
    await store.append([appendTo(TABLE, 8, 5)])
    await store.close()
    const { code, out } = await spawned(['restore', file(), ...args])
    const { before, ...told } = JSON.parse(out)
    expect([code, told]).toEqual([0, { file: file(), tables: 1, events: 7 }])
    expect(await eventsThere()).toBe(7)
    expect(await paddock(['backup', join(folder, 'before.db'), '--data', data])).toMatchObject({ code: 0 })
    const old = new DatabaseSync(before)
    expect(old.prepare('SELECT count(*) AS events FROM events').get()).toEqual({ events: 12 })
    old.close()
  })

  it('says what it has copied', async () => {
    await (await storeWith(2)).close()
    expect(await backup()).toEqual({ code: 0, out: `${file()}: 1 tables with 2 events.\n`, err: '' })
  })

  it('does not touch a file that exists', async () => {
    await (await storeWith(1)).close()
    writeFileSync(file(), 'mine')
    expect(await backup()).toEqual({ code: 1, out: '', err: `paddock: ${file()} exists already.\n` })
    expect(readFileSync(file(), 'utf8')).toBe('mine')
  })

  it('leaves nothing behind where it fails', async () => {
    expect(await backup()).toEqual({ code: 1, out: '', err: `paddock: There is no database ${databaseIn(data)}.\n` })
    await (await storeWith(1)).close()
    const nowhere = join(folder, 'no', 'where.db')
    const answer = await paddock(['backup', nowhere, '--data', data])
    expect(answer).toEqual({ code: 1, out: '', err: `paddock: ${nowhere}: There is no such file or directory.\n` })
    expect(readdirSync(folder)).toEqual(['data'])
  })
})

describe('paddock restore', () => {
  it('puts a backup where there was nothing', async () => {
    await (await storeWith(3)).close()
    await backup()
    rmSync(data, { recursive: true })
    expect(await restore()).toEqual({ code: 0, out: `${file()}: 1 tables with 3 events are in place.\n`, err: '' })
    expect(await eventsThere()).toBe(3)
  })

  it('keeps a damaged database aside, with its log', async () => {
    await (await storeWith(3)).close()
    await backup()
    writeFileSync(databaseIn(data), 'not a database any more')
    writeFileSync(`${databaseIn(data)}-wal`, 'nor its log')
    const { before } = JSON.parse((await restore('--json')).out)
    expect(readFileSync(before, 'utf8')).toBe('not a database any more')
    expect(readFileSync(`${before}-wal`, 'utf8')).toBe('nor its log')
    expect(await eventsThere()).toBe(3)
  })

  it('refuses while a server runs, and changes nothing', async () => {
    const store = await storeWith(3)
    await backup()
    await store.append([appendTo(TABLE, 4)])
    const answer = await spawned(['restore', file(), '--data', data])
    expect(answer).toEqual({ code: 1, out: '', err: `paddock: A server is running with the data in ${data}.\n` })
    await store.close()
    expect(await eventsThere()).toBe(4)
  })

  it('refuses what is no backup, and changes nothing', async () => {
    await (await storeWith(3)).close()
    expect(await restore()).toMatchObject({ code: 1, err: `paddock: There is no database ${file()}.\n` })
    writeFileSync(file(), 'Dear diary, '.repeat(1_000))
    expect(await restore()).toMatchObject({ code: 3, err: `paddock: ${file()} is not a database of Paddock.\n` })
    rmSync(file())
    await backup()
    const newer = new DatabaseSync(file())
    newer.exec('PRAGMA user_version = 99')
    newer.close()
    expect(await restore()).toMatchObject({
      code: 3,
      err: `paddock: A newer Paddock wrote ${file()} (version 99; this one knows 1). Nothing was changed.\n`,
    })
    expect(await eventsThere()).toBe(3)
    expect(readdirSync(data).filter((name) => name.includes('before'))).toEqual([])
  })

  it('refuses a backup that was cut short', async () => {
    await (await storeWith(3_000)).close()
    await backup()
    writeFileSync(file(), readFileSync(file()).subarray(0, 50_000))
    expect(await restore()).toMatchObject({ code: 3, err: `paddock: ${file()} is damaged.\n` })
    expect(existsSync(`${databaseIn(data)}.new`)).toBe(false)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { newFolder, openIn } from '../contract/store/place.ts'
import { type NewDatabase, newDatabase, postgresServer } from '../contract/store/postgres-place.ts'
import { appendTo, rating, tableRow, upload } from '../contract/store/rows.ts'
import { paddock } from './paddock.ts'
import { spawned } from './processes/spawned.ts'

let server: Awaited<ReturnType<typeof postgresServer>>
let database: NewDatabase
const data = newFolder()
const back = newFolder()

beforeAll(async () => {
  server = await postgresServer()
  database = await newDatabase(server.url)
})

afterAll(async () => {
  await database.drop()
  await server.stop()
  data.clear()
  back.clear()
})

const TABLES = ['anthracite', 'bordeaux', 'crimson']
const file = upload({ guest: 'ann', body: '{"name":"モンツァ 🏁"}' })

/** More rows than fit on a page, of every kind. */
async function fill(store: Store): Promise<void> {
  for (const id of TABLES) await store.create(tableRow({ id, code: id, isPublic: id === 'crimson' }))
  for (const id of TABLES) await store.append([appendTo(id, 1, 450)])
  const standing = { status: 'over', guests: ['ann', 'ben'] } as const
  await store.append([{ ...appendTo('bordeaux', 451), standing, ratings: [rating({ mu: 25.123456789 })] }])
  await store.uploads.put(file)
  await store.keepSetting('guest-key', 'the key')
}

/** All that one would miss. */
async function told(store: Store) {
  const tables = await Promise.all(TABLES.map((id) => store.table(id)))
  const events = await Promise.all(TABLES.map((id) => store.events(id, 0)))
  const own = await store.list({ kind: 'own', guest: 'ann', limit: 9 })
  const [ratings, key] = [await store.ratings.leaderboard('monza', 9), await store.setting('guest-key')]
  return { tables, events, own, ratings, key, file: await store.uploads.get(file.id) }
}

describe('paddock move', () => {
  it('copies a running installation to Postgres and back, and both are the same', async () => {
    const sqlite = await openIn(data.folder)
    await fill(sqlite)
    const expected = await told(sqlite)
    const copied = await spawned(['move', data.folder, database.url, '--json'])
    expect([copied.err, copied.code, JSON.parse(copied.out)]).toEqual([
      ...['', 0],
      { tables: 3, events: 1351, ratings: 1, uploads: 1 },
    ])
    await sqlite.close()
    const postgres = await openPostgresStore({ url: database.url })
    expect(await told(postgres)).toEqual(expected)
    expect(await postgres.create(tableRow())).toBe('created')
    const answer = await spawned(['move', database.url, back.folder])
    expect([answer.err, answer.out]).toEqual([
      '',
      '4 tables with 1351 events, 1 ratings and 1 files are copied, and compared.\n',
    ])
    await postgres.close()
    const again = await openIn(back.folder)
    expect(await told(again)).toEqual(expected)
    await again.close()
  })

  it('leaves alone what is there already, and says so', async () => {
    const full = await paddock(['move', data.folder, database.url])
    expect(full).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^paddock: There is data in postgres:.* already/),
    })
    const there = await paddock(['move', database.url, data.folder])
    expect(there).toMatchObject({ code: 1, err: expect.stringMatching(/paddock\.db exists already\.\n$/) })
    const nowhere = await paddock(['move', 'postgres://127.0.0.1:1/none', data.folder])
    expect(nowhere).toMatchObject({ code: 1, err: expect.stringMatching(/^paddock: The database .* cannot be used: /) })
  })
})

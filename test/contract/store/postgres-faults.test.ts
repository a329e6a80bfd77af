import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '../../../src/server/store/postgres/database.ts'
import { openPostgresStore } from '../../../src/server/store/postgres/postgres-store.ts'
import { STEPS } from '../../../src/server/store/postgres/schema.ts'
import { faultOf } from '../../../src/server/store/postgres/trouble.ts'
import { type NewDatabase, newDatabase, postgresServer } from './postgres-place.ts'
import { appendTo, tableRow } from './rows.ts'

let server: Awaited<ReturnType<typeof postgresServer>>
let database: NewDatabase

beforeAll(async () => {
  server = await postgresServer()
  database = await newDatabase(server.url)
})

afterAll(async () => {
  await database.drop()
  await server.stop()
})

describe('a database of Postgres', () => {
  it('is brought up to date by many at once, and once', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore({ url: database.url, connections: 2 })))
    const row = tableRow()
    expect(await stores[0]!.create(row)).toBe('created')
    expect(await stores[3]!.table(row.id)).toEqual(row)
    await Promise.all(stores.map((store) => store.close()))
  })

  it('of a newer program is refused and not touched', async () => {
    const newer = new Database({ url: database.url })
    await newer.open([...STEPS, 'CREATE TABLE paddock.of_tomorrow (id integer)'])
    await expect(openPostgresStore({ url: database.url })).rejects.toMatchObject({
      kind: 'newer',
      sentence: { key: 'store.newer', values: { theirs: STEPS.length + 1, ours: STEPS.length } },
    })
    await newer.change('UPDATE paddock.version SET version = $1', STEPS.length)
    await newer.close()
  })

  it('that is not there is told by its name, without the password', async () => {
    const url = new URL(database.url)
    url.password = 'secret'
    url.pathname = 'nowhere'
    const fault = await openPostgresStore({ url: String(url) }).catch((error) => error)
    expect(fault).toMatchObject({ kind: 'broken', sentence: { key: 'store.unreachable' } })
    expect(JSON.stringify(fault)).not.toContain('secret')
    const closed = openPostgresStore({ url: 'postgres://127.0.0.1:1/none' })
    await expect(closed).rejects.toMatchObject({ kind: 'busy', sentence: { key: 'store.unreachable' } })
  })

  it('lets two processes go on with one table, one after the other, and many tables at once', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => openPostgresStore({ url: database.url })))
    const tables = ['anthracite', 'bordeaux', 'crimson']
    for (const id of tables) await one!.create(tableRow({ id, code: id }))
    const ends = new Map(tables.map((table) => [table, 0]))
    for (let round = 0; round < 20; round++) {
      const batch = tables.map((table) => appendTo(table, ends.get(table)! + 1, 2))
      const [ours, theirs] = await Promise.all([one!.append(batch), other!.append(batch.toReversed())])
      const verdicts = tables.map((_, place) => [ours[place], theirs[tables.length - 1 - place]].sort())
      expect(verdicts).toEqual(tables.map(() => ['kept', 'taken']))
      for (const table of tables) ends.set(table, ends.get(table)! + 2)
    }
    await Promise.all([one!.close(), other!.close()])
  })

  it('says whether a trouble passes', () => {
    const kind = (code: string | undefined, message = '') => faultOf(Object.assign(new Error(message), { code })).kind
    expect([kind('53100'), kind('57P01'), kind('40P01'), kind('ECONNREFUSED')]).toEqual([
      'full',
      'busy',
      'busy',
      'busy',
    ])
    expect([kind(undefined, 'Query read timeout'), kind('42P01'), kind(undefined, '?')]).toEqual([
      'busy',
      'broken',
      'broken',
    ])
  })
})

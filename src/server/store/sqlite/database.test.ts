import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { StoreFault, storeFault } from '../fault.ts'
import { inTransaction, openDatabase, openSound, openToRead } from './database.ts'
import { prepareAll } from './statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'paddock-database-'))
const at = (name: string): string => join(folder, name)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STEPS = ['CREATE TABLE cars (name TEXT) STRICT', "ALTER TABLE cars ADD COLUMN colour TEXT DEFAULT 'red'"]

const valuesIn = (file: string, sql: string): unknown => {
  const database = new DatabaseSync(file)
  const values = database.prepare(sql).all().flatMap(Object.values)
  database.close()
  return values
}

const faultOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error instanceof StoreFault ? [error.kind, error.sentence.key] : error
  }
}

/** What is done may not change a byte of the file, nor leave another beside it. */
function untouched(file: string, work: () => void): void {
  const before = [readFileSync(file), readdirSync(folder)]
  work()
  expect([readFileSync(file), readdirSync(folder)]).toEqual(before)
}

describe('a database', () => {
  it('that is new has the newest schema, on which every statement can be prepared', () => {
    const database = openDatabase(at('new.db'))
    prepareAll(database)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  })

  it('that an older program wrote gets the steps it lacks, and keeps what it holds', () => {
    const old = openDatabase(at('old.db'), STEPS.slice(0, 1))
    old.exec("INSERT INTO cars VALUES ('Bluebird')")
    old.close()
    openDatabase(at('old.db'), STEPS).close()
    openDatabase(at('old.db'), STEPS).close()
    expect(valuesIn(at('old.db'), 'SELECT * FROM cars')).toEqual(['Bluebird', 'red'])
    expect(valuesIn(at('old.db'), 'PRAGMA user_version')).toEqual([2])
  })

  it('stays as it was when one of several steps fails', () => {
    openDatabase(at('failing.db'), STEPS.slice(0, 1)).close()
    untouched(at('failing.db'), () =>
      expect(() => openDatabase(at('failing.db'), [...STEPS, 'CREATE NONSENSE'])).toThrow('NONSENSE'),
    )
    expect(valuesIn(at('failing.db'), 'PRAGMA user_version')).toEqual([1])
    expect(valuesIn(at('failing.db'), "SELECT name FROM pragma_table_info('cars')")).toEqual(['name'])
  })

  it('that a newer program wrote is refused untouched', () => {
    openDatabase(at('newer.db'), STEPS).close()
    untouched(at('newer.db'), () => {
      const newer = storeFault('newer', 'newer', { file: at('newer.db'), theirs: 2, ours: 1 })
      expect(() => openDatabase(at('newer.db'), STEPS.slice(0, 1))).toThrow(newer)
      expect(() => openToRead(at('newer.db'), STEPS.slice(0, 1))).toThrow(newer)
    })
  })

  it('of another program is refused untouched, and so is a file of another kind', () => {
    const other = new DatabaseSync(at('other.db'))
    other.exec('CREATE TABLE bookmarks (address TEXT)')
    other.close()
    writeFileSync(at('text.db'), 'Dear diary, '.repeat(1_000))
    for (const name of ['other.db', 'text.db'])
      untouched(at(name), () => {
        expect(faultOf(() => openDatabase(at(name)))).toEqual(['broken', 'store.foreign'])
        expect(faultOf(() => openToRead(at(name)))).toEqual(['broken', 'store.foreign'])
      })
  })

  it('that is missing is not made by who only reads', () => {
    expect(faultOf(() => openToRead(at('missing.db')))).toEqual(['broken', 'store.missing'])
    expect(readdirSync(folder)).not.toContain('missing.db')
  })

  it('that is damaged is found out', () => {
    const database = openDatabase(at('damaged.db'))
    inTransaction(database, () => {
      for (let car = 0; car < 5_000; car++) database.exec(`INSERT INTO settings VALUES ('car ${car}', 'red')`)
    })
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
    const bytes = readFileSync(at('damaged.db'))
    openSound(at('damaged.db')).close()
    writeFileSync(at('damaged.db'), bytes.fill(0xee, bytes.length - 16_384))
    expect(faultOf(() => openSound(at('damaged.db')))).toEqual(['broken', 'store.damaged'])
  })
})

describe('a transaction', () => {
  it('that throws has not happened, and the next one does', () => {
    const database = openDatabase(at('transaction.db'), STEPS)
    const insert = (name: string) => database.prepare('INSERT INTO cars (name) VALUES (?)').run(name)
    const broken = () =>
      inTransaction(database, () => {
        insert('half')
        throw new Error('in the middle')
      })
    expect(broken).toThrow('in the middle')
    inTransaction(database, () => insert('whole'))
    expect(database.prepare('SELECT name FROM cars').all()).toEqual([{ name: 'whole' }])
    database.close()
  })
})

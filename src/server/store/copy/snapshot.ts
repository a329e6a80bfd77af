import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { reserve, toDisk } from '../sqlite/backup.ts'
import { type Database, openDatabase, openSound } from '../sqlite/database.ts'
import type { Target } from './copy.ts'
import { toSqlite } from './sqlite-shelves.ts'

/** Fills a new file, which is whole or not there. A new file never takes the place of another. */
export async function intoNewFile<T>(file: string, work: (target: Target) => Promise<T>): Promise<T> {
  reserve(file)
  try {
    return await aside(file, work)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

async function aside<T>(file: string, work: (target: Target) => Promise<T>): Promise<T> {
  const name = `${file}.new`
  try {
    const value = await filled(name, openDatabase(name), work, file)
    openSound(name).close()
    renameSync(name, file)
    toDisk(dirname(file))
    return value
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${name}${end}`, { force: true })
  }
}

async function filled<T>(
  name: string,
  database: Database,
  work: (target: Target) => Promise<T>,
  place: string,
): Promise<T> {
  try {
    const value = await work(toSqlite(place, database))
    // Only the file is moved to its place, and not the log beside it.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return value
  } finally {
    database.close()
    toDisk(name)
  }
}

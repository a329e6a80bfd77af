import { closeSync, constants, copyFileSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { copy, toDisk } from './backup.ts'
import { type Counts, countsIn, type Database, openSound } from './database.ts'
import { lockFolder } from './lock.ts'
import { databaseIn } from './place.ts'

export interface Restored extends Counts {
  /** Where the database lies that was there before. */
  readonly before: string | null
}

/** Puts a backup in the place of a folder's database, which is kept aside. Refused while a server has the folder. */
export async function restore(backup: string, folder: string, now: Date): Promise<Restored> {
  const source = openSound(backup)
  try {
    return await locked(folder, () => replace(source, folder, now))
  } finally {
    source.close()
  }
}

async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = lockFolder(folder)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** At any moment the old or the new database is in place. */
async function replace(source: Database, folder: string, now: Date): Promise<Restored> {
  const place = databaseIn(folder)
  const aside = `${place}.new`
  removeAll(aside)
  await copy(source, aside)
  const before = existsSync(place) ? keepAside(place, now) : null
  renameSync(aside, place)
  toDisk(folder)
  return { ...countsIn(source), before }
}

const ENDS = ['', '-wal', '-shm']

function removeAll(file: string): void {
  for (const end of ENDS) rmSync(`${file}${end}`, { force: true })
}

/** What its log still holds goes into the database first; a damaged one is kept with its log as it is. */
function keepAside(place: string, now: Date): string {
  const before = `${place}.before-${now
    .toISOString()
    .replaceAll(/[^\dT]/g, '')
    .slice(0, 15)}`
  if (isDatabase(place)) foldLog(place)
  for (const end of ENDS.filter((end) => existsSync(`${place}${end}`)))
    copyFileSync(`${place}${end}`, `${before}${end}`, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  toDisk(before)
  for (const end of ENDS.slice(1)) rmSync(`${place}${end}`, { force: true })
  return before
}

const MARK = 'SQLite format 3\0'

/** SQLite throws the log away of a file that is none of its own, and sometimes only as it closes it. */
function isDatabase(place: string): boolean {
  const start = Buffer.alloc(MARK.length)
  const file = openSync(place, 'r')
  try {
    readSync(file, start)
  } finally {
    closeSync(file)
  }
  return start.toString('latin1') === MARK
}

function foldLog(place: string): void {
  const database = new DatabaseSync(place)
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // Then its log stays beside it.
  } finally {
    database.close()
  }
}

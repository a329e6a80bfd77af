import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup } from '@photostructure/sqlite'
import { storeFault } from '../fault.ts'
import { type Counts, countsIn, type Database, openToRead } from './database.ts'

/** More pages than any database has: in several steps, one that is written to would begin anew again and again. */
const AT_ONCE = 2 ** 31 - 1

/** Copies a database, also one in use, into a new file, which is whole or not there. */
export async function backUp(database: string, target: string): Promise<Counts> {
  const source = openToRead(database)
  try {
    reserve(target)
    return await copyInto(source, target)
  } finally {
    source.close()
  }
}

async function copyInto(source: Database, target: string): Promise<Counts> {
  try {
    return await copyAside(source, target)
  } catch (error) {
    rmSync(target, { force: true })
    throw error
  }
}

/** Copied aside, on the disk, and then moved to a name that is ours already. */
async function copyAside(source: Database, target: string): Promise<Counts> {
  const aside = `${target}.new`
  try {
    await copy(source, aside)
    const counts = countsOf(aside)
    renameSync(aside, target)
    toDisk(dirname(target))
    return counts
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${aside}${end}`, { force: true })
  }
}

/** A whole copy, on the disk. */
export async function copy(source: Database, file: string): Promise<void> {
  await backup(source, file, { rate: AT_ONCE })
  toDisk(file)
}

function countsOf(file: string): Counts {
  const database = openToRead(file)
  try {
    return countsIn(database)
  } finally {
    database.close()
  }
}

/** A new file never takes the place of another. */
export function reserve(target: string): void {
  try {
    closeSync(openSync(target, 'wx'))
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? storeFault('broken', 'exists', { file: target }) : error
  }
}

export function toDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { failure } from '../complaint.ts'
import { fileName, reasoned, STANDARD_INPUT } from '../files.ts'
import { targetOf } from '../writing.ts'

/** Who is at work on a file: a process, and on which machine. */
interface Holder {
  readonly pid: number
  readonly host: string
}

const ATTEMPTS = 5

/** Works on a file that nobody else works on: two who read the same season would each write their own. */
export async function alone(path: string, work: () => Promise<void>): Promise<void> {
  if (path === STANDARD_INPUT) return work()
  const lock = reasoned(path, () => `${targetOf(path)}.lock`)
  take(path, lock)
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(path: string, lock: string): void {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (reasoned(path, () => hasMade(lock))) return
    const holder = holderOf(lock)
    if (holder && isAlive(holder)) break
    if (holder) clear(lock, holder)
  }
  const who = `Another command (process ${holderOf(lock)?.pid ?? 'unknown'}) is at work on this season`
  throw failure(`${fileName(path)}: ${who}; if there is none, delete ${fileName(lock)}.`)
}

function hasMade(lock: string): boolean {
  try {
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    rmSync(lock, { force: true })
    throw error
  }
}

/** Null when the lock has gone meanwhile, or its holder has not signed it yet. */
function holderOf(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'))
  } catch {
    return null
  }
}

function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Of several who find a dead process's lock, one moves it away; who moved a living one's puts it back. */
function clear(lock: string, dead: Holder): void {
  const aside = `${lock}.${randomUUID().slice(0, 8)}`
  try {
    renameSync(lock, aside)
    if (holderOf(aside)?.pid !== dead.pid) linkSync(aside, lock)
  } catch {
    // Somebody else was quicker; the next attempt sees what they did.
  } finally {
    rmSync(aside, { force: true })
  }
}

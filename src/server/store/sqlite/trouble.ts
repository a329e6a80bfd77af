import { sentence } from '../../../engine/sentence.ts'
import { type FaultKind, StoreFault } from '../fault.ts'

interface SqliteError extends Error {
  /** Of SQLite; its last eight bits say what it is about. */
  readonly errcode?: number
  /** Of the system. */
  readonly systemErrno?: number
}

const SQLITE = { busy: 5, locked: 6, corrupt: 11, full: 13, notADatabase: 26 } as const
/** No space, too large a file, and over a quota. */
const NO_ROOM = [28, 27, 122]

const KINDS: Readonly<Record<number, FaultKind>> = {
  [SQLITE.busy]: 'busy',
  [SQLITE.locked]: 'busy',
  [SQLITE.full]: 'full',
}

const codeOf = (error: unknown): number => ((error as SqliteError).errcode ?? 0) & 0xff

export const isForeign = (error: unknown): boolean => codeOf(error) === SQLITE.notADatabase
export const isDamaged = (error: unknown): boolean => codeOf(error) === SQLITE.corrupt

/** What SQLite or the system complains about, as a fault. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const { systemErrno = 0, message } = error as SqliteError
  const kind = NO_ROOM.includes(systemErrno) ? 'full' : (KINDS[codeOf(error)] ?? 'broken')
  return new StoreFault({ kind, sentence: sentence(`store.${kind}`), detail: message })
}

/** Rejects with faults alone. */
export async function faultily<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw faultOf(error)
  }
}

import { mkdirSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import { storeFault } from '../fault.ts'
import { lockIn } from './place.ts'
import { faultOf } from './trouble.ts'

export interface Lock {
  readonly release: () => void
}

/** Takes a folder of data for this process alone. The system gives it back when the process ends, however it ends. */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(lockIn(folder), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    const fault = faultOf(error)
    throw fault.kind === 'busy' ? storeFault('busy', 'in-use', { folder }) : fault
  }
}

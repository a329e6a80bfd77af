// What every server of the benchmark does beside serving: says where it listens and what it has cost so far.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Pauses, PauseWatch } from './pauses.ts'

/** What a server process has used so far. */
export interface Used {
  /** Milliseconds of processor time, all threads together. */
  readonly processor: number
  /** Resident memory in bytes. */
  readonly memory: number
  /** Since this was asked last. */
  readonly pauses: Pauses
}

export type ToServer = { readonly kind: 'used' }
export type FromServer = { readonly kind: 'listening'; readonly port: number } | ({ readonly kind: 'used' } & Used)

const watch = new PauseWatch()

const used = (): Used => {
  const { user, system } = process.cpuUsage()
  return { processor: (user + system) / 1000, memory: process.memoryUsage.rss(), pauses: watch.taken() }
}

/** Serves until the benchmark goes; `listen` gets a folder for its data and gives its port. */
export async function served(listen: (folder: string) => Promise<number>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-bench-'))
  const tell = (message: FromServer) => process.send!(message)
  process.on('message', () => tell({ kind: 'used', ...used() }))
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
  tell({ kind: 'listening', port: await listen(folder) })
}

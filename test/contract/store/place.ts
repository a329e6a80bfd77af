import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { databaseIn } from '../../../src/server/store/sqlite/place.ts'
import { openSqliteStore } from '../../../src/server/store/sqlite/sqlite-store.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { ensureBuilt } from '../../../tools/build-cli.mjs'
import type { Place } from './contract.ts'

/** A thread cannot load the sources, so it is the one that people run. */
export const WORKER = pathToFileURL(join(await ensureBuilt(), 'store-worker.js'))

export const openIn = (folder: string, patience?: number): Promise<Store> =>
  openSqliteStore({ folder, worker: WORKER, ...(patience === undefined ? {} : { patience }) })

export function newFolder(): { readonly folder: string; readonly clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-store-'))
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A folder for a store of SQLite. */
export function sqlitePlace(): Place {
  const { folder, clear } = newFolder()
  return {
    open: () => openIn(join(folder, 'data')),
    openCopy: (file) => {
      mkdirSync(join(folder, 'copy'))
      copyFileSync(file, databaseIn(join(folder, 'copy')))
      return openIn(join(folder, 'copy'))
    },
    fileFor: (name) => join(folder, `${name}.db`),
    clear: async () => clear(),
  }
}

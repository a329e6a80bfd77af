import { storeFault } from '../fault.ts'
import { GroupCommit } from '../group-commit.ts'
import type { Append, Appended, Ratings, Store, TableQuery, TableRow, Upload, Uploads } from '../store.ts'
import { backUp } from './backup.ts'
import { lockFolder } from './lock.ts'
import { databaseIn } from './place.ts'
import type { Reads } from './reads.ts'
import { Thread } from './thread.ts'
import { faultily } from './trouble.ts'
import type { Write, Written } from './writes.ts'

interface Wishes {
  /** The folder of the data; it is made where it is missing. */
  readonly folder: string
  /** The module that calls `serveStore`. */
  readonly worker: URL
  /** Milliseconds after which a commit under way makes others be refused. */
  readonly patience?: number
}

const PATIENCE = 5_000

/** Opens the store of a folder, or rejects with a `StoreFault`: it is in use, broken, or of a newer program. */
export async function openSqliteStore({ folder, worker, patience = PATIENCE }: Wishes): Promise<Store> {
  const lock = await faultily(async () => lockFolder(folder))
  const file = databaseIn(folder)
  const thread = new Thread(worker, { file })
  const end = () => thread.end().finally(lock.release)
  try {
    await thread.opened
  } catch (fault) {
    await end()
    throw fault
  }
  return new SqliteStore(file, thread, patience, end)
}

class SqliteStore implements Store {
  readonly #file: string
  readonly #thread: Thread
  readonly #commits: GroupCommit<Write, Written>
  /** SQLite closes a file when its thread is gone; only then may others have the folder. */
  readonly #end: () => Promise<void>
  #isClosed = false

  constructor(file: string, thread: Thread, patience: number, end: () => Promise<void>) {
    this.#file = file
    this.#thread = thread
    const commit = (writes: readonly Write[]) => thread.tell({ kind: 'commit', writes }) as Promise<readonly Written[]>
    this.#commits = new GroupCommit(commit, patience)
    this.#end = end
  }

  readonly ratings: Ratings = {
    get: (game, guests) => this.#ask('ratings', game, guests),
    leaderboard: (game, limit) => this.#ask('leaderboard', game, limit),
    history: (game, guest, limit) => this.#ask('history', game, guest, limit),
  }

  readonly uploads: Uploads = {
    put: (upload: Upload) => this.#write<Awaited<ReturnType<Uploads['put']>>>({ kind: 'upload', upload }),
    get: (id) => this.#ask('upload', id),
  }

  create(row: TableRow): Promise<'created' | 'taken'> {
    return this.#write({ kind: 'create', row })
  }

  append(batch: readonly Append[]): Promise<readonly Appended[]> {
    return this.#writeAll(batch.map((append) => ({ kind: 'append', append })))
  }

  events(table: string, after: number, limit?: number) {
    return this.#ask('events', table, after, limit)
  }

  table(id: string) {
    return this.#ask('table', id)
  }

  byCode(code: string) {
    return this.#ask('byCode', code)
  }

  list(query: TableQuery) {
    return this.#ask('list', query)
  }

  setting(name: string) {
    return this.#ask('setting', name)
  }

  keepSetting(name: string, value: string): Promise<string> {
    return this.#write({ kind: 'setting', name, value })
  }

  async forget(before: number): Promise<number> {
    return Number(await this.#write({ kind: 'forget', before }))
  }

  backup(file: string): Promise<void> {
    return faultily(async () => void (await backUp(this.#file, file)))
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#commits.idle()
    await this.#thread.tell({ kind: 'close' }).finally(this.#end)
  }

  async #write<T extends Written>(write: Write): Promise<T> {
    const [written] = await this.#writeAll<T>([write])
    return written!
  }

  #writeAll<T extends Written>(writes: readonly Write[]): Promise<readonly T[]> {
    if (this.#isClosed) return Promise.reject(storeFault('busy', 'closed'))
    return this.#commits.add(writes) as Promise<readonly T[]>
  }

  #ask<Name extends keyof Reads>(name: Name, ...values: Parameters<Reads[Name]>): Promise<ReturnType<Reads[Name]>> {
    if (this.#isClosed) return Promise.reject(storeFault('busy', 'closed'))
    return this.#thread.tell({ kind: 'read', name, values }) as Promise<ReturnType<Reads[Name]>>
  }
}

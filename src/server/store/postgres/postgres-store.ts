import { copyAll } from '../copy/copy.ts'
import { fromPostgresAll } from '../copy/postgres-shelves.ts'
import { intoNewFile } from '../copy/snapshot.ts'
import { storeFault } from '../fault.ts'
import { GroupCommit } from '../group-commit.ts'
import type { Append, Appended, Ratings, Store, TableQuery, TableRow, Upload, Uploads } from '../store.ts'
import { Database, type Wishes } from './database.ts'
import { type Reads, readsOf } from './reads.ts'
import { faultily } from './trouble.ts'
import { commit, type Write, type Written } from './writes.ts'

const PATIENCE = 5_000

/** Opens the store of a database, or rejects with a `StoreFault`: it cannot be reached, or is of a newer program. */
export async function openPostgresStore(wishes: Wishes): Promise<Store> {
  const database = new Database(wishes)
  await database.open()
  return new PostgresStore(database, wishes.patience ?? PATIENCE)
}

class PostgresStore implements Store {
  readonly #database: Database
  readonly #reads: Reads
  readonly #commits: GroupCommit<Write, Written>
  #isClosed = false

  constructor(database: Database, patience: number) {
    this.#database = database
    this.#reads = readsOf(database)
    this.#commits = new GroupCommit((writes) => faultily(() => commit(database, writes)), patience)
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
    return faultily(async () => {
      await intoNewFile(file, (target) => fromPostgresAll(this.#database, (source) => copyAll(source, target)))
    })
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#commits.idle()
    await this.#database.close()
  }

  async #write<T extends Written>(write: Write): Promise<T> {
    const [written] = await this.#writeAll<T>([write])
    return written!
  }

  #writeAll<T extends Written>(writes: readonly Write[]): Promise<readonly T[]> {
    if (this.#isClosed) return Promise.reject(storeFault('busy', 'closed'))
    return this.#commits.add(writes) as Promise<readonly T[]>
  }

  #ask<Name extends keyof Reads>(name: Name, ...values: Parameters<Reads[Name]>): ReturnType<Reads[Name]> {
    const read = this.#reads[name] as (...values: readonly unknown[]) => Promise<unknown>
    const answer = this.#isClosed ? Promise.reject(storeFault('busy', 'closed')) : faultily(() => read(...values))
    return answer as ReturnType<Reads[Name]>
  }
}

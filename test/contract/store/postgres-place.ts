import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgresStore } from '../../../src/server/store/postgres/postgres-store.ts'
import { databaseIn } from '../../../src/server/store/sqlite/place.ts'
import { type PrivatePostgres, startPostgres } from '../../../tools/services/postgres.mjs'
import type { Place } from './contract.ts'
import { newFolder, openIn } from './place.ts'

export interface NewDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

async function told(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** An empty database of a server that runs already. */
export async function newDatabase(server: string): Promise<NewDatabase> {
  const name = `paddock_test_${randomBytes(6).toString('hex')}`
  await told(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = name
  return { url: String(url), drop: () => told(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

/** The Postgres that DATABASE_URL names, or one of our own. */
export async function postgresServer(): Promise<Pick<PrivatePostgres, 'url' | 'stop'>> {
  const { DATABASE_URL } = process.env
  return DATABASE_URL ? { url: DATABASE_URL, stop: async () => undefined } : startPostgres()
}

/** A database for a store of Postgres; its backups are files of SQLite. */
export function postgresPlace(): Place {
  const { folder, clear } = newFolder()
  let server: Awaited<ReturnType<typeof postgresServer>> | undefined
  let database: NewDatabase | undefined
  return {
    open: async () => {
      server ??= await postgresServer()
      database ??= await newDatabase(server.url)
      return openPostgresStore({ url: database.url })
    },
    openCopy: (file) => {
      mkdirSync(join(folder, 'copy'))
      copyFileSync(file, databaseIn(join(folder, 'copy')))
      return openIn(join(folder, 'copy'))
    },
    fileFor: (name) => join(folder, `${name}.db`),
    clear: async () => {
      await database?.drop()
      await server?.stop()
      clear()
    },
  }
}

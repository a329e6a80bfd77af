import pg from 'pg'
import { StoreFault, storeFault } from '../fault.ts'
import { STEPS } from './schema.ts'
import { toPostgres } from './text.ts'
import { faultOf } from './trouble.ts'

export interface Wishes {
  /** As `postgres://name:password@host:5432/database`. */
  readonly url: string
  /** Milliseconds after which nobody waits any longer for a connection or an answer. */
  readonly patience?: number
  /** Connections of this process. */
  readonly connections?: number
}

const PATIENCE = 5_000
const CONNECTIONS = 6
const KEEP_ALIVE = 10_000
const BIGINT = 20
/** "Pdck": who migrates waits for whoever migrates. */
const MIGRATION_LOCK = 0x5064636b

/** Times and counts are far below what a number holds. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** The connections of one process to a database. */
export class Database {
  readonly #pool: pg.Pool
  /** For people: without the password. */
  readonly place: string

  constructor({ url, patience = PATIENCE, connections = CONNECTIONS }: Wishes) {
    this.place = placeOf(url)
    this.#pool = new pg.Pool({
      ...{ connectionString: url, types, max: connections, application_name: 'paddock' },
      ...{ connectionTimeoutMillis: patience, query_timeout: patience, statement_timeout: patience },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE },
    })
    // A connection that breaks while nobody uses it is replaced when somebody does.
    this.#pool.on('error', () => undefined)
  }

  /** Connects, and brings the database up to this program; one that a newer program wrote is not touched. */
  async open(steps: readonly string[] = STEPS): Promise<void> {
    try {
      await this.inTransaction((client) => migrate(client, this.place, steps))
    } catch (error) {
      await this.close()
      throw error instanceof StoreFault ? error : this.#unreachable(error as Error)
    }
  }

  #unreachable(error: Error): StoreFault {
    const { kind } = faultOf(error)
    const { sentence } = storeFault(kind, 'unreachable', { place: this.place, reason: error.message })
    return new StoreFault({ kind, sentence, detail: error.message })
  }

  async ask<Row extends object>(sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, values.map(toPostgres))).rows
  }

  /** How many rows it has changed. */
  async change(sql: string, ...values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(sql, values.map(toPostgres))).rowCount ?? 0
  }

  /** Durable when it resolves; when it rejects, nothing has happened or nobody knows. */
  async inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>, kind = ''): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await client.query(`BEGIN ${kind}`)
      const value = await work(client)
      await client.query('COMMIT')
      client.release()
      return value
    } catch (error) {
      // What is under way in a connection ends with it.
      client.release(true)
      throw error
    }
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

const VERSION = 'SELECT version FROM paddock.version'

/** All steps in one transaction, and in one process at a time. */
async function migrate(client: pg.PoolClient, place: string, steps: readonly string[]): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`)
  const theirs = await versionIn(client)
  if (theirs > steps.length) throw storeFault('newer', 'newer', { file: place, theirs, ours: steps.length })
  if (theirs === steps.length) return
  if (theirs === 0) await client.query('CREATE SCHEMA paddock; CREATE TABLE paddock.version (version integer NOT NULL)')
  for (const step of steps.slice(theirs)) await client.query(step)
  await client.query('DELETE FROM paddock.version')
  await client.query('INSERT INTO paddock.version VALUES ($1)', [steps.length])
}

async function versionIn(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('paddock.version') IS NOT NULL AS known")
  return rows[0].known ? (await client.query(VERSION)).rows[0].version : 0
}

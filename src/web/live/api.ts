import { type Sentence, sentence } from '../../engine/sentence.ts'
import type { HandOver, TableList } from '../../protocol/live/http.ts'
import type { NextWish, TableHead, TableWish } from '../../protocol/live/plan.ts'
import type { MatchRecord } from '../../protocol/record.ts'

type Reply<Schema> = Schema extends { readonly _zod: { readonly output: infer Output } } ? Output : never

export type ListedTable = Reply<typeof TableList>['tables'][number]

/** Why a server did not do what it was asked for. */
export class Problem extends Error {
  readonly reason: Sentence

  constructor(reason: Sentence) {
    super(reason.key)
    this.reason = reason
  }
}

const NO_SERVER = sentence('live.no-server')

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(path, init).catch(() => null)
  const body = await reply?.json().catch(() => null)
  if (reply?.ok && body !== null) return body as T
  throw new Problem((body as { readonly reason?: Sentence } | null)?.reason ?? NO_SERVER)
}

const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

let known: Promise<unknown> | null = null

/** Makes this browser a guest of the server, once; its cookie says so from then on. */
export function beGuest(): Promise<unknown> {
  known ??= post('/api/guests', { kind: 'browser' }).catch((problem) => {
    known = null
    throw problem
  })
  return known
}

/** The server has forgotten who this browser is. */
export function beNewGuest(): Promise<unknown> {
  known = null
  return beGuest()
}

async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  await beGuest()
  return ask()
}

export const openTable = (wish: TableWish): Promise<TableHead> => asGuest(() => post('/api/tables', wish))

/** The rematch or the next race: whoever asks first opens it, the others are led there. */
export const nextTable = (code: string, wish: NextWish): Promise<TableHead> =>
  asGuest(() => post(`/api/tables/${code}/next`, wish))

export const matchOf = (code: string): Promise<MatchRecord> => asGuest(() => call(`/api/tables/${code}/match`))

export const openTables = async (): Promise<readonly ListedTable[]> =>
  (await call<Reply<typeof TableList>>('/api/tables')).tables

export const ownTables = (): Promise<readonly ListedTable[]> =>
  asGuest(async () => (await call<Reply<typeof TableList>>('/api/tables/own')).tables)

/** A code that makes another device this guest, once. */
export const handOver = (): Promise<Reply<typeof HandOver>> => asGuest(() => post('/api/guests/hand-over'))

export const takeOver = (code: string): Promise<unknown> => post('/api/guests/take-over', { code })

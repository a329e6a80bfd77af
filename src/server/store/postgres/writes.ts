import { type Append, LARGEST_UPLOAD, LONGEST_LIST, MOST_UPLOADS, type TableRow, type Upload } from '../store.ts'
import type { Database } from './database.ts'
import { SQL } from './schema.ts'

export type Write =
  | { readonly kind: 'create'; readonly row: TableRow }
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'setting'; readonly name: string; readonly value: string }
  | { readonly kind: 'forget'; readonly before: number }

/** What became of a write; of a setting, its value; of what is forgotten, how many. */
export type Written = string

/** All writes in their order; appends that follow each other are one statement, and one durable commit. */
export async function commit(database: Database, writes: readonly Write[]): Promise<Written[]> {
  const written: Written[] = []
  while (written.length < writes.length) written.push(...(await next(database, writes.slice(written.length))))
  return written
}

async function next(database: Database, writes: readonly Write[]): Promise<Written[]> {
  const appends = appendsAtHead(writes)
  return appends.length > 0 ? append(database, appends) : [await perform(database, writes[0]!)]
}

function appendsAtHead(writes: readonly Write[]): Append[] {
  const other = writes.findIndex(({ kind }) => kind !== 'append')
  const head = other < 0 ? writes : writes.slice(0, other)
  return head.flatMap((write) => (write.kind === 'append' ? [write.append] : []))
}

async function append(database: Database, appends: readonly Append[]): Promise<Written[]> {
  const events = appends.flatMap((append) => append.events)
  const [answer] = await database.ask<{ answers: Written[] }>(
    SQL.append,
    appends.map(({ table }) => table),
    appends.map(({ first }) => first),
    appends.map(({ events }) => events.length),
    events.map(({ at }) => at),
    events.map(({ by }) => by ?? null),
    events.map(({ body }) => body),
    JSON.stringify(Object.fromEntries(appends.flatMap(moreOf))),
  )
  return answer!.answers
}

type More = Pick<Append, 'standing' | 'ratings'>

/** What an append brings beside its events, by its place in the batch. */
const moreOf = ({ standing, ratings }: Append, place: number): [number, More][] =>
  standing || ratings ? [[place, { ...(standing ? { standing } : {}), ...(ratings ? { ratings } : {}) }]] : []

async function perform(database: Database, write: Write): Promise<Written> {
  if (write.kind === 'create') return create(database, write.row)
  if (write.kind === 'upload') return keepUpload(database, write.upload)
  if (write.kind === 'forget') return String(await database.change(SQL.forget, write.before, LONGEST_LIST))
  if (write.kind === 'append') return (await append(database, [write.append]))[0]!
  await database.change(SQL.keepSetting, write.name, write.value)
  const [setting] = await database.ask<{ value: string }>(SQL.setting, write.name)
  return setting!.value
}

async function create(database: Database, row: TableRow): Promise<'created' | 'taken'> {
  const { id, code, plan, isPublic, host, secret, commitment, created } = row
  const changes = await database.change(SQL.create, id, code, plan, isPublic, host, secret, commitment, created)
  return changes === 0 ? 'taken' : 'created'
}

async function keepUpload(database: Database, { id, kind, guest, body, created }: Upload): Promise<Written> {
  if (body.length > LARGEST_UPLOAD) return 'too-large'
  const [put] = await database.ask<{ answer: Written }>(SQL.upload, id, kind, guest, body, created, MOST_UPLOADS)
  return put!.answer
}

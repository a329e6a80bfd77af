import {
  type Append,
  type Appended,
  LARGEST_UPLOAD,
  LONGEST_LIST,
  MOST_UPLOADS,
  type Rating,
  type Standing,
  type TableId,
  type TableRow,
  type Upload,
} from '../store.ts'
import { type Database, inTransaction } from './database.ts'
import type { Ends } from './ends.ts'
import type { Statements } from './statements.ts'

export type Write =
  | { readonly kind: 'create'; readonly row: TableRow }
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'upload'; readonly upload: Upload }
  | { readonly kind: 'setting'; readonly name: string; readonly value: string }
  | { readonly kind: 'forget'; readonly before: number }

/** What became of a write; of a setting, its value; of what is forgotten, how many. */
export type Written = string

/** All writes in one durable commit. One that is refused writes nothing; a fault writes nothing of any. */
export function commit(database: Database, statements: Statements, ends: Ends, writes: readonly Write[]): Written[] {
  try {
    return inTransaction(database, () => writes.map((write) => perform(statements, ends, write)))
  } catch (error) {
    ends.forget()
    throw error
  }
}

function perform(statements: Statements, ends: Ends, write: Write): Written {
  if (write.kind === 'append') return append(statements, ends, write.append)
  if (write.kind === 'create') return create(statements, write.row)
  if (write.kind === 'upload') return keepUpload(statements, write.upload)
  if (write.kind === 'forget') return String(forget(statements, write.before))
  statements.keepSetting.run(write.name, write.value)
  return statements.setting.get(write.name).value
}

function forget({ old, forgetEvents, forgetTable, rise }: Statements, before: number): number {
  const tables = old.all(before, LONGEST_LIST)
  for (const { number, id } of tables) {
    forgetEvents.run(number)
    rise.run(id)
    forgetTable.run(number)
  }
  return tables.length
}

function create({ create }: Statements, row: TableRow): 'created' | 'taken' {
  const { id, code, plan, isPublic, host, secret, commitment, created } = row
  const { changes } = create.run(id, code, plan, Number(isPublic), host, secret, commitment, created)
  return changes === 0 ? 'taken' : 'created'
}

/** Looks before it writes: what is taken leaves no trace in the transaction of the others. */
function append(statements: Statements, ends: Ends, change: Append): Appended {
  const { table, first, events, standing, ratings = [] } = change
  const end = ends.of(table)
  if (!end || end.last !== first - 1) return 'taken'
  if (!ratings.every((rating) => isNext(statements, rating))) return 'taken'
  for (const { at, by, body } of events) statements.append.run(end.number, ++end.last, at, by ?? null, body)
  if (standing) keepStanding(statements, table, standing)
  for (const rating of ratings) rate(statements, rating, table, events.at(-1)?.at ?? 0)
  return 'kept'
}

function keepStanding({ status, rise, sit }: Statements, table: TableId, standing: Standing): void {
  status.run(standing.status, table)
  rise.run(table)
  for (const [place, guest] of standing.guests.entries()) sit.run(guest, table, place)
}

const isNext = ({ rating }: Statements, { game, guest, games }: Rating): boolean =>
  (rating.get(game, guest)?.games ?? 0) === games - 1

function rate({ outdate, rate }: Statements, rating: Rating, table: TableId, at: number): void {
  const { game, guest, name, mu, sigma, shown, games } = rating
  outdate.run(game, guest, games - 1)
  rate.run(game, guest, name, mu, sigma, shown, games, table, at)
}

function keepUpload({ upload, uploadsOf }: Statements, file: Upload): 'kept' | 'taken' | 'too-large' | 'too-many' {
  const { id, kind, guest, body, created } = file
  if (body.length > LARGEST_UPLOAD) return 'too-large'
  if (uploadsOf.get(guest).uploads >= MOST_UPLOADS) return 'too-many'
  return upload.run(id, kind, guest, body, created).changes === 0 ? 'taken' : 'kept'
}

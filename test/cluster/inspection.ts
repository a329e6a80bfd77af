import type { TableEvent } from '../../src/protocol/live/events.ts'
import type { Store, StoredEvent } from '../../src/server/store/store.ts'
import type { Table } from './evening.ts'

export interface Found {
  readonly events: number
  readonly problems: readonly string[]
}

/** Whether all is there that anybody was told. */
export async function inspect(store: Store, tables: readonly Table[]): Promise<Found> {
  const found: Found[] = []
  for (const table of tables) found.push(await inspectTable(store, table))
  return {
    events: found.reduce((sum, { events }) => sum + events, 0),
    problems: found.flatMap(({ problems }) => problems),
  }
}

async function inspectTable(store: Store, { head, players, guests }: Table): Promise<Found> {
  const log = await store.events(head.id, 0)
  const events = log.map(({ body }): TableEvent => JSON.parse(body))
  const { secret } = (await store.table(head.id))!
  // A table whose opening nobody heard of was opened again.
  const own = (await store.list({ kind: 'own', guest: guests[0]!, limit: 99 })).find(({ id }) => id === head.id)
  const problems = [
    ...(log.every(({ seq }, index) => seq === index + 1) ? [] : ['its log has a gap']),
    ...(events.filter(({ kind }) => kind === 'ended').length === 1 ? [] : ['it did not end once']),
    ...(guests.every((guest) => own?.guests.includes(guest)) ? [] : ['a seat was lost']),
    ...players.flatMap(({ acknowledged }, seat) =>
      acknowledged.flatMap(({ id, seq }) => wrongWith(log, `${guests[seat]} ${id}`, seq)),
    ),
    ...players.flatMap(({ texts }) => texts.filter((text) => text.includes(secret) && !text.includes('"ended"'))),
  ]
  return { events: log.length, problems: problems.map((problem) => `${head.id}: ${problem}`) }
}

/** What one request led to stands together, once, and ends where it was said to end. */
function wrongWith(log: readonly StoredEvent[], by: string, last: number): string[] {
  const seqs = log.filter((event) => event.by === by).map(({ seq }) => seq)
  const isOnce = seqs.length > 0 && seqs.at(-1) === last && last - seqs[0]! === seqs.length - 1
  return isOnce ? [] : [`${by} was acknowledged up to ${last} and stands at ${seqs.join(', ') || 'nowhere'}`]
}

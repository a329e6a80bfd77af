// Appends to some tables for ever, and prints what was acknowledged. It is there to be killed.
import { writeSync } from 'node:fs'
import { StoreFault } from '../../../src/server/store/fault.ts'
import type { Store } from '../../../src/server/store/store.ts'
import { openIn } from './place.ts'
import { appendTo, tableRow } from './rows.ts'

const acknowledge = (table: string, last: number): void => void writeSync(1, `${table} ${last}\n`)

/** A disk that stands still for a while refuses what comes meanwhile; then the log says how far it has come. */
async function appendForEver(store: Store, table: string): Promise<never> {
  await store.create(tableRow({ id: table, code: table }))
  for (;;) await appendWhileTaken(store, table).catch(goOnIfBusy)
}

function goOnIfBusy(fault: unknown): void {
  if (!(fault instanceof StoreFault && fault.kind === 'busy')) throw fault
}

/** One to three events at a time, the next before the last is answered. */
async function appendWhileTaken(store: Store, table: string): Promise<never> {
  let last = (await store.events(table, 0)).length
  acknowledge(table, last)
  for (;;) {
    const batches = [1 + (last % 3), 1 + (last % 2)].map((count) => {
      const append = appendTo(table, last + 1, count)
      last += count
      return { answer: store.append([append]), last }
    })
    const answers = await Promise.allSettled(batches.map(({ answer }) => answer))
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'rejected') throw answer.reason
      if (answer.value[0] === 'kept') acknowledge(table, batches[index]!.last)
    }
  }
}

const [folder, ...tables] = process.argv.slice(2)
const store = await openIn(folder!)
await Promise.all(tables.map((table) => appendForEver(store, table)))

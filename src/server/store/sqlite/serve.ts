import { parentPort, workerData } from 'node:worker_threads'
import { faultRecord } from '../fault.ts'
import { openDatabase } from './database.ts'
import { Ends } from './ends.ts'
import type { Answer, Order, Task } from './messages.ts'
import { type Reads, readsOf } from './reads.ts'
import { prepareAll } from './statements.ts'
import { faultOf } from './trouble.ts'
import { commit } from './writes.ts'

type Follow = (order: Order) => unknown

/** The whole of the thread in which SQLite may block: opens the database and does what it is told. */
export function serveStore(): void {
  const port = parentPort!
  let follow: Follow
  const answer = (work: () => unknown): void => port.postMessage(answerOf(work))
  answer(() => {
    follow = open(workerData as Task)
  })
  port.on('message', (order: Order) => {
    answer(() => follow(order))
    if (order.kind === 'close') port.close()
  })
}

function open({ file }: Task): Follow {
  const database = openDatabase(file)
  const statements = prepareAll(database)
  const reads = readsOf(statements)
  const ends = new Ends(statements)
  return (order) => {
    if (order.kind === 'commit') return commit(database, statements, ends, order.writes)
    if (order.kind === 'read') return ask(reads, order.name, order.values)
    database.close()
  }
}

const ask = (reads: Reads, name: keyof Reads, values: readonly unknown[]): unknown =>
  (reads[name] as (...values: readonly unknown[]) => unknown)(...values)

function answerOf(work: () => unknown): Answer {
  try {
    return { kind: 'done', value: work() }
  } catch (error) {
    return { kind: 'fault', fault: faultRecord(faultOf(error)) }
  }
}

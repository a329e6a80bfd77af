import { mkdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { faultRecord } from '../fault.ts'
import { type Database, openDatabase } from './database.ts'
import { lockFolder } from './lock.ts'
import type { Answer, Order, Task } from './messages.ts'
import { databaseIn } from './place.ts'
import { type Reads, readsOf } from './reads.ts'
import { prepareAll } from './statements.ts'
import { faultOf } from './trouble.ts'
import { commit } from './writes.ts'

type Follow = (order: Order) => unknown

/** The whole of the thread in which SQLite may block: opens the database of a folder and does what it is told. */
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

/** Takes the folder before the database, so that nobody migrates what another has open. */
function open({ folder }: Task): Follow {
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(folder)
  try {
    return following(openDatabase(databaseIn(folder)), lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

function following(database: Database, release: () => void): Follow {
  const statements = prepareAll(database)
  const reads = readsOf(statements)
  return (order) => {
    if (order.kind === 'commit') return commit(database, statements, order.writes)
    if (order.kind === 'read') return ask(reads, order.name, order.values)
    database.close()
    release()
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

import { Queue, Worker } from 'bullmq'
import type { TableId } from '../../store/store.ts'
import { QUEUE } from './messages.ts'

interface Job {
  readonly table: TableId
}

/** Threads of work that each process spends on alarms; a job only passes one on. */
const AT_ONCE = 20

/** The alarms of all tables, as delayed jobs: whichever process takes one tells the table's members. */
export class JobAlarms {
  readonly #queue: Queue<Job>
  readonly #worker: Worker<Job>

  constructor(url: string, pass: (table: TableId) => Promise<unknown>) {
    const connection = { url, maxRetriesPerRequest: null }
    this.#queue = new Queue(QUEUE, { connection: { ...connection, enableOfflineQueue: false } })
    this.#worker = new Worker(QUEUE, ({ data }) => pass(data.table), { connection, concurrency: AT_ONCE })
    // What cannot be heard or told now is rung for by each process itself.
    this.#queue.on('error', () => undefined)
    this.#worker.on('error', () => undefined)
  }

  /** Two members that wait for the same moment of a table have one job. */
  set(table: TableId, at: number, delay: number): void {
    const wishes = { jobId: `${table}-${at}`, delay, removeOnComplete: true, removeOnFail: true }
    this.#queue.add('ring', { table }, wishes).catch(() => undefined)
  }

  /** Both would wait for a Redis that is away as long as it is. */
  async close(patience: Promise<unknown>): Promise<void> {
    await Promise.race([Promise.allSettled([this.#worker.close(true), this.#queue.close()]), patience])
  }
}

import { Worker } from 'node:worker_threads'
import { sentence } from '../../../engine/sentence.ts'
import { StoreFault } from '../fault.ts'
import type { Answer, Order, Task } from './messages.ts'

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (fault: StoreFault) => void
}

/** The database's thread as seen from outside. It answers in the order in which it is told. */
export class Thread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #lost: StoreFault | null = null
  /** Whether it could open what it was given. */
  readonly opened: Promise<unknown>

  constructor(worker: URL, task: Task) {
    this.#worker = new Worker(worker, { workerData: task })
    this.#worker.on('message', (answer: Answer) => settle(this.#waiting.shift()!, answer))
    this.#worker.on('error', (error) => this.#lose(error.message))
    this.#worker.on('exit', (code) => this.#lose(`the thread ended with code ${code}`))
    this.opened = this.#answer()
  }

  tell(order: Order): Promise<unknown> {
    if (this.#lost) return Promise.reject(this.#lost)
    this.#worker.postMessage(order)
    return this.#answer()
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #answer(): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  /** Whoever waits for a thread that is gone is told so, and so is whoever comes later. */
  #lose(detail: string): void {
    this.#lost ??= new StoreFault({ kind: 'broken', sentence: sentence('store.broken'), detail })
    for (const { reject } of this.#waiting.splice(0)) reject(this.#lost)
  }
}

function settle({ resolve, reject }: Waiting, answer: Answer): void {
  if (answer.kind === 'done') resolve(answer.value)
  else reject(new StoreFault(answer.fault))
}

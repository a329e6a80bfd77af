import { below, type Random } from '../../src/engine/random.ts'
import type { Watched } from '../contract/store/kills.ts'
import { Process } from './process.ts'

const LONGEST_LIFE = 120

/** A server that is killed after a number of answers that nobody knows beforehand, and started again over the same data. */
export class MortalServer {
  kills = 0
  answers = 0
  readonly #folder: string
  readonly #most: number
  readonly #random: Random
  readonly #watched: Watched
  #process: Promise<Process>
  #life: number

  constructor(folder: string, most: number, random: Random, watched: Watched) {
    this.#folder = folder
    this.#most = most
    this.#random = random
    this.#watched = watched
    this.#process = Process.start(folder)
    this.#life = this.#newLife()
  }

  #newLife(): number {
    return 1 + below(this.#random, LONGEST_LIFE)
  }

  get isMortal(): boolean {
    return this.kills < this.#most && !this.#watched.isStopped()
  }

  where = async (): Promise<number> => (await this.#process).port

  answered = (): void => {
    this.answers++
    if (!this.isMortal || --this.#life > 0) return
    this.#life = this.#newLife()
    this.#watched.tell(++this.kills)
    this.#process = this.#process.then((process) => this.#again(process))
  }

  async #again(process: Process): Promise<Process> {
    await process.kill('SIGKILL')
    return Process.start(this.#folder)
  }

  /** Whoever still looks for it hears that it is gone. */
  async end(): Promise<number | null> {
    const process = this.#process
    this.#process = process.then(() => Promise.reject(new Error('there is no server any more')))
    this.#process.catch(() => undefined)
    return (await process).kill('SIGTERM')
  }

  /** What a killed server did not answer is asked again. */
  async fetch<T>(path: string, token: string, body?: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const more = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    for (;;) {
      const reply = await fetch(`http://127.0.0.1:${await this.where()}${path}`, more).catch(() => null)
      const value = await reply?.json().catch(() => null)
      if (reply && !reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
      if (value) return value as T
    }
  }

  async token(): Promise<string> {
    return (await this.fetch<{ token: string }>('/api/guests', '', { kind: 'program' })).token
  }
}

import type { Kinds, Seat } from '../engine/game.ts'
import type { Judgement } from './judge.ts'

/** What is asked: a view and its legal actions, nothing else of the table. */
export interface Question {
  /** The game's id. */
  readonly game: string
  readonly level: string
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly legal: readonly Kinds['action'][]
  /** Four words. */
  readonly seed: readonly number[]
  /** How long it may be thought about, in milliseconds; absent for as long as a bot at a table takes. */
  readonly budget?: number
  /**
   * Where it is asked what all actions are worth, not which one is best: by how much each chance may be off, in 95 of 100
   * cases. Absent where a choice is all that is wanted.
   */
  readonly within?: number
}

/** What the level takes, by its place in `legal`, and what it thinks of every choice. */
export interface Answer {
  readonly choice: number
  readonly judgement: Judgement
}

/** What goes to those who answer. */
export type Request =
  | { readonly kind: 'ask'; readonly number: number; readonly question: Question; readonly isWatched: boolean }
  | { readonly kind: 'cancel'; readonly number: number }

/** What comes back. */
export type Reply =
  | { readonly kind: 'progress'; readonly number: number; readonly judgement: Judgement }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string }

/** One end of a channel of messages: a worker, what a worker sees of the page, or two functions in a test. */
export interface Port<Sent, Received> {
  post(message: Sent): void
  listen(take: (message: Received) => void): void
}

export interface Asking {
  readonly answer: Promise<Answer>
  /** Others that were asked meanwhile go on thinking. */
  cancel(): void
}

interface Waiting {
  resolve(answer: Answer): void
  reject(reason: Error): void
  progress(judgement: Judgement): void
}

/** Asks over a channel. */
export class Asker {
  readonly #port: Port<Request, Reply>
  readonly #waiting = new Map<number, Waiting>()
  #count = 0

  constructor(port: Port<Request, Reply>) {
    this.#port = port
    port.listen((reply) => this.#take(reply))
  }

  /** With `onProgress`, it is told now and then what is known so far. */
  ask(question: Question, onProgress: ((judgement: Judgement) => void) | null = null): Asking {
    const number = this.#count++
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject, progress: (judgement) => onProgress?.(judgement) })
    })
    this.#port.post({ kind: 'ask', number, question, isWatched: onProgress !== null })
    return { answer, cancel: () => this.#cancel(number) }
  }

  /** Those who should answer are gone. */
  fail(reason: Error): void {
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }

  #cancel(number: number): void {
    const waiting = this.#waiting.get(number)
    if (!waiting) return
    this.#waiting.delete(number)
    waiting.reject(new Error('cancelled'))
    this.#port.post({ kind: 'cancel', number })
  }

  #take(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number)
    if (!waiting) return
    if (reply.kind === 'progress') return waiting.progress(reply.judgement)
    this.#waiting.delete(reply.number)
    if (reply.kind === 'answer') waiting.resolve(reply.answer)
    else waiting.reject(new Error(reply.reason))
  }
}

import type { Game, Seat } from '../../../engine/game.ts'
import { same } from '../../../engine/values.ts'

/** What goes to the worker: a view and its legal actions, nothing else of the table. */
export interface Question {
  readonly number: number
  readonly game: string
  readonly level: string
  readonly view: unknown
  readonly seat: Seat
  readonly legal: readonly unknown[]
  readonly seed: readonly number[]
}

export interface Answer {
  readonly number: number
  readonly action: { readonly kind: string }
}

export interface Thinking {
  readonly answer: Promise<{ readonly kind: string }>
  cancel(): void
}

let worker: Worker | null = null
let count = 0
const waiting = new Map<number, { resolve(answer: Answer): void; reject(reason: unknown): void }>()

function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.number)?.resolve(data)
    waiting.delete(data.number)
  }
  worker.onerror = (event) => {
    event.preventDefault()
    dismiss(new Error(event.message))
  }
  return worker
}

/** Ends the worker; the next question starts another. */
function dismiss(reason: unknown): void {
  worker?.terminate()
  worker = null
  for (const { reject } of waiting.values()) reject(reason)
  waiting.clear()
}

/** Asks a bot. A cancelled bot is stopped in the middle of its thought, for nobody waits for it any more. */
export function think(game: Game, level: string, view: unknown, seat: Seat, legal: readonly unknown[]): Thinking {
  const number = count++
  const seed = [...crypto.getRandomValues(new Uint32Array(4))]
  const answer = new Promise<Answer>((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    theWorker().postMessage({ number, game: game.id, level, view, seat, legal, seed } satisfies Question)
  })
  return {
    answer: answer.then(({ action }) => legal.find((listed) => same(listed, action)) as Answer['action']),
    cancel: () => {
      if (waiting.delete(number)) dismiss(new Error('cancelled'))
    },
  }
}

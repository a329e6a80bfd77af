import { browserReviews } from './browser-reviews.ts'
import type { Task, Told } from './looking.ts'
import { type Looker, Reviewer, type Subject } from './reviewer.ts'

const LOOKER: Looker = {
  look(task: Task, tell: (told: Told) => void) {
    const worker = startWorker()
    if (!worker) {
      tell({ kind: 'failed', reason: 'no worker' })
      return () => undefined
    }
    worker.onmessage = ({ data }: MessageEvent<Told>) => tell(data)
    worker.onerror = (event) => {
      event.preventDefault()
      tell({ kind: 'failed', reason: event.message })
    }
    worker.postMessage(task)
    return () => worker.terminate()
  },
}

/** Null in a browser without workers. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}

const KEPT = browserReviews()

/** A reviewer with a worker of its own, which keeps what it finds in this browser. */
export const reviewerOf = (subject: Subject): Reviewer => new Reviewer(subject, LOOKER, KEPT)

import type { Append, Appended, Store } from '../store/store.ts'

/** `retry`: somebody else went on with the table. `disk`: nothing can be written at the moment. `broken`: a fault of ours. */
export type Loss = 'retry' | 'disk' | 'broken'

/** What is to be done when it is known whether something was kept. */
export interface Then {
  kept(): void
  lost(loss: Loss): void
}

/** Events on their way, or the next ones. */
interface Pending {
  readonly append: Append
  readonly thens: Then[]
}

/**
 * Writes the events of one table, and lets nothing out before all that it tells of is durable. When something could not be kept,
 * nothing that follows it is: what comes while something is on its way waits for its end, because it could be kept behind the
 * events of another process, as if it followed them.
 */
export class Journal {
  readonly #store: Pick<Store, 'append'>
  readonly #onLoss: (loss: Loss) => void
  #running: Pending | null = null
  #next: Pending | null = null
  #loss: Loss | null = null

  constructor(store: Pick<Store, 'append'>, onLoss: (loss: Loss) => void) {
    this.#store = store
    this.#onLoss = onLoss
  }

  write(append: Append, then: Then): void {
    if (this.#loss) return then.lost(this.#loss)
    if (!this.#running) return this.#send({ append, thens: [then] })
    const { append: before, thens } = this.#next ?? { append: null, thens: [] }
    this.#next = { append: before ? joined(before, append) : append, thens: [...thens, then] }
  }

  /** When all is durable that was written up to now: at once, if it is. */
  after(then: Then): void {
    if (this.#loss) return then.lost(this.#loss)
    const last = this.#next ?? this.#running
    if (last) last.thens.push(then)
    else then.kept()
  }

  get isIdle(): boolean {
    return this.#running === null
  }

  #send(pending: Pending): void {
    this.#running = pending
    this.#store.append([pending.append]).then(
      ([appended]) => this.#written(pending, appended!),
      () => this.#lose('disk'),
    )
  }

  #written({ thens }: Pending, appended: Appended): void {
    if (appended === 'taken') return this.#lose('retry')
    const next = this.#next
    this.#next = null
    this.#running = null
    if (next) this.#send(next)
    for (const then of thens) then.kept()
  }

  #lose(loss: Loss): void {
    this.#loss = loss
    const lost = [...(this.#running?.thens ?? []), ...(this.#next?.thens ?? [])]
    this.#running = null
    this.#next = null
    for (const then of lost) then.lost(loss)
    this.#onLoss(loss)
  }
}

/** Both, as one that is written all or not at all. */
const joined = (one: Append, next: Append): Append => ({
  ...one,
  ...next,
  first: one.first,
  events: [...one.events, ...next.events],
})

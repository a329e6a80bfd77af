import type { Append, Appended, Store } from '../store/store.ts'

/** `retry`: somebody else went on with the table. `disk`: nothing can be written at the moment. `broken`: a fault of ours. */
export type Loss = 'retry' | 'disk' | 'broken'

/** What is to be done when it is known whether something was kept. */
export interface Then {
  kept(): void
  lost(loss: Loss): void
}

interface Pending {
  readonly thens: Then[]
  isKept: boolean
}

/**
 * Writes the events of one table, the next before the last are answered, and lets nothing out before all that it tells of is
 * durable. When something could not be kept, nothing that follows it is.
 */
export class Journal {
  readonly #store: Pick<Store, 'append'>
  readonly #onLoss: (loss: Loss) => void
  readonly #pending: Pending[] = []
  #loss: Loss | null = null

  constructor(store: Pick<Store, 'append'>, onLoss: (loss: Loss) => void) {
    this.#store = store
    this.#onLoss = onLoss
  }

  write(append: Append, then: Then): void {
    if (this.#loss) return then.lost(this.#loss)
    const pending: Pending = { thens: [then], isKept: false }
    this.#pending.push(pending)
    this.#store.append([append]).then(
      ([appended]) => this.#written(pending, appended!),
      () => this.#lose('disk'),
    )
  }

  /** When all is durable that was written up to now: at once, if it is. */
  after(then: Then): void {
    if (this.#loss) return then.lost(this.#loss)
    const last = this.#pending.at(-1)
    if (last) last.thens.push(then)
    else then.kept()
  }

  get isIdle(): boolean {
    return this.#pending.length === 0
  }

  #written(pending: Pending, appended: Appended): void {
    if (appended === 'taken') return this.#lose('retry')
    pending.isKept = true
    while (this.#pending[0]?.isKept) for (const then of this.#pending.shift()!.thens) then.kept()
  }

  #lose(loss: Loss): void {
    if (this.#loss) return
    this.#loss = loss
    for (const { thens } of this.#pending.splice(0)) for (const then of thens) then.lost(loss)
    this.#onLoss(loss)
  }
}

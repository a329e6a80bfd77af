import type { Clock } from '../../table/referee.ts'
import type { Trouble } from '../browser/trouble.ts'
import type { TableStore } from '../table/store/table-store.ts'

/** How a table gets into the history, and out of it. */
export interface Recording {
  /** Live: somebody saw it end. */
  ended(isLive: boolean): Promise<Trouble | null>
  takenBack(): void
}

interface Recorded {
  readonly store: Pick<TableStore, 'snapshot' | 'subscribe'>
  readonly clock: Clock
  recording(): Promise<Recording>
  onTrouble(trouble: Trouble | null): void
}

/** How long to wait until what could not be kept is tried again, in milliseconds. */
export const PATIENCE = 5_000

/** Keeps what came of a table when it ends, until it is kept, and takes it back when its end is taken back. */
export class Recorder {
  readonly #recorded: Recorded
  #isOver = false
  /** Ends the wait for the next try. */
  #rest: (() => void) | null = null

  constructor(recorded: Recorded) {
    this.#recorded = recorded
  }

  /** Until the answer is called. */
  attend(): () => void {
    this.#look(false)
    const leave = this.#recorded.store.subscribe(() => this.#look(true))
    return () => {
      leave()
      this.#rest?.()
      this.#isOver = false
    }
  }

  #look(isLive: boolean): void {
    const isOver = this.#recorded.store.snapshot().result !== null
    if (isOver === this.#isOver) return
    this.#isOver = isOver
    this.#rest?.()
    if (isOver) this.#keep(isLive)
    else this.#takeBack()
  }

  async #keep(isLive: boolean): Promise<void> {
    const { clock, recording, onTrouble } = this.#recorded
    const trouble = await (await recording()).ended(isLive)
    if (!this.#isOver) return
    onTrouble(trouble)
    if (trouble) this.#rest = clock.after(PATIENCE, () => this.#keep(isLive))
  }

  async #takeBack(): Promise<void> {
    const { recording, onTrouble } = this.#recorded
    onTrouble(null)
    ;(await recording()).takenBack()
  }
}

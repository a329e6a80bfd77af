import type { Fall } from '../../../table/fall.ts'
import type { Snapshot, TableStore } from '../store/table-store.ts'

/** What the page shows: a snapshot, and perhaps dice on their way to the next one. */
export interface Shown {
  readonly snapshot: Snapshot
  /** Dice in the air, or just down, of the snapshot to come. */
  readonly falling: { readonly fall: Fall; readonly phase: 'rolling' | 'landed' } | null
}

export interface Timing {
  /** Milliseconds in the air and then lying still before anything comes of it; 0 shows the result at once. */
  rolling(): number
  landed(): number
  /** Whether this fall is worth throwing dice for. */
  hasDice(fall: Fall): boolean
}

/** A throw that is in the air for less than this is not seen. */
const BLINK = 100

/**
 * Shows one snapshot after the other, each throw of dice with its time. The truth is in the store already; who looks
 * only learns it in order. If several snapshots wait, all but the last are passed over.
 */
export class Presenter {
  readonly #store: TableStore
  readonly #timing: Timing
  readonly #listeners = new Set<() => void>()
  #shown: Shown
  #next: Snapshot | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #leave: (() => void) | null = null
  #hurrying = false

  constructor(store: TableStore, timing: Timing) {
    this.#store = store
    this.#timing = timing
    this.#shown = { snapshot: store.snapshot(), falling: null }
  }

  shown = (): Shown => this.#shown

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#leave ??= this.#store.subscribe(this.#arrived)
    this.#arrived()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** Lands the dice; with none in the air, lets the others act without a pause. */
  skip = (): void => {
    if (this.#shown.falling) return this.#arriveAt(this.#next ?? this.#store.snapshot())
    this.#hurrying = true
    this.#store.hurry()
  }

  halt = (): void => {
    this.#hurrying = false
    this.#store.halt()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#leave?.()
    this.#leave = null
    this.#shown = { snapshot: this.#store.snapshot(), falling: null }
    this.#next = null
  }

  #arrived = (): void => {
    const snapshot = this.#store.snapshot()
    if (this.#shown.falling) this.#next = snapshot
    else if (snapshot !== this.#shown.snapshot) this.#present(snapshot)
  }

  #present(snapshot: Snapshot): void {
    const time = this.#timing.rolling() * snapshot.tempo
    const { fall } = snapshot
    if (!fall || time < BLINK || this.#hurrying || !this.#isNew(snapshot)) return this.#arriveAt(snapshot)
    this.#next = snapshot
    this.#show({ snapshot: this.#shown.snapshot, falling: { fall, phase: 'rolling' } })
    this.#timer = setTimeout(() => this.#land(fall), time)
  }

  /** Dice roll only for the one entry that has just been added. */
  #isNew({ told, fall }: Snapshot): boolean {
    const before = this.#shown.snapshot.told.length
    return told.length === before + 1 && fall!.index === before && this.#timing.hasDice(fall!)
  }

  #land(fall: Fall): void {
    this.#show({ snapshot: this.#shown.snapshot, falling: { fall, phase: 'landed' } })
    this.#timer = setTimeout(() => this.#arriveAt(this.#next!), this.#timing.landed() * this.#next!.tempo)
  }

  #arriveAt(snapshot: Snapshot): void {
    clearTimeout(this.#timer)
    this.#next = null
    if (!snapshot.hurrying) this.#hurrying = false
    this.#show({ snapshot, falling: null })
    this.#arrived()
  }

  #show(shown: Shown): void {
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }
}

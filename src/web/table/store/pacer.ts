import { type Entry, isOutcome, type Kinds, type Seat } from '../../../engine/game.ts'
import type { Next, Referee } from '../../../table/referee.ts'
import type { Pace } from './pace.ts'

/** How long others act before the page shows what came of it, in milliseconds. */
const SLICE = 40

export interface Paced {
  referee(): Referee
  readonly pace: Pace
  /** Whether the table waits for a press although nobody has to decide. */
  isPausing(): boolean
  isOwn(seat: Seat | null): boolean
  /** Several things may have happened: who looks sees them at once. */
  onSlice(): void
}

/** Lets happen what waits for nobody here, at a pace that can be read. */
export class Pacer {
  readonly #paced: Paced
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What happens when the timer rings. */
  #due: (() => void) | null = null
  #isOn = false
  #isHurrying = false
  #isInSlice = false

  constructor(paced: Paced) {
    this.#paced = paced
  }

  get isHurrying(): boolean {
    return this.#isHurrying
  }

  /** While many things happen at once, each of them need not be shown. */
  get isInSlice(): boolean {
    return this.#isInSlice
  }

  /** Whether this is the page that lets things happen. */
  turn(isOn: boolean): void {
    this.#isOn = isOn
    this.drive()
  }

  hurry(): void {
    this.#isHurrying = true
    clearTimeout(this.#timer)
    this.#due?.()
  }

  halt(): void {
    this.#isHurrying = false
  }

  /** Begins with what comes next, if anything comes by itself. */
  drive(): void {
    this.#rest()
    const next = this.#next()
    if (!next) return
    const wait = this.#wait(next.seat)
    if (wait === 0) return this.#later(0, () => this.#run())
    this.#later(this.#paced.isOwn(next.seat) ? 0 : wait, () => this.#whenDecided(next, (entry) => this.#enter(entry)))
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#due = null
  }

  #next(): Next | null {
    return this.#isOn && !this.#paced.isPausing() ? this.#paced.referee().next() : null
  }

  #wait(seat: Seat | null): number {
    const last = this.#paced.referee().timeline.log.at(-1) ?? null
    const isSameTurn = last !== null && !isOutcome<Kinds>(last) && last.seat === seat
    return this.#isHurrying ? 0 : this.#paced.pace(last, isSameTurn)
  }

  #later(wait: number, then: () => void): void {
    this.#due = () => {
      this.#due = null
      then()
    }
    this.#timer = setTimeout(() => this.#due?.(), wait)
  }

  /** A thought that was overtaken meanwhile is nobody's any more. */
  #whenDecided(next: Next, then: (entry: Entry) => void): void {
    if (next.entry) return then(next.entry)
    next.thought!.then(
      (entry) => this.#next() === next && then(entry),
      () => undefined,
    )
  }

  #enter(entry: Entry): void {
    this.#paced.referee().enter(entry)
  }

  /** Lets the others act for as long as the page can do without being drawn, and shows all of it at once. */
  #run(): void {
    const thinker = this.#slice()
    this.#paced.onSlice()
    if (thinker) this.#whenDecided(thinker, (entry) => this.#goOn(entry))
    else this.drive()
  }

  /** What a bot thought of is shown together with what follows. */
  #goOn(entry: Entry): void {
    this.#isInSlice = true
    this.#enter(entry)
    this.#run()
  }

  /** Whoever has to think first, when all that needs no thought has happened. */
  #slice(): Next | null {
    const until = performance.now() + SLICE
    this.#isInSlice = true
    let next = this.#next()
    while (next?.entry && performance.now() < until) {
      this.#enter(next.entry)
      next = this.#next()
    }
    this.#isInSlice = false
    return next && !next.entry ? next : null
  }
}

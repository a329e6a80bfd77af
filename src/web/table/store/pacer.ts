import { type Entry, isOutcome, type Kinds, type Seat } from '../../../engine/game.ts'
import { isPerson } from '../../../engine/sitter.ts'
import { goesOn } from '../../../table/moments.ts'
import type { Next, Referee } from '../../../table/referee.ts'
import type { Attention } from './attention.ts'
import type { Pace, Whose } from './tempo.ts'

/** How long others act before the page shows what came of it, in milliseconds. */
const SLICE = 40
/** What would be shown for less than this is shown together with what follows. */
const BLINK = 30

export interface Paced {
  referee(): Referee
  readonly pace: Pace
  /** How the last moment is looked at. */
  attention(): Attention
  /** Whether the table waits for a press although nobody has to decide. */
  isPausing(): boolean
  isOwn(seat: Seat | null): boolean
  /** Whether dice of somebody here fall without being thrown by hand. */
  throwsByItself(): boolean
  /** Several things may have happened: who looks sees them at once. */
  onSlice(): void
}

/**
 * Lets happen what waits for nobody here, moment by moment, at a pace that can be read. A moment is a throw, a whole drive,
 * or all throws before the start. The longer nobody here had anything to decide, the less time each of them gets.
 */
export class Pacer {
  readonly #paced: Paced
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What happens when the timer rings. */
  #due: (() => void) | null = null
  #isOn = false
  #isHurrying = false
  #isInSlice = false
  /** When somebody here did something last. */
  #since = performance.now()
  #tempo = 1

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

  /** How much of its full time the latest moment gets. */
  get tempo(): number {
    return this.#tempo
  }

  /** Whether this is the page that lets things happen. */
  turn(isOn: boolean): void {
    this.#isOn = isOn
    this.acted()
    this.drive()
  }

  /** Somebody here did something: the others have their full time again. */
  acted(): void {
    this.#since = performance.now()
    this.#tempo = 1
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
    if (next) this.#later(this.#wait(next), () => this.#whenDecided(next, (entry) => this.#goOn(next, entry)))
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#due = null
  }

  #next(): Next | null {
    if (!this.#isOn || this.#paced.isPausing()) return null
    return this.#paced.referee().next(this.#paced.throwsByItself())
  }

  // How long

  #wait(next: Next): number {
    const { timeline } = this.#paced.referee()
    const isOwn = this.#paced.isOwn(next.seat)
    if (goesOn(timeline, next.seat) || (isOwn ? this.#isThrownByHand(next) : this.#isAtOnce)) return 0
    const wait = this.#full(isOwn)
    return wait < BLINK ? 0 : wait
  }

  get #isAtOnce(): boolean {
    return this.#isHurrying || this.#paced.pace.skips()
  }

  /** What somebody here has just decided to throw. */
  #isThrownByHand({ seat }: Next): boolean {
    const { timeline } = this.#paced.referee()
    const last = timeline.log.at(-1)
    return timeline.waiting.kind === 'chance' && !!last && !isOutcome<Kinds>(last) && last.seat === seat
  }

  /** Nobody acts before the dice lie still and could be read. */
  #full(isOwn: boolean): number {
    const { pace } = this.#paced
    const referee = this.#paced.referee()
    const last = referee.timeline.log.at(-1) ?? null
    const dice = pace.dice() * this.#tempo
    const look = pace.look() * this.#tempoOf(true)
    const pause = pace.pause(last, isOwn && referee.due().kind === 'throw') * this.#tempoOf(isOwn)
    if (dice + look + pause < BLINK) return 0
    const { hasDice, weight, isHit } = this.#paced.attention()
    return Math.min((hasDice ? dice : 0) + (isHit ? look : 0) + pause * weight, pace.left(this.#elapsed))
  }

  get #elapsed(): number {
    return performance.now() - this.#since
  }

  #tempoOf(isOwn: boolean): number {
    const { sitters } = this.#paced.referee()
    const others = sitters.filter((sitter) => !isPerson(sitter)).length
    const whose: Whose = { isOwn, others }
    return this.#paced.pace.tempo(this.#elapsed, whose)
  }

  #later(wait: number, then: () => void): void {
    this.#due = () => {
      this.#due = null
      then()
    }
    this.#timer = setTimeout(() => this.#due?.(), wait)
  }

  // What happens

  /** A thought that was overtaken meanwhile is nobody's any more. */
  #whenDecided(next: Next, then: (entry: Entry) => void): void {
    if (next.entry) return then(next.entry)
    next.thought!.then(
      (entry) => this.#next() === next && then(entry),
      () => undefined,
    )
  }

  #enter({ seat }: Next, entry: Entry): void {
    this.#tempo = this.#tempoOf(this.#paced.isOwn(seat))
    this.#paced.referee().enter(entry)
  }

  #goOn(next: Next, entry: Entry): void {
    this.#isInSlice = true
    this.#enter(next, entry)
    this.#run()
  }

  /** Lets happen what belongs together, and shows it when it is over; a bot may have to think in between. */
  #run(): void {
    const thinker = this.#slice()
    if (!thinker || !goesOn(this.#paced.referee().timeline, thinker.seat)) this.#paced.onSlice()
    if (thinker) this.#whenDecided(thinker, (entry) => this.#goOn(thinker, entry))
    else this.drive()
  }

  /** All that takes no time, for as long as the page can do without being drawn; then whoever has to think first. */
  #slice(): Next | null {
    const until = performance.now() + SLICE
    this.#isInSlice = true
    let next = this.#next()
    while (next?.entry && this.#wait(next) === 0 && performance.now() < until) {
      this.#enter(next, next.entry)
      next = this.#next()
    }
    this.#isInSlice = false
    return next && !next.entry && this.#wait(next) === 0 ? next : null
  }
}

import { type Match, SEATS } from './match.ts'
import { type Pauses, PauseWatch } from './pauses.ts'

export interface Work {
  /** Acts under way at once, each at another match. */
  readonly atOnce: number
  /** Matches that are played at a time, each to its end before the next takes its place; without it, all. */
  readonly tables?: number
  /** Until so much time has passed, or so many acts were done. */
  readonly milliseconds?: number
  readonly acts?: number
  /** Acts a second; without it, the next as soon as the last is answered. */
  readonly rate?: number
}

export interface Done {
  readonly acts: number
  readonly milliseconds: number
  /** Of what it took from when an act was due until all had heard of it, in milliseconds. */
  readonly median: number
  readonly p99: number
  /** The same of the acts soon after which the load generator itself never stood still, and which part of all they are. */
  readonly clear99: number
  readonly clear: number
  /** Median of what one client got for one act. */
  readonly bytes: number
  /** Milliseconds of processor time of the load generator. */
  readonly processor: number
  readonly pauses: Pauses
}

const at = (sorted: Float64Array, share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const THOUSAND = 1000

/** A load generator that looks no oftener than this stands still, in milliseconds. */
const STILL = 4
/** So long after an act was due it must not have: the same for all, or slow acts would be left out more often. */
const SOON = 25

const watch = new PauseWatch()

/** One run of the load; each act is one of the match that has waited longest. */
export class Run {
  readonly #work: Work
  /** Those whose next act may begin, in order; what was taken stays in front. */
  readonly #idle: Match[]
  /** Those that take the place of the ones that are over. */
  readonly #later: Match[]
  readonly #times: number[] = []
  readonly #dues: number[] = []
  readonly #bytes: number[] = []
  readonly #began = performance.now()
  readonly #before = process.cpuUsage()
  #begun = 0
  #underWay = 0
  #isDone = false
  /** When the clock rang last, and from when to when it did not though it should have. */
  #rang = performance.now()
  readonly #stood: { readonly from: number; readonly to: number }[] = []
  #finish: (done: Done) => void = () => undefined
  readonly done: Promise<Done>

  constructor(matches: readonly Match[], work: Work) {
    this.#work = work
    watch.taken()
    const all = matches.filter(({ isOver }) => !isOver)
    this.#idle = all.slice(0, work.tables ?? all.length)
    this.#later = all.slice(this.#idle.length)
    this.done = new Promise((resolve) => {
      this.#finish = resolve
    })
    if (work.rate === undefined) this.#goOn()
    else this.#pace()
  }

  /** A clock that is no finer than this decides when acts are due; what it loses counts as waiting. */
  #pace(): void {
    if (this.#isDone) return
    const now = performance.now()
    if (now - this.#rang > STILL) this.#stood.push({ from: this.#rang, to: now })
    this.#rang = now
    this.#goOn()
    setTimeout(() => this.#pace(), 1)
  }

  #hasTime(): boolean {
    const { milliseconds = Number.POSITIVE_INFINITY, acts = Number.POSITIVE_INFINITY } = this.#work
    return this.#begun < acts && performance.now() - this.#began < milliseconds
  }

  /** Whether a match waits for its next act. While there is none, those under way may come back. */
  get #hasMatch(): boolean {
    return this.#begun < this.#idle.length
  }

  #goOn(): void {
    const { atOnce } = this.#work
    while (
      this.#underWay < atOnce &&
      this.#hasMatch &&
      this.#hasTime() &&
      this.#dueAt(this.#begun) <= performance.now()
    )
      this.#act()
    if (this.#underWay === 0 && !(this.#hasMatch && this.#hasTime())) this.#end()
  }

  #dueAt(number: number): number {
    const { rate } = this.#work
    return rate === undefined ? 0 : this.#began + (number * THOUSAND) / rate
  }

  #act(): void {
    const { rate } = this.#work
    const due = rate === undefined ? performance.now() : this.#dueAt(this.#begun)
    const match = this.#idle[this.#begun++]!
    const { bytes } = match
    this.#underWay++
    match.act(() => {
      this.#underWay--
      this.#note(due, performance.now())
      this.#bytes.push((match.bytes - bytes) / SEATS)
      const next = match.isOver ? this.#later.pop() : match
      if (next) this.#idle.push(next)
      this.#goOn()
    })
  }

  #note(due: number, now: number): void {
    this.#times.push(now - due)
    this.#dues.push(due)
  }

  #isClear(due: number): boolean {
    return !this.#stood.some(({ from, to }) => from < due + SOON && to > due)
  }

  #end(): void {
    if (this.#isDone) return
    this.#isDone = true
    const { user, system } = process.cpuUsage(this.#before)
    const times = Float64Array.from(this.#times).sort()
    const clear = Float64Array.from(this.#times.filter((_, act) => this.#isClear(this.#dues[act]!))).sort()
    const bytes = Float64Array.from(this.#bytes).sort()
    this.#finish({
      ...{ acts: times.length, milliseconds: performance.now() - this.#began },
      ...{ median: at(times, 0.5), p99: at(times, 0.99), bytes: at(bytes, 0.5), processor: (user + system) / THOUSAND },
      ...{ clear99: at(clear, 0.99), clear: clear.length / times.length, pauses: watch.taken() },
    })
  }
}

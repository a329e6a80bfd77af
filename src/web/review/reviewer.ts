import type { Effort } from '../../lab/effort.ts'
import { type Findings, isWhole, type Review, type Stretch, summedUp } from '../../lab/review.ts'
import type { MatchRecord } from '../../protocol/record.ts'
import { type KeptReviews, keyOf } from './kept-reviews.ts'
import type { Task, Told } from './looking.ts'

/** What is looked through: a match, or a stretch of it such as one race of a season. */
export interface Subject {
  readonly record: MatchRecord
  /** Absent for the whole match. */
  readonly stretch?: Stretch
}

/** How far a reviewer has come. Nothing in it changes. */
export interface Progress {
  /** Resting: not begun, or stopped; the next start goes on from here. */
  readonly state: 'resting' | 'working' | 'done' | 'failed'
  /** Entries, those looked at and all there are. */
  readonly seen: number
  readonly all: number
  /** Whether all that was seen is written down: a page that goes now loses nothing. */
  readonly isKept: boolean
  /** What is known by now; null before anything is. Results without luck stand in it only when it is done. */
  readonly review: Review | null
}

/** Looks matches through elsewhere: a worker of the page, or functions in a test. */
export interface Looker {
  /** Ends when the answer is called. */
  look(task: Task, tell: (told: Told) => void): () => void
}

const EFFORT: Effort = 'usual'

/** What is found is kept after so many entries, so that a page that goes loses little. */
const KEPT_EACH = 25

/** Reviews one subject beside the page. What was found before, also by an earlier page, is not looked for again. */
export class Reviewer {
  readonly #subject: Required<Subject>
  readonly #looker: Looker
  readonly #kept: KeptReviews
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #findings: Findings | null = null
  #unkept = 0
  #written: Findings | null = null
  #leave: (() => void) | null = null
  #run = 0
  #progress: Progress
  #settled: (progress: Progress) => void = () => undefined

  constructor({ record, stretch = { first: 0, end: record.log.length } }: Subject, looker: Looker, kept: KeptReviews) {
    this.#subject = { record, stretch }
    this.#looker = looker
    this.#kept = kept
    this.#key = keyOf(record, stretch, EFFORT)
    this.#progress = { state: 'resting', seen: 0, all: stretch.end - stretch.first, isKept: true, review: null }
  }

  progress = (): Progress => this.#progress

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Goes on until all is seen, somebody stops it or it fails; the answer says which. */
  async start(): Promise<Progress> {
    if (this.#progress.state === 'working') this.stop()
    const run = ++this.#run
    const ended = new Promise<Progress>((resolve) => {
      this.#settled = resolve
    })
    this.#show('working')
    if (!this.#findings) this.#findings = this.#written = await this.#kept.read(this.#key)
    if (run === this.#run) this.#goOn()
    return ended
  }

  stop(): void {
    if (this.#progress.state === 'working') this.#end('resting')
  }

  #goOn(): void {
    if (this.#isWhole) return this.#end('done')
    const before = this.#findings?.found.length ?? 0
    this.#show('working')
    this.#leave = this.#looker.look({ ...this.#subject, effort: EFFORT, before }, this.#hear)
  }

  #hear = (told: Told): void => {
    if (told.kind === 'failed') return this.#end('failed')
    if (told.kind === 'begun') this.#findings ??= told.findings
    else this.#add(told.found)
    if (this.#isWhole) this.#end('done')
    else this.#show('working')
  }

  #add(found: Findings['found']): void {
    const { found: before, ...rest } = this.#findings!
    this.#findings = { ...rest, found: [...before, ...found] }
    this.#unkept += found.length
    if (this.#unkept >= KEPT_EACH) this.#keep()
  }

  #keep(): void {
    if (this.#unkept > 0) void this.#write(this.#findings!)
    this.#unkept = 0
  }

  async #write(findings: Findings): Promise<void> {
    await this.#kept.keep(this.#key, findings)
    this.#written = findings
    if (findings === this.#findings) this.#show(this.#progress.state)
  }

  get #isWhole(): boolean {
    return this.#findings !== null && isWhole(this.#findings)
  }

  #end(state: Progress['state']): void {
    this.#run++
    this.#leave?.()
    this.#leave = null
    this.#keep()
    this.#show(state)
    this.#settled(this.#progress)
  }

  #show(state: Progress['state']): void {
    const findings = this.#findings
    const { all } = this.#progress
    const { log, result } = this.#subject.record
    const review = findings && summedUp(findings, { length: log.length, result })
    this.#progress = { state, seen: findings?.found.length ?? 0, all, isKept: findings === this.#written, review }
    for (const listener of this.#listeners) listener()
  }
}

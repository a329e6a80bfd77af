import type { Numbered } from '../../../../protocol/live/events.ts'
import { isOfGame } from '../../../../protocol/live/events.ts'
import type { TableHead } from '../../../../protocol/live/plan.ts'
import type { Clocks, Present, ServerMessage, Sight, Welcome } from '../../../../protocol/live/replies.ts'
import { type Hello, VERSION } from '../../../../protocol/live/requests.ts'
import { emptyStanding, fold, type Standing } from '../../../../protocol/live/standing.ts'
import type { MatchRecord } from '../../../../protocol/record.ts'
import type { Clock } from '../../../../table/referee.ts'
import type { Moment } from '../../../../table/seat-view.ts'
import { RemoteTable } from '../remote-table.ts'
import { type Answer, type Asked, Line, type LineParts, type LineState } from './line.ts'
import type { Stage } from './seen-game.ts'

/** Something that was said at a table, or a sign that somebody gave. */
export type Word = Extract<Numbered, { readonly kind: 'said' | 'waved' }>

/** How long each has, and when that was heard, by the page's own clock. */
export interface HeardClocks extends Clocks {
  readonly heard: number
}

/** What is known of a live table apart from its game. Nothing in it changes. */
export interface Company {
  readonly line: LineState
  readonly head: TableHead
  readonly guest: string
  readonly standing: Standing
  readonly present: Present | null
  readonly clocks: HeardClocks | null
  /** The latest of what was said. */
  readonly talk: readonly Word[]
  /** The game, from the moment it began. */
  readonly store: RemoteTable | null
}

export interface LiveParts extends Pick<LineParts, 'dial' | 'newId' | 'introduce'> {
  /** Its code or its id. */
  readonly table: string
  readonly clock: Clock
  now(): number
  dice(): number
  /** What it is played with; null where this page does not know how. */
  stage(head: TableHead): Promise<Stage | null>
  record(head: TableHead): Promise<MatchRecord>
  finished(record: MatchRecord, company: Company): Promise<{ at(index: number): Moment }>
}

const MOST_WORDS = 100
/** Who decides for those who are away where the table asked for no bots. */
const STAND_IN = 'club'

type Told = Exclude<ServerMessage, { readonly kind: 'welcome' | 'answer' | 'bye' }>

/** A table on a server as this page has it: a fold of what it is told. */
export class LiveTable {
  readonly #parts: LiveParts
  readonly #line: Line
  readonly #listeners = new Set<() => void>()
  #company: Company | null = null
  #stage: Stage | null = null
  /** What came before it was known what is played. */
  #early: Told[] | null = []
  #seq = 0
  /** The event up to which the latest sight told. */
  #sighted = 0
  /** Up to here the log is told, not lived. */
  #past = 0
  #isBroken = false

  constructor(parts: LiveParts) {
    this.#parts = parts
    this.#line = new Line({
      ...{ dial: parts.dial, clock: parts.clock, newId: parts.newId, introduce: parts.introduce },
      hello: () => JSON.stringify(this.#hello()),
      onWelcome: (welcome) => this.#welcomed(welcome),
      onMessage: (message) => (this.#early ? this.#early.push(message) : this.#take(message)),
      onState: () => this.#turned(),
    })
  }

  get state(): LineState {
    return this.#line.state
  }

  /** Null until the table was found. */
  company = (): Company | null => (this.#stage ? this.#company : null)

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  start = (): void => this.#line.start()
  stop = (): void => this.#line.stop()
  wake = (): void => this.#line.wake()
  ask = (asked: Asked): Promise<Answer> => this.#line.ask(asked)

  /** Whether it is played by rules that this page does not have. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  #hello(): Hello {
    return { kind: 'hello', version: VERSION, table: this.#parts.table, since: this.#seq, sees: 'entries' }
  }

  // Beginning

  #welcomed(welcome: Welcome): void {
    const { table: head, guest, seq } = welcome
    const isNew = !this.#company || this.#company.guest !== guest || welcome.since < this.#seq
    if (isNew) this.#beginAnew(head, guest)
    this.#past = seq
    if (!this.#stage) void this.#open(head)
  }

  #beginAnew(head: TableHead, guest: string): void {
    const before = this.#company
    this.#seq = 0
    this.#company = {
      ...{ line: this.#line.state, head, guest, standing: emptyStanding(head.plan.seats) },
      ...{ present: null, clocks: null, talk: [], store: before?.store ?? null },
    }
  }

  async #open(head: TableHead): Promise<void> {
    this.#stage = await this.#parts.stage(head).catch(() => null)
    this.#isBroken = this.#stage === null
    const early = this.#early ?? []
    this.#early = null
    for (const message of early) this.#take(message)
    this.#show()
  }

  // What is told

  #take(message: Told): void {
    if (!this.#stage) return
    switch (message.kind) {
      case 'events':
        return this.#happened(message.events)
      case 'sight':
        return this.#see(message)
      case 'present':
        return this.#set({ present: message })
      case 'clock':
        return this.#set({ clocks: { ...message, heard: this.#parts.now() } })
    }
  }

  /** One that was seen already is not seen twice; a whole one is all there is. */
  #see(sight: Sight): void {
    if (!sight.whole && sight.seq <= this.#sighted) return
    this.#sighted = sight.seq
    this.#seq = Math.max(this.#seq, sight.seq)
    this.#company!.store?.see(sight)
    this.#show()
  }

  /** What was heard before is not heard twice. */
  #happened(events: readonly Numbered[]): void {
    const news = events.filter(({ seq }) => seq > this.#seq)
    if (news.length === 0) return
    if (this.#isTorn(news)) return this.#line.again()
    const isNews = news[0]!.seq > this.#past
    for (const event of news) this.#fold(event)
    this.#company!.store?.happened(news, isNews)
    this.#show()
  }

  /** Whether something between what is here and what came is missing; where hands are hidden the game is not among it. */
  #isTorn(news: readonly Numbered[]): boolean {
    return !this.#hides && news.some(({ seq }, index) => seq !== this.#seq + 1 + index)
  }

  get #hides(): boolean {
    const { play, table } = this.#stage!
    return play.game.hides(table.options)
  }

  #fold(event: Numbered): void {
    const company = this.#company!
    this.#seq = event.seq
    const standing = fold(company.standing, event)
    const talk = isWord(event) ? [...company.talk, event].slice(-MOST_WORDS) : company.talk
    // Time that ran before something happened at the game says nothing of the time after it.
    const clocks = isOfGame(event) ? null : company.clocks
    this.#company = { ...company, standing, talk, clocks }
    if (event.kind === 'began') this.#begin()
  }

  #begin(): void {
    const company = this.#company!
    company.store?.restart(company)
    this.#company = { ...company, store: company.store ?? this.#remote(company) }
  }

  #remote(company: Company): RemoteTable {
    const { id, plan } = company.head
    const { clock, dice } = this.#parts
    return new RemoteTable(
      {
        ...{ id, clock, dice, stage: this.#stage!, level: plan.bots ?? STAND_IN, ask: this.ask },
        isRated: plan.isRated,
        line: () => this.#line.state,
        seq: () => this.#seq,
        record: () => this.#parts.record(this.#company!.head),
        finished: () => this.#finished(),
        onBroken: () => this.#broken(),
      },
      company,
    )
  }

  async #finished(): Promise<{ at(index: number): Moment }> {
    const company = this.#company!
    return this.#parts.finished(await this.#parts.record(company.head), company)
  }

  /** What cannot be is asked for again from the beginning. */
  #broken(): void {
    this.#seq = 0
    this.#line.again()
  }

  // What is shown

  #turned(): void {
    if (this.#company) this.#set({ line: this.#line.state })
    else this.#tell()
  }

  #set(change: Partial<Company>): void {
    this.#company = { ...this.#company!, ...change }
    this.#show()
  }

  #show(): void {
    if (this.#company?.standing.sitters) this.#company.store?.changed(this.#company)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

const isWord = (event: Numbered): event is Word => event.kind === 'said' || event.kind === 'waved'

import type { Kinds, Seat, Silence } from '../../engine/game.ts'
import { isOutcome } from '../../engine/game.ts'
import { same } from '../../engine/values.ts'
import type { Manifest } from '../../games/manifest.ts'
import { CLOCKS } from '../../protocol/live/clocks.ts'
import type { TableEvent } from '../../protocol/live/events.ts'
import type { TableHead } from '../../protocol/live/plan.ts'
import type { Request } from '../../protocol/live/requests.ts'
import { deciders, emptyStanding, fold, type Standing, seatsOf } from '../../protocol/live/standing.ts'
import type { ReadRecord } from '../../protocol/record.ts'
import type { Bots } from '../../table/referee.ts'
import type { Rating, Store, StoredEvent, TableRow } from '../store/store.ts'
import { guardedTime, type Time } from '../time.ts'
import { Absence, ownersIn } from './absence.ts'
import { type Answerable, answerText, denialText, welcomeText } from './answers.ts'
import { appendOf, isSeating } from './append.ts'
import { Audience, type Listener } from './audience.ts'
import { Chat } from './chat.ts'
import { Clocks } from './clocks.ts'
import { Driver, STAND_IN } from './driver.ts'
import { Journal, type Loss } from './journal.ts'
import { judge } from './judge.ts'
import { LiveGame } from './live-game.ts'
import type { Pace } from './pace.ts'
import { ratingsAfter } from './rated.ts'
import { type Noted, TableLog } from './table-log.ts'
import { denied, type Verdict } from './verdict.ts'

export interface RoomParts {
  readonly row: TableRow
  readonly head: TableHead
  readonly manifest: Manifest
  readonly opened: ReadRecord
  readonly store: Pick<Store, 'append' | 'ratings'>
  readonly time: Time
  readonly bots: Bots
  readonly pace: Pace
  /** How long somebody may be away before a bot keeps the seat, in milliseconds. */
  readonly grace: number
  /** Something could not be kept: this room is no more, and what it knows is not to be trusted. */
  readonly onLoss: (room: Room, loss: Loss) => void
  readonly onBroken?: (error: unknown) => void
}

const RESEATED: readonly TableEvent['kind'][] = ['kept', 'back', 'handed']

/**
 * One running table: a fold of its events. What happens is judged and folded at once; whoever asked, and whoever looks, hears of
 * it when it is durable.
 */
export class Room {
  readonly head: TableHead
  readonly #parts: RoomParts
  readonly #log = new TableLog()
  readonly #audience: Audience
  readonly #journal: Journal
  readonly #clocks: Clocks
  readonly #chat: Chat
  readonly #absence: Absence
  #standing: Standing
  #game: LiveGame | null = null
  #driver: Driver | null = null
  /** What silence meant before the entry that comes next. */
  #silence: Silence | null = null
  #touched = 0
  /** How much of the game's log stands in the table's. */
  #length = 0
  #noted: Noted[] = []
  #isEnding = false
  #isLost = false

  constructor(wishes: RoomParts, events: readonly StoredEvent[]) {
    const parts = { ...wishes, time: guardedTime(wishes.time, (ring) => this.#guarded(ring)) }
    this.#parts = parts
    this.head = parts.head
    const { plan } = parts.head
    this.#standing = emptyStanding(plan.seats)
    this.#clocks = new Clocks(CLOCKS[plan.clock], plan.seats)
    this.#chat = new Chat(parts.time)
    this.#absence = new Absence(parts.time, parts.grace, (guest) => this.#gone(guest))
    this.#journal = new Journal(parts.store, (loss) => this.#lost(loss))
    this.#audience = new Audience({
      log: this.#log,
      hides: this.#hides,
      standing: () => this.#standing,
      game: () => this.#game,
    })
    for (const event of events) this.#restore(event)
    this.#clocks.resumed(parts.time.now())
  }

  get #hides(): boolean {
    const { playable, table } = this.#parts.opened
    return playable.game.hides(table.options)
  }

  get standing(): Standing {
    return this.#standing
  }

  get game(): LiveGame | null {
    return this.#game
  }

  get opened(): ReadRecord {
    return this.#parts.opened
  }

  get seq(): number {
    return this.#log.seq
  }

  /** Whether nobody would miss it. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#journal.isIdle && !this.#isEnding
  }

  get listeners(): readonly Listener[] {
    return this.#audience.listeners
  }

  // Who is there

  join(listener: Listener, since: number): void {
    this.#guarded(() => {
      const wasResting = this.#isResting()
      this.#audience.add(listener)
      this.#welcome(listener, since <= this.seq ? since : 0)
      this.#returned(listener.guest)
      if (wasResting && !this.#isResting()) this.#resume()
      this.#changedPresence()
    })
  }

  leave(listener: Listener): void {
    this.#guarded(() => {
      this.#audience.remove(listener)
      this.#changedPresence()
    })
  }

  #welcome(listener: Listener, since: number): void {
    const { now } = this.#parts.time
    const welcome = welcomeText(listener, this.head, { since, seq: this.seq, now: now() })
    const texts = [welcome, ...this.#audience.restFor(listener, since), ...this.#clockTexts()]
    const { seq } = this
    this.#afterwards(() => {
      for (const text of texts) listener.send(text)
      listener.seen = seq
    })
  }

  #returned(guest: string): void {
    const away = seatsOf(this.#standing, guest).filter((seat) => this.#standing.kept[seat] === 'away')
    for (const seat of away) this.#note({ kind: 'back', seat })
  }

  /** Nobody was here; now time runs again, and those who are still missing have their grace. */
  #resume(): void {
    if (!this.#game || this.#game.isOver) return this.#settle()
    this.#clocks.resumed(this.#parts.time.now())
    if (CLOCKS[this.head.plan.clock]) this.#note({ kind: 'resumed' })
    this.#settle()
  }

  #changedPresence(): void {
    const text = this.#presentText()
    const { listeners } = this.#audience
    this.#afterwards(() => {
      for (const listener of listeners) listener.send(text)
    })
    this.#absence.missing(this.#missing())
    this.#settle()
  }

  #presentText(): string {
    return JSON.stringify(this.#audience.present())
  }

  #missing(): string[] {
    if (!this.#game || this.#game.isOver || this.#isResting()) return []
    return ownersIn(this.#standing).filter((guest) => !this.#audience.isConnected(guest))
  }

  #gone(guest: string): void {
    const seats = seatsOf(this.#standing, guest).filter((seat) => !this.#standing.kept[seat])
    for (const seat of seats) this.#note({ kind: 'kept', seat, why: 'away' })
    this.#settle()
  }

  #isResting = (): boolean => !this.#audience.isAttended

  // What is asked for

  ask(listener: Listener, request: Request): void {
    this.#guarded(() => this.#ask(listener, request))
  }

  #ask(listener: Listener, request: Request): void {
    const { id } = request
    const by = `${listener.guest} ${id}`
    const known = this.#log.answered(by)
    const answerable = { listener, id, by }
    if (known !== undefined) return this.#grant(answerable, known)
    const verdict = this.#judge(listener, request)
    if (verdict.kind !== 'granted') return this.#tell(answerable, verdict)
    for (const event of verdict.events) this.#note(event, by)
    this.#settle(answerable)
  }

  #tell(answerable: Answerable, verdict: Exclude<Verdict, { kind: 'granted' }>): void {
    const { listener, id } = answerable
    const text = verdict.kind === 'shown' ? answerText(id, this.seq, verdict.moment) : denialText(id, verdict, this)
    this.#afterwards(() => listener.send(text), answerable)
  }

  #judge(listener: Listener, request: Request): Verdict {
    const { host, plan } = this.head
    const { livery } = this.#parts.manifest
    const asking = {
      guest: listener.guest,
      host,
      standing: this.#standing,
      livery,
      hides: this.#hides,
      bots: plan.bots,
    }
    const verdict = judge(request, {
      ...{ asking, seats: plan.seats, game: this.#game, chat: this.#chat },
      isStale: (after) => this.#log.isStale(after),
      moment: (index) => this.#audience.moment(listener, index),
    })
    this.#length = this.#game?.timeline.length ?? 0
    return verdict
  }

  /** A rematch, or the next race, was opened. */
  follow(code: string): void {
    if (this.#standing.followed !== null) return
    this.#note({ kind: 'followed', code })
    this.#settle()
  }

  // What happens

  #note(event: TableEvent, by?: string): void {
    const at = this.#parts.time.now()
    const isSilence = this.#isSilence(event)
    this.#noted.push(this.#log.add(event, at, by, isSilence))
    this.#fold(event, at, isSilence)
  }

  #restore(stored: StoredEvent): void {
    const event: TableEvent = JSON.parse(stored.body)
    const isSilence = this.#isSilence(event)
    this.#log.restore(event, stored, isSilence)
    this.#game?.replay(event)
    this.#fold(event, stored.at, isSilence)
    this.#length = this.#game?.timeline.length ?? 0
  }

  #isSilence(event: TableEvent): boolean {
    if (event.kind !== 'entry' || !this.#silence || isOutcome<Kinds>(event.entry)) return false
    return same(this.#silence.action, event.entry.action)
  }

  #fold(event: TableEvent, at: number, isSilence: boolean): void {
    this.#touched = at
    this.#standing = fold(this.#standing, event)
    if (event.kind === 'began') this.#begin()
    const game = this.#game
    if (!game) return
    if (RESEATED.includes(event.kind)) game.referee.seat(deciders(this.#standing, this.head.plan.bots ?? STAND_IN))
    if (event.kind === 'ordered') game.order(event.seat, event.order)
    if (event.kind === 'resumed') this.#clocks.resumed(at)
    else if (event.kind === 'undone') this.#clocks.undone(at, event.seat, game.awaited())
    else if (event.kind !== 'said' && event.kind !== 'waved')
      this.#clocks.happened(at, actorOf(event), game.awaited(), isSilence)
    this.#silence = game.referee.silence()
  }

  #begin(): void {
    const { row, manifest, opened, bots, pace, time } = this.#parts
    const { sitters, holders } = this.#standing
    const strings = holders.map((holder) => holder?.string ?? '')
    const { id, secret } = row
    const game = new LiveGame({ manifest, table: opened.table, sitters: sitters!, secret, id, strings, bots })
    this.#game = game
    this.#driver = new Driver({
      ...{ game, clocks: this.#clocks, bots, pace, time },
      touched: () => this.#touched,
      isResting: this.#isResting,
      onEntered: (why) => this.#noteEntries(why),
      onSettled: () => this.#flush(),
    })
  }

  #noteEntries(why?: 'clock'): void {
    const events = this.#game!.since(this.#length)
    this.#length = this.#game!.timeline.length
    for (const event of events) this.#note(why && event.kind === 'entry' ? { ...event, why } : event)
  }

  /** Whatever follows by itself at once belongs to it. */
  #settle(answerable?: Answerable): void {
    this.#driver?.drive()
    this.#flush(answerable)
  }

  #flush(answerable?: Answerable): void {
    if (this.#game?.isOver) this.#end()
    const noted = this.#noted
    this.#noted = []
    if (noted.length > 0) return this.#write(noted, answerable)
    if (answerable) this.#grant(answerable, this.seq)
  }

  #grant(answerable: Answerable, seq: number): void {
    const { listener, id } = answerable
    this.#afterwards(() => listener.send(answerText(id, seq)), answerable)
  }

  #write(noted: readonly Noted[], answerable?: Answerable, ratings?: readonly Rating[]): void {
    const send = this.#audience.news(noted)
    const more = [...(isSeating(noted) ? [this.#presentText()] : []), ...this.#clockTexts()]
    const { listeners } = this.#audience
    const answer = answerable && answerText(answerable.id, this.#log.answered(answerable.by) ?? this.seq)
    const kept = () => {
      send()
      for (const text of more) for (const listener of listeners) listener.send(text)
      if (answer) answerable.listener.send(answer)
    }
    const append = appendOf(this.head.id, this.#standing, noted, ratings)
    this.#journal.write(append, { kept, lost: (loss) => this.#deny(loss, answerable) })
  }

  #clockTexts(): string[] {
    const frame = this.#clocks.frame(this.#parts.time.now())
    return frame && !this.#isResting() ? [JSON.stringify(frame)] : []
  }

  // The end

  #end(): void {
    if (this.#isEnding || this.#standing.secret !== null) return
    this.#isEnding = true
    const { secret } = this.#parts.row
    if (!this.head.plan.isRated) return this.#note({ kind: 'ended', secret })
    ratingsAfter(this, this.#parts.store.ratings).then(
      ({ ratings, shifts }) => {
        this.#note({ kind: 'ended', secret, ratings: [...shifts] })
        this.#write(this.#noted.splice(0), undefined, ratings)
      },
      () => this.#lost('disk'),
    )
  }

  /** Ends what is over but was not said to be: a server may have stopped in between. */
  wake(): void {
    this.#flush()
  }

  // What could not be kept

  #afterwards(kept: () => void, answerable?: Answerable): void {
    this.#journal.after({ kept, lost: (loss) => this.#deny(loss, answerable) })
  }

  #deny(loss: Loss, answerable?: Answerable): void {
    const verdict = denied(loss === 'disk' ? loss : 'retry')
    if (answerable && verdict.kind === 'denied') answerable.listener.send(denialText(answerable.id, verdict, this))
  }

  #lost(loss: Loss): void {
    if (this.#isLost) return
    this.#isLost = true
    this.close()
    this.#parts.onLoss(this, loss)
  }

  /** A fault of ours ends one table's room, and no other's. */
  #guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#parts.onBroken?.(error)
      this.#lost('broken')
    }
  }

  close(): void {
    this.#driver?.stop()
    this.#absence.missing([])
  }
}

const actorOf = (event: TableEvent): Seat | null =>
  event.kind === 'entry' && !isOutcome<Kinds>(event.entry) ? event.entry.seat : null

import { isOutcome, type Kinds, type Silence } from '../../engine/game.ts'
import { same } from '../../engine/values.ts'
import { CLOCKS } from '../../protocol/live/clocks.ts'
import type { TableEvent } from '../../protocol/live/events.ts'
import type { TableHead } from '../../protocol/live/plan.ts'
import type { Request } from '../../protocol/live/requests.ts'
import { deciders, emptyStanding, fold, goesOn, type Standing, seatsOf } from '../../protocol/live/standing.ts'
import type { ReadRecord } from '../../protocol/record.ts'
import type { Ears } from '../bus/bus.ts'
import type { Rating, StoredEvent } from '../store/store.ts'
import { guardedTime } from '../time.ts'
import { Absence } from './absence.ts'
import { Alarms } from './alarms.ts'
import { type Answerable, welcomeText } from './answers.ts'
import { appendOf, isSeating } from './append.ts'
import { Audience, type Listener } from './audience.ts'
import { Chat } from './chat.ts'
import { Clocks } from './clocks.ts'
import { Delivery } from './delivery.ts'
import { Driver, STAND_IN } from './driver.ts'
import { Following } from './following.ts'
import type { Loss } from './journal.ts'
import { judge } from './judge.ts'
import { actorOf, LiveGame } from './live-game.ts'
import { Presence } from './presence.ts'
import { ratingsAfter } from './rated.ts'
import type { RoomParts } from './room-parts.ts'
import { type Noted, TableLog } from './table-log.ts'
import type { Verdict } from './verdict.ts'

const RESEATED: readonly TableEvent['kind'][] = ['kept', 'back', 'handed']
/** What changes nothing for those who are waited for. */
const BESIDE: readonly TableEvent['kind'][] = ['said', 'waved', 'ready', 'ordered']

/**
 * One running table: a fold of its events. What happens is judged and folded at once; whoever asked, and whoever looks, hears of
 * it when it is durable.
 */
export class Room implements Ears {
  readonly head: TableHead
  readonly #parts: RoomParts<Room>
  readonly #log = new TableLog()
  readonly #audience: Audience
  readonly #delivery: Delivery
  readonly #clocks: Clocks
  readonly #chat: Chat
  readonly #absence: Absence
  readonly #alarms: Alarms
  readonly #presence: Presence
  readonly #following: Following
  #standing: Standing
  #game: LiveGame | null = null
  #driver: Driver | null = null
  /** What silence meant before the entry that comes next. */
  #silence: Silence | null = null
  #touched = 0
  #entered = 0
  /** How much of the game's log stands in the table's. */
  #length = 0
  #noted: Noted[] = []
  #isEnding = false
  /** Nothing happens here any more; the table may have another room. */
  isClosed = false

  constructor(wishes: RoomParts<Room>, events: readonly StoredEvent[]) {
    this.#alarms = new Alarms(wishes.time, wishes.membership)
    const parts = { ...wishes, time: guardedTime(this.#alarms, (ring) => this.#guarded(ring)) }
    this.#parts = parts
    this.head = parts.head
    const { plan } = parts.head
    this.#standing = emptyStanding(plan.seats)
    this.#clocks = new Clocks(CLOCKS[plan.clock], plan.seats)
    this.#chat = new Chat(parts.time)
    this.#absence = new Absence(parts.time, parts.grace, (guest) => this.#gone(guest))
    this.#audience = new Audience({
      ...{ log: this.#log, hides: this.#hides, standing: () => this.#standing, game: () => this.#game },
    })
    this.#delivery = new Delivery({
      ...{ store: parts.store, audience: this.#audience, membership: parts.membership, speaking: this },
      onKept: (count) => {
        parts.onKept?.(count)
        void this.#following.goOn()
      },
      onLoss: (loss) => this.#lost(loss),
    })
    this.#presence = new Presence(this.#audience, parts.membership, () => this.#standing)
    this.#following = new Following({
      ...{ table: parts.row.id, store: parts.store, time: wishes.time, seq: () => this.seq },
      isWriting: () => this.isClosed || this.#isEnding || !this.#delivery.isIdle,
      take: (later) => this.#guarded(() => this.#follow(later)),
    })
    for (const event of events) this.#restore(event)
    if (this.#isResting()) this.#clocks.resumed(parts.time.now())
    this.#clocks.agree(parts.time.now())
  }

  get #hides(): boolean {
    return this.opened.playable.game.hides(this.opened.table.options)
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

  /** Whether what happens by itself happens here. */
  get leads(): boolean {
    return this.#parts.membership.leads
  }

  get seq(): number {
    return this.#log.seq
  }

  /** Whether nobody would miss it. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#delivery.isIdle && !this.#isEnding
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
    this.#delivery.after(() => {
      for (const text of texts) listener.send(text)
      listener.seen = seq
    })
  }

  #returned(guest: string): void {
    for (const seat of seatsOf(this.#standing, guest))
      if (this.#standing.kept[seat] === 'away') this.#note({ kind: 'back', seat })
  }

  /** Nobody was here; now time runs again, and those who are still missing have their grace. */
  #resume(): void {
    if (this.#game && !this.#game.isOver) {
      this.#clocks.resumed(this.#parts.time.now())
      if (CLOCKS[this.head.plan.clock]) this.#note({ kind: 'resumed' })
    }
    this.#settle()
  }

  #changedPresence(): void {
    this.#presence.tell()
    this.changed()
  }

  #missing(): string[] {
    if (!this.#game || this.#game.isOver || !this.leads || this.#isResting()) return []
    return this.#presence.missing
  }

  #gone(guest: string): void {
    for (const seat of seatsOf(this.#standing, guest))
      if (!this.#standing.kept[seat]) this.#note({ kind: 'kept', seat, why: 'away' })
    this.#settle()
  }

  #isResting = (): boolean => !this.#presence.isAttended

  // What other processes do at this table

  /** Others came or went, somewhere, or this room is new: whatever is due by itself comes. */
  changed(): void {
    this.#guarded(() => {
      this.#delivery.toAll([this.#presence.text])
      this.#absence.missing(this.#missing())
      this.#settle()
    })
  }

  grown = (seq: number | null): void => this.#following.told(seq)
  ring = (): void => this.#alarms.ring()
  /** When everybody is answered who has asked for something; whether all of it was kept. */
  settled = (): Promise<boolean> => this.#delivery.settled()

  /** Has all that is durable, so that nobody who comes knows more. */
  async catchUp(): Promise<void> {
    this.#following.told(null)
    await this.#following.goOn()
  }

  #follow(later: readonly StoredEvent[]): void {
    const noted = later.map((event) => this.#restore(event))
    this.#clocks.agree(this.#parts.time.now())
    this.#audience.news(noted)()
    this.#delivery.toAll(this.#textsAfter(noted))
    for (const { guest } of this.#audience.listeners) this.#returned(guest)
    this.#absence.missing(this.#missing())
    this.#settle()
  }

  // What is asked for

  ask(listener: Listener, request: Request): void {
    this.#guarded(() => this.#ask(listener, request))
  }

  #ask(listener: Listener, request: Request): void {
    const { id } = request
    const by = `${listener.guest} ${id}`
    const known = this.#log.answered(by)
    const answerable = { listener, request, id, by }
    if (known !== undefined) return this.#delivery.grant(answerable, known)
    const verdict = this.#judge(listener, request)
    if (verdict.kind !== 'granted') return this.#delivery.tell(answerable, verdict, this.seq)
    for (const event of verdict.events) this.#note(event, by)
    this.#settle(answerable)
  }

  #judge(listener: Listener, request: Request): Verdict {
    const { host, plan } = this.head
    const { livery } = this.#parts.manifest
    const { guest } = listener
    const asking = { guest, host, standing: this.#standing, livery, hides: this.#hides, bots: plan.bots }
    const verdict = judge(request, {
      ...{ asking, seats: plan.seats, game: this.#game, chat: this.#chat },
      isStale: (after) => this.#log.isStale(after),
      moment: (index) => this.#audience.moment(listener, index),
    })
    this.#length = this.#game?.timeline.length ?? 0
    return verdict
  }

  /** A rematch, or the next race, was opened. False: that could not be told, and this room is no more. */
  follow(code: string): Promise<boolean> {
    if (this.#standing.followed === null) this.#note({ kind: 'followed', code })
    this.#settle()
    return this.settled()
  }

  // What happens

  #note(event: TableEvent, by?: string): void {
    const at = this.#parts.time.now()
    const isSilence = this.#isSilence(event)
    this.#noted.push(this.#log.add(event, at, by, isSilence))
    this.#fold(event, at, isSilence)
  }

  #restore(stored: StoredEvent): Noted {
    const event: TableEvent = JSON.parse(stored.body)
    const isSilence = this.#isSilence(event)
    const noted = this.#log.restore(event, stored, isSilence)
    this.#game?.replay(event)
    this.#fold(event, Math.min(stored.at, this.#parts.time.now()), isSilence)
    this.#length = this.#game?.timeline.length ?? 0
    return noted
  }

  #isSilence(event: TableEvent): boolean {
    if (event.kind !== 'entry' || !this.#silence || isOutcome<Kinds>(event.entry)) return false
    return same(this.#silence.action, event.entry.action)
  }

  #fold(event: TableEvent, at: number, isSilence: boolean): void {
    this.#touched = at
    if (event.kind === 'entry') this.#entered = at
    this.#standing = fold(this.#standing, event)
    if (event.kind === 'began') this.#begin()
    const game = this.#game
    if (!game) return
    if (RESEATED.includes(event.kind)) game.referee.seat(deciders(this.#standing, this.head.plan.bots ?? STAND_IN))
    if (event.kind === 'ordered') game.order(event.seat, event.order)
    if (event.kind === 'resumed') this.#clocks.resumed(at)
    else if (event.kind === 'undone') this.#clocks.undone(at, event.seat, game.awaited())
    else if (!BESIDE.includes(event.kind)) this.#clocks.happened(at, actorOf(event), game.awaited(), isSilence)
    this.#silence = game.referee.silence()
  }

  #begin(): void {
    const { row, manifest, opened, bots, pace, time } = this.#parts
    const { sitters, holders } = this.#standing
    const strings = holders.map((holder) => holder?.string ?? '')
    const game = new LiveGame({ ...row, manifest, table: opened.table, sitters: sitters!, strings, bots })
    this.#game = game
    this.#driver = new Driver({
      ...{ game, clocks: this.#clocks, bots, pace, time },
      touched: () => this.#touched,
      entered: () => this.#entered,
      isReady: () => goesOn(this.#standing, this.head.host),
      isResting: this.#isResting,
      leads: () => this.leads,
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
    if (answerable) this.#delivery.grant(answerable, this.seq)
  }

  #write(noted: readonly Noted[], answerable?: Answerable, ratings?: readonly Rating[]): void {
    const append = appendOf(this.head.id, this.#standing, noted, ratings)
    const answer = answerable && { to: answerable, seq: this.#log.answered(answerable.by) ?? this.seq }
    this.#delivery.write(append, noted, this.#textsAfter(noted), answer)
  }

  #textsAfter(noted: readonly Noted[]): string[] {
    if (noted.every(({ event }) => event.kind === 'ordered')) return []
    return [...(isSeating(noted) ? [this.#presence.text] : []), ...this.#clockTexts()]
  }

  #clockTexts(): string[] {
    const frame = this.#clocks.frame(this.#parts.time.now())
    return frame && !this.#isResting() ? [JSON.stringify(frame)] : []
  }

  // The end

  #end(): void {
    if (this.#isEnding || this.#standing.secret !== null) return
    const { secret } = this.#parts.row
    if (!this.head.plan.isRated) return this.#note({ kind: 'ended', secret })
    if (this.leads) this.#endRated(secret)
  }

  #endRated(secret: string): void {
    this.#isEnding = true
    ratingsAfter(this, this.#parts.store.ratings).then(
      ({ ratings, shifts }) => {
        this.#isEnding = false
        this.#note({ kind: 'ended', secret, ratings: [...shifts] })
        this.#write(this.#noted.splice(0), undefined, ratings)
      },
      () => this.#lost('disk'),
    )
  }

  // What could not be kept

  #lost(loss: Loss): void {
    if (this.isClosed) return
    this.close()
    this.#parts.onLoss(this, loss, this.#delivery.unanswered)
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
    this.isClosed = true
    this.#driver?.stop()
    this.#absence.missing([])
    this.#parts.membership.leave()
  }
}

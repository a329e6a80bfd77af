import type { Entry, Game, Kinds, Refusal, Seat } from '../../../engine/game.ts'
import { isPerson, peopleOf, type Sitter } from '../../../engine/sitter.ts'
import { same } from '../../../engine/values.ts'
import { type Match, recordFor } from '../../../protocol/match.ts'
import type { MatchRecord } from '../../../protocol/record.ts'
import { Referee, type TableChange } from '../../../table/referee.ts'
import { type Moment, SeatView } from '../../../table/seat-view.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Play } from '../../games/play.ts'
import type { Added } from '../../shelf/acts.ts'
import { firstRevision } from '../../shelf/guard.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import type { Seen, TableHead } from '../../shelf/table-head.ts'
import { trueRandom } from './dice-source.ts'
import { deciderOf, firstWatcher, handOverTo, passDevice } from './hand-over.ts'
import type { Pace } from './pace.ts'
import { Pacer } from './pacer.ts'
import { PageBots } from './page-bots.ts'
import { Saver } from './saver.ts'
import { cleaned } from './sitters.ts'
import type { Snapshot, TableStore } from './table-store.ts'
import { attend } from './tabs.ts'

type Action = Kinds['action']

/** The level of the bot that acts for a person. */
const STAND_IN = 'club'

const CLOCK = {
  after(milliseconds: number, ring: () => void): () => void {
    const timer = setTimeout(ring, milliseconds)
    return () => clearTimeout(timer)
  },
}

export interface LocalParts {
  readonly play: Play
  readonly match: Match
  readonly head: TableHead
  readonly shelf: Shelf
  readonly pace: Pace
  /** Why it could not be kept, if it could not. */
  readonly trouble: Trouble | null
  /** Reads the table from the shelf anew; null where it cannot be read. */
  readonly reread: () => Promise<{ readonly match: Match; readonly head: TableHead } | null>
}

/** A table whose engine runs in this page: a referee, what is seen of it, its pace, its tabs, and its place on the shelf. */
export class LocalTable implements TableStore {
  readonly id: string
  readonly game: Game
  readonly origin: TableHead['origin']
  readonly #parts: LocalParts
  readonly #listeners = new Set<() => void>()
  readonly #pacer: Pacer
  readonly #bots: PageBots
  #match: Match
  #referee: Referee
  #seatView: SeatView
  #saver: Saver
  #snapshot: Snapshot
  #trouble: Snapshot['trouble']
  /** The moment after which somebody pressed on. */
  #wentOn = -1
  /** Whether a bot acts for the people here. */
  #hasStandIn = false
  #touched: number
  #isGone = false
  /** While several acts are one, none of them is shown alone. */
  #isActing = false
  #leave: (() => void) | null = null
  #unattend: (() => void) | null = null

  constructor(parts: LocalParts) {
    this.#parts = parts
    this.id = parts.head.id
    this.game = parts.play.game
    this.origin = parts.head.origin
    this.#bots = new PageBots(parts.play, () => this.#say('bot'))
    this.#pacer = new Pacer({
      referee: () => this.#referee,
      pace: parts.pace,
      isPausing: () => this.#pause() !== null,
      isOwn: (seat) => seat !== null && this.#own.includes(seat),
      onSlice: () => this.#settle(),
    })
    this.#touched = parts.head.touched
    this.#trouble = parts.trouble
    this.#match = parts.match
    this.#referee = this.#refereeOf(parts.match)
    this.#seatView = new SeatView(this.#referee, this.#own, firstWatcher(this.#own))
    this.#saver = this.#saverOf(parts.head)
    this.#snapshot = this.#seen()
  }

  /** The match as it stands, whether or not the browser could keep it. */
  get match(): Match {
    return this.#match
  }

  snapshot = (): Snapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#wake()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#sleep()
    }
  }

  async act(seat: Seat, actions: readonly Action[]): Promise<Refusal | null> {
    const { length } = this.#referee.timeline
    this.#isActing = true
    const refusal = this.#actAll(seat, actions)
    this.#isActing = false
    if (this.#referee.timeline.length !== length) this.#settled()
    return refusal
  }

  #actAll(seat: Seat, actions: readonly Action[]): Refusal | null {
    for (const action of actions) {
      const refusal = this.#referee.act(seat, action)
      if (refusal) return refusal
    }
    return null
  }

  roll = (): void => {
    const { throwDue } = this.#snapshot
    if (throwDue !== null) this.#referee.press(throwDue)
  }

  async undo(): Promise<Refusal | null> {
    const seat = this.#snapshot.undoable?.seat
    return this.#referee.undo(seat ?? 0)
  }

  hurry = (): void => {
    this.#pacer.hurry()
    this.#show()
  }

  halt = (): void => {
    this.#pacer.halt()
    this.#settled()
  }

  goOn = (): void => {
    this.#wentOn = this.#referee.timeline.length
    this.#settled()
  }

  standIn = (): void => {
    this.#wentOn = this.#referee.timeline.length
    this.#reseat(true)
  }

  #reseat(hasStandIn: boolean): void {
    this.#hasStandIn = hasStandIn
    this.#seatView = new SeatView(this.#referee, this.#own, this.#seatView.watcher)
    this.#referee.seat(this.#sitters(this.#match))
  }

  take = (): void => {
    this.#seatView.look(this.#snapshot.handOver)
    this.#settled()
  }

  introduce = (sitters: readonly Sitter[]): void => {
    const named = cleaned(sitters)
    const seats = this.#match.head.seats.map(({ name, player }, seat) => ({
      ...named[seat]!,
      player,
      name: named[seat]!.name || name,
    }))
    this.#match = { ...this.#match, head: { ...this.#match.head, seats } }
    this.#referee.seat(this.#sitters(this.#match))
  }

  record = async (): Promise<MatchRecord> => recordFor(this.#match, firstWatcher(this.#people))

  /** Whether it is in the browser's store, as far as this page knows. */
  get isKept(): boolean {
    return this.#parts.shelf.trouble === null && (this.#trouble === null || this.#trouble === 'bot')
  }

  get begun(): number {
    return this.#parts.head.begun
  }

  get touched(): number {
    return this.#touched
  }

  moment = (index: number): Promise<Moment> => this.#seatView.moment(index)

  /** Resolves when all that happened until now is kept, with what stands in the way if it cannot be. */
  settled = async (): Promise<Trouble | null> => {
    await this.#saver.settled()
    return this.#trouble === 'bot' ? null : this.#trouble
  }

  // Parts

  get #people(): readonly Seat[] {
    return peopleOf(this.#match.head.seats)
  }

  /** The people who act themselves. */
  get #own(): readonly Seat[] {
    return this.#hasStandIn ? [] : this.#people
  }

  #sitters({ head: { seats } }: Match): readonly Sitter[] {
    return this.#hasStandIn
      ? seats.map((sitter) => (isPerson(sitter) ? { ...sitter, player: STAND_IN } : sitter))
      : seats
  }

  #refereeOf(match: Match): Referee {
    const random = trueRandom()
    return new Referee({
      timeline: match.timeline,
      sitters: this.#sitters(match),
      dice: () => random,
      bots: this.#bots,
      clock: CLOCK,
      onChange: this.#changed,
    })
  }

  #saverOf(head: TableHead): Saver {
    const { shelf } = this.#parts
    return new Saver(
      {
        id: this.id,
        shelf,
        timeline: () => this.#referee.timeline,
        change: () => ({ record: this.#match.head, isOver: this.#referee.timeline.result !== null }),
        onTrouble: (trouble) => this.#say(trouble),
        onBehind: () => void this.#giveWay(),
      },
      head,
    )
  }

  // Looking

  #seen(): Snapshot {
    const sight = this.#seatView.sight()
    return {
      ...sight,
      handOver: handOverTo(this.#seatView, sight),
      pause: this.#pause(),
      standIn: this.#hasStandIn ? null : (this.#parts.play.standIn?.(sight.view, this.#people) ?? null),
      hurrying: this.#pacer.isHurrying,
      trouble: this.#trouble,
    }
  }

  /** Where the game wants to be looked at, and nobody here has to do anything, it waits for a press. */
  #pause(): Snapshot['pause'] {
    const { play } = this.#parts
    if (!play.pause || this.#wentOn === this.#referee.timeline.length) return null
    const sight = this.#seatView.sight()
    return deciderOf(sight) === null ? play.pause(sight.view) : null
  }

  #say(trouble: Snapshot['trouble']): void {
    if (trouble === this.#trouble || (trouble === null && this.#trouble === 'bot')) return
    this.#trouble = trouble
    this.#show()
  }

  #show(): void {
    this.#snapshot = this.#seen()
    for (const listener of this.#listeners) listener()
  }

  // Changing

  #changed = (change: TableChange): void => {
    if (change === 'undone') this.#seatView.undone()
    this.#touched = Date.now()
    this.#saver.changed()
    if (!this.#pacer.isInSlice && !this.#isActing) this.#settled()
  }

  #settled(): void {
    this.#settle()
    this.#pacer.drive()
  }

  /** Who looks now; and nobody is hurried past a person. */
  #settle(): void {
    const sight = this.#seatView.sight()
    if (this.#hasStandIn && (this.#pause() || sight.result)) return this.#reseat(false)
    passDevice(this.#seatView, sight)
    if (deciderOf(sight) !== null || this.#referee.due().kind !== 'course') this.#pacer.halt()
    this.#show()
  }

  // Other tabs

  /** Whether it was removed while nobody looked. */
  get isGone(): boolean {
    return this.#isGone
  }

  #wake(): void {
    this.#catchUp()
    this.#unattend = this.#referee.attend()
    this.#leave = attend({
      id: this.id,
      shelf: this.#parts.shelf,
      settled: this.settled,
      elsewhere: () => void this.#follow(),
      drives: (isHeld) => this.#pacer.turn(isHeld),
    })
  }

  #sleep(): void {
    this.#leave?.()
    this.#pacer.turn(false)
    this.#unattend?.()
    this.#unattend = null
    // Who comes back to a shared device may be somebody else.
    if (this.#seatView.hides) this.#seatView.look(firstWatcher(this.#own))
    this.#snapshot = this.#seen()
  }

  /** While nobody looked it may have been played on in another tab, or removed. */
  async #catchUp(): Promise<void> {
    if ((await this.#follow()) || !this.isKept) return
    this.#isGone = true
    this.#show()
  }

  /** Another tab wrote first; a table that was removed there is put back by whoever plays on here. */
  async #giveWay(): Promise<void> {
    if (await this.#follow()) return
    const { log, length, result } = this.#referee.timeline
    const head = { ...this.#parts.head, record: this.#match.head, length, revision: firstRevision() }
    const kept = await this.#parts.shelf.create({ ...head, touched: this.#touched, isOver: result !== null }, log)
    if (kept === 'kept') this.#saver.follow(head)
    if (kept !== 'behind') this.#say(kept === 'kept' ? this.#parts.shelf.trouble : kept)
  }

  /** The same table was played on in another tab: what is on the shelf is the truth. False where it is gone. */
  async #follow(): Promise<boolean> {
    await this.#saver.settled()
    const { seen } = this.#saver
    const added = await this.#parts.shelf.since(this.id, seen)
    if (added === 'missing') return false
    if (typeof added === 'string' || !this.#goesOn(added, seen)) return this.#reopen()
    return true
  }

  /** Takes what others added; false where that is not all that changed. */
  #goesOn({ head, entries }: Added, seen: Seen): boolean {
    const { timeline } = this.#referee
    if (head.revision === seen.revision) return true
    if (timeline.length !== seen.length || !same(head.record, this.#match.head)) return false
    if (!entries.every((entry) => timeline.append(entry as Entry) === null)) return false
    this.#saver.follow(head)
    this.#settled()
    return true
  }

  async #reopen(): Promise<boolean> {
    const found = await this.#parts.reread()
    if (!found) return false
    this.#match = found.match
    this.#unattend?.()
    this.#referee = this.#refereeOf(found.match)
    this.#unattend = this.#unattend && this.#referee.attend()
    this.#seatView = new SeatView(this.#referee, this.#own, this.#seatView.watcher)
    this.#saver = this.#saverOf(found.head)
    this.#settled()
    return true
  }
}

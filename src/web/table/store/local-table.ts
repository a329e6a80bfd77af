import type { Game, Kinds, Refusal, Seat } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import { peopleOf, type Sitter } from '../../../engine/sitter.ts'
import { type Match, recordFor } from '../../../protocol/match.ts'
import type { MatchRecord } from '../../../protocol/record.ts'
import type { Asking } from '../../../table/asking.ts'
import { type Bots, Referee, type TableChange } from '../../../table/referee.ts'
import { type Moment, SeatView } from '../../../table/seat-view.ts'
import type { Trouble } from '../../browser/trouble.ts'
import type { Kept, Seen, TableHead } from '../../shelf/table-head.ts'
import { attentionOf } from './attention.ts'
import { askingsOf, Conversation } from './conversation.ts'
import { Follower, type Read } from './follower.ts'
import { firstWatcher, handOverTo, passDevice } from './hand-over.ts'
import type { LocalParts } from './local-parts.ts'
import { Pacer } from './pacer.ts'
import { Saver } from './saver.ts'
import { introduced, stoodInFor } from './sitters.ts'
import type { Snapshot, TableStore } from './table-store.ts'
import { attend } from './tabs.ts'

type Action = Kinds['action']

const NOTHING_TO_UNDO: Refusal = { rule: 'EN-6', reason: sentence('engine.undo-nothing') }

/** A table whose engine runs in this page: a referee, what is seen of it, its pace, its tabs, and its place on the shelf. */
export class LocalTable implements TableStore {
  readonly id: string
  readonly game: Game
  readonly origin: TableHead['origin']
  readonly #parts: LocalParts
  readonly #listeners = new Set<() => void>()
  readonly #pacer: Pacer
  readonly #conversation: Conversation
  readonly #follower: Follower
  readonly #bots: Bots
  #match: Match
  #referee: Referee
  #seatView: SeatView
  #saver: Saver
  #snapshot: Snapshot
  /** What stands in the way of keeping it. */
  #trouble: Trouble | null
  #isUnrecorded = false
  #hasBotFailed = false
  /** The moment after which somebody pressed on. */
  #wentOn = -1
  /** Whether a bot acts for the people here. */
  #hasStandIn = false
  #touched: number
  #isGone = false
  #leave: (() => void) | null = null
  #unattend: (() => void) | null = null

  constructor(parts: LocalParts) {
    this.#parts = parts
    this.id = parts.head.id
    this.game = parts.play.game
    this.origin = parts.head.origin
    this.#bots = parts.bots(() => this.#botFailed())
    this.#pacer = new Pacer({
      referee: () => this.#referee,
      pace: parts.pace,
      attention: () => attentionOf({ play: parts.play, referee: this.#referee, sight: this.#seatView.sight() }),
      isPausing: () => this.#pause() !== null,
      isOwn: (seat) => seat !== null && this.#own.includes(seat),
      // Where several share the device, the press shows that it has come to the next.
      throwsByItself: () => this.#own.length === 1 && parts.actsForMe(),
      onSlice: () => this.#settle(),
    })
    this.#conversation = new Conversation({
      referee: () => this.#referee,
      seatView: () => this.#seatView,
      own: () => this.#own,
    })
    this.#follower = new Follower({
      ...{ id: this.id, shelf: parts.shelf, reread: parts.reread, saver: () => this.#saver, match: () => this.#match },
      onAdded: () => this.#settled(),
      onReread: (read) => this.#reopen(read),
    })
    this.#touched = parts.head.touched
    this.#trouble = parts.trouble
    this.#match = parts.match
    this.#referee = this.#refereeOf(parts.match, parts.head)
    this.#seatView = new SeatView(this.#referee, this.#own, firstWatcher(this.#own))
    this.#saver = this.#saverOf(parts.head)
    if (parts.trouble !== null) this.#saver.tryLater()
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
    this.#pacer.acted()
    return this.#referee.act(seat, ...actions)
  }

  roll = (): void => {
    const { throwDue } = this.#snapshot
    this.#pacer.acted()
    if (throwDue !== null) this.#referee.press(throwDue)
  }

  async undo(): Promise<Refusal | null> {
    this.#pacer.acted()
    const { undoable } = this.#snapshot
    return undoable ? this.#referee.undo(undoable.seat) : NOTHING_TO_UNDO
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
    this.#pacer.acted()
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
    this.#pacer.acted()
    this.#seatView.look(this.#snapshot.handOver)
    this.#settled()
  }

  answer = (seat: Seat | null): void => {
    this.#pacer.acted()
    this.#conversation.answer(seat)
    this.#settled()
  }

  ask = (seat: Seat, asking: Asking): void => this.#referee.ask(seat, asking)

  raise = (seat: Seat, isRaised: boolean): void => this.#referee.raise(seat, isRaised)

  introduce = (sitters: readonly Sitter[]): void => {
    const seats = introduced(this.#match.head.seats, sitters)
    this.#match = { ...this.#match, head: { ...this.#match.head, seats } }
    this.#referee.seat(this.#sitters(this.#match))
  }

  record = async (): Promise<MatchRecord> => recordFor(this.#match, firstWatcher(this.#people))

  /** Whether it is in the browser's store, as far as this page knows. */
  get isKept(): boolean {
    return this.#parts.shelf.trouble === null && this.#trouble === null
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
    do {
      await this.#saver.settled()
      await this.#follower.settled()
    } while (this.#saver.isWriting)
    return this.#trouble
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
    return this.#hasStandIn ? stoodInFor(seats) : seats
  }

  #refereeOf(match: Match, { askings }: TableHead): Referee {
    const { dice, recall, clock, actsForMe, drives } = this.#parts
    const kept = askingsOf(askings, match.head.seats.length, this.#people.length)
    return new Referee({
      ...{ timeline: match.timeline, sitters: this.#sitters(match), dice, recall, clock, bots: this.#bots },
      ...{ askings: kept, answersForced: actsForMe, drives, onChange: this.#changed },
      hasOnlookers: () => this.#people.length > 1,
    })
  }

  #saverOf(head: TableHead): Saver {
    const { shelf, clock } = this.#parts
    return new Saver(
      {
        ...{ id: this.id, shelf, clock, timeline: () => this.#referee.timeline, change: () => this.#change },
        create: (seen) => this.#create(seen),
        onTrouble: (trouble) => this.#say(trouble),
        onBehind: () => this.#giveWay(),
      },
      head,
    )
  }

  get #change() {
    const askings = this.#match.head.seats.map((_, seat) => this.#referee.asking(seat))
    return { record: this.#match.head, isOver: this.#referee.timeline.result !== null, askings }
  }

  #create(seen: Seen): Promise<Kept> {
    const head = { ...this.#parts.head, ...this.#change, ...seen, touched: this.#touched }
    return this.#parts.shelf.bring(head, [...this.#referee.timeline.log])
  }

  // Looking

  #seen(): Snapshot {
    const sight = this.#seatView.sight()
    const question = this.#conversation.question()
    return {
      ...sight,
      handOver: handOverTo(this.#seatView, question),
      aloud: question.aloud,
      orders: this.#conversation.orders(),
      pause: this.#pause(),
      standIn: this.#hasStandIn ? null : (this.#parts.play.standIn?.(sight.view, this.#people) ?? null),
      hurrying: this.#pacer.isHurrying,
      tempo: this.#pacer.tempo,
      trouble: this.#trouble ?? this.#otherTrouble(),
    }
  }

  /** Where the game wants to be looked at, and nobody here has to do anything, it waits for a press. */
  #pause(): Snapshot['pause'] {
    const { play } = this.#parts
    if (!play.pause || this.#wentOn === this.#referee.timeline.length) return null
    const { decider, aloud } = this.#conversation.question()
    return decider === null && aloud === null ? play.pause(this.#seatView.sight().view) : null
  }

  #say(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#show()
  }

  #otherTrouble(): Snapshot['trouble'] {
    if (this.#isUnrecorded) return 'history'
    return this.#hasBotFailed ? 'bot' : null
  }

  /** What keeps its result out of the history. */
  noteHistory = (trouble: Trouble | null): void => {
    const isUnrecorded = trouble !== null
    if (isUnrecorded === this.#isUnrecorded) return
    this.#isUnrecorded = isUnrecorded
    this.#show()
  }

  #botFailed(): void {
    this.#hasBotFailed = true
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
    if (!this.#pacer.isInSlice) this.#settled()
  }

  #settled(): void {
    this.#settle()
    this.#pacer.drive()
  }

  /** Who looks now; and nobody is hurried past a person. */
  #settle(): void {
    const sight = this.#seatView.sight()
    if (this.#hasStandIn && (this.#pause() || sight.result)) return this.#reseat(false)
    this.#conversation.goOn()
    const question = this.#conversation.question()
    passDevice(this.#seatView, sight, question, this.#conversation.talk())
    if (question.decider !== null || this.#referee.due().kind !== 'course') this.#pacer.halt()
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
      elsewhere: () => this.#follower.follow(),
      drives: (isHeld) => this.#drives(isHeld),
    })
  }

  #sleep(): void {
    this.#leave?.()
    this.#pacer.turn(false)
    this.#unattend?.()
    this.#unattend = null
    this.#cover()
    this.#snapshot = this.#seen()
  }

  #drives(isHeld: boolean): void {
    this.#pacer.turn(isHeld)
    if (isHeld) return
    this.#cover()
    this.#show()
  }

  /** Who comes back to a shared device may be somebody else. */
  #cover(): void {
    if (this.#seatView.hides) this.#seatView.look(firstWatcher(this.#own))
  }

  /** While nobody looked it may have been played on in another tab, or removed. */
  #catchUp(): void {
    this.#follower.follow((followed) => {
      if (followed !== 'missing' || !this.isKept) return
      this.#isGone = true
      this.#show()
    })
  }

  /** Another tab wrote first; a table that was removed there is put back by whoever plays on here. */
  #giveWay(): void {
    this.#follower.follow((followed) => {
      if (followed === 'missing') this.#saver.putBack()
      if (followed !== 'unread') return
      this.#say('forbidden')
      this.#saver.tryLater()
    })
  }

  #reopen({ match, head }: Read): void {
    this.#saver.stop()
    this.#match = match
    this.#unattend?.()
    this.#referee = this.#refereeOf(match, head)
    this.#unattend = this.#unattend && this.#referee.attend()
    this.#seatView = new SeatView(this.#referee, this.#own, this.#seatView.watcher)
    this.#saver = this.#saverOf(head)
    this.#trouble = this.#parts.shelf.trouble
    this.#settled()
  }
}

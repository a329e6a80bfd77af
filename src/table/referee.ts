import { forcedAction } from '../engine/forced.ts'
import {
  type Entry,
  type Game,
  isOutcome,
  type Kinds,
  type Refusal,
  type Result,
  type Seat,
  type Silence,
} from '../engine/game.ts'
import type { Drives } from '../engine/guide.ts'
import type { Random } from '../engine/random.ts'
import { sentence } from '../engine/sentence.ts'
import { isPerson, type Sitter } from '../engine/sitter.ts'
import type { Timeline } from '../engine/timeline.ts'
import { UNHURRIED } from '../engine/unhurried.ts'
import { same } from '../engine/values.ts'
import type { Asking } from './asking.ts'
import { Clicks } from './clicks.ts'
import { Orders } from './orders.ts'
import type { Recall } from './recalled.ts'

type Action = Kinds['action']

/** Numbers for the chance event at one place of the log. */
export type Dice = (index: number) => Random

/** What goes to a bot: its seat's view and choices, nothing else of the table. */
export interface Decision {
  readonly level: string
  readonly seat: Seat
  readonly view: Kinds['view']
  readonly legal: readonly Action[]
}

/** A bot that has to think. */
export interface Pending {
  readonly action: Promise<Action>
  cancel(): void
}

/** Decides for bots: at once where that needs no thought. */
export interface Bots {
  decide(decision: Decision): { readonly action: Action } | Pending
}

export interface Clock {
  /** Rings after so many milliseconds, unless the answer is called before. */
  after(milliseconds: number, ring: () => void): () => void
}

/** What a table waits for. */
export type Due =
  | { readonly kind: 'decision'; readonly seats: readonly Seat[] }
  /** A throw that waits for the hand of a person. */
  | { readonly kind: 'throw'; readonly seat: Seat }
  /** Nothing that a person has to do; `seat` is whose act or dice come. */
  | { readonly kind: 'course'; readonly seat: Seat | null }
  | { readonly kind: 'over'; readonly result: Result }

/** What happens by itself; whoever keeps the pace says when. */
export interface Next {
  readonly seat: Seat | null
  /** Null while a bot thinks; `thought` then gives it. */
  readonly entry: Entry | null
  readonly thought: Promise<Entry> | null
}

/** What changed at a table: entries were added, or one was taken back, or who sits there is another. */
export type TableChange = 'added' | 'undone' | 'seated'

interface RefereeParts {
  readonly timeline: Timeline
  readonly sitters: readonly Sitter[]
  /** When each seat wants to be asked where silence is an answer; always, if nobody says so. */
  readonly askings?: readonly Asking[]
  readonly dice: Dice
  /** What falls because it fell elsewhere; absent, dice alone decide. */
  readonly recall?: Recall | undefined
  readonly bots: Bots
  readonly clock: Clock
  /** Whether it answers for people who have no choice; otherwise they are asked. */
  readonly answersForced: () => boolean
  /** How drives are told by their ends to those who are asked here; null where they are made step by step. */
  readonly drives?: () => Drives | null
  /** Whether anybody but one person sees this table, who could learn something from what is not asked; if nobody says so, yes. */
  readonly hasOnlookers?: () => boolean
  readonly onChange: (change: TableChange) => void
}

const SECOND = 1000

/**
 * Keeps one running table to the rules, wherever it runs: takes acts, throws due dice, asks bots, and counts the silence
 * of those who let their time run out. It knows neither pages nor processes, and nothing happens faster than it is told.
 */
export class Referee {
  readonly timeline: Timeline
  readonly #parts: RefereeParts
  readonly #orders: Orders
  readonly #clicks: Clicks
  #sitters: readonly Sitter[]
  #next: { readonly of: Next; cancel(): void } | null = null
  #public: { readonly state: Kinds['state']; readonly view: Kinds['view'] } | null = null
  #forced: { readonly state: Kinds['state']; readonly actions: Map<Seat, Action | null> } | null = null
  #isAttended = false
  /** Ends the limit of time that runs. */
  #limit: (() => void) | null = null

  constructor(parts: RefereeParts) {
    this.#parts = parts
    this.timeline = parts.timeline
    this.#sitters = parts.sitters
    this.#orders = new Orders(parts.askings ?? [])
    this.#clicks = new Clicks({ ...parts, hasOnlookers: () => this.#hasOnlookers })
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters
  }

  // What is due

  due(): Due {
    const waiting = this.timeline.waiting
    if (waiting.kind === 'over') return waiting
    if (waiting.kind === 'chance') return this.#dueOfChance(waiting.chance.seat)
    const course = this.#actsByItself(waiting.seats)
    return course === null ? { kind: 'decision', seats: waiting.seats } : { kind: 'course', seat: course }
  }

  #dueOfChance(seat: Seat | null): Due {
    return seat !== null && this.#isPersons(seat) && this.#isPressedFor(seat)
      ? { kind: 'throw', seat }
      : { kind: 'course', seat }
  }

  /** A throw that follows the thrower's own decision needs no second press. */
  #isPressedFor(seat: Seat): boolean {
    const { game, log, waiting } = this.timeline
    const last = log.at(-1)
    if (waiting.kind !== 'chance' || (last && !isOutcome(last) && last.seat === seat)) return false
    return game.isPressedFor(this.#publicView, waiting.chance)
  }

  /** Bots go first, then those who have no choice, then those who have nothing to say. */
  #actsByItself(seats: readonly Seat[]): Seat | null {
    const first = seats.find((seat) => !this.#isPersons(seat)) ?? seats.find((seat) => this.answersFor(seat))
    if (first !== undefined) return first
    const silence = this.silence()
    return silence ? this.#silentIn(seats, silence) : null
  }

  /** Those who are asked pass together, when the last of them has nothing to say: nobody hears who had to think. */
  #silentIn(seats: readonly Seat[], silence: Silence): Seat | null {
    const first = seats.find((seat) => !this.#orders.isAsked(seat, silence))
    return first ?? (seats.every(this.isPassing) ? seats[0]! : null)
  }

  /** Whether this seat will be asked for a word in the window that is open, by what everybody knows. */
  willAsk(seat: Seat): boolean {
    const silence = this.silence()
    return silence !== null && this.#waitedFor().includes(seat) && this.#orders.isAsked(seat, silence)
  }

  /** Whether this seat, a person's, is waited for but has no choice, so that nobody asks. */
  answersFor(seat: Seat): boolean {
    return this.#isPersons(seat) && this.#forcedFor(seat) !== null
  }

  #forcedFor(seat: Seat): Action | null {
    const { game, present: state } = this.timeline
    const { drives } = this.#parts
    if (!this.#parts.answersForced() || (this.#hasOnlookers && this.silence() !== null)) return null
    if (this.#forced?.state !== state) this.#forced = { state, actions: new Map() }
    const { actions } = this.#forced
    if (!actions.has(seat)) actions.set(seat, forcedAction(game, state, seat, this.#hasOnlookers, drives?.()))
    return actions.get(seat)!
  }

  get #hasOnlookers(): boolean {
    return this.#parts.hasOnlookers?.() ?? true
  }

  #isPersons(seat: Seat): boolean {
    return isPerson(this.#sitters[seat]!)
  }

  /** What silence of those who may act means now; null where the table waits for a decision. */
  silence(): Silence | null {
    if (isUnhurried(this.timeline.game)) return null
    return this.timeline.waiting.kind === 'seats' ? this.timeline.game.silence(this.#publicView) : null
  }

  get #publicView(): Kinds['view'] {
    const { game, present: state } = this.timeline
    if (this.#public?.state !== state) this.#public = { state, view: game.view(state, null) }
    return this.#public.view
  }

  // What people do

  /** One click, whatever it does; what comes after a refused act is not done. */
  act(seat: Seat, ...actions: readonly Action[]): Refusal | null {
    const { length } = this.timeline
    const entries = actions.map((action) => ({ seat, action }))
    this.#clicks.begin()
    const refusal = this.#appendQuietly(entries.slice(0, -1)) ?? this.#append(entries.at(-1)!)
    if (refusal && this.timeline.length > length) this.#changed('added')
    return refusal
  }

  #appendQuietly(entries: readonly Entry[]): Refusal | null {
    for (const entry of entries) {
      const refusal = this.timeline.append(entry)
      if (refusal) return refusal
    }
    return null
  }

  /** Throws the dice that wait for this seat. */
  press(seat: Seat): Refusal | null {
    const due = this.due()
    if (due.kind !== 'throw' || due.seat !== seat) return { rule: 'EN-4', reason: sentence('engine.no-throw') }
    return this.#append(this.#drawn())
  }

  /** EN-6 Takes back what the seat's last click did. */
  undo(seat: Seat): Refusal | null {
    const to = this.#clicks.undoTo(seat)
    if ('refusal' in to) return to.refusal
    while (this.timeline.length > to.start) this.timeline.undo(seat)
    this.#changed('undone')
    return null
  }

  /** Whoever was asked before is asked anew: the log was made shorter. */
  undone(): void {
    this.#changed('undone')
  }

  /** Where the log would end then; null where that is refused. */
  undoTo(seat: Seat): number | null {
    const to = this.#clicks.undoTo(seat)
    return 'start' in to ? to.start : null
  }

  // What they say about being asked

  asking = (seat: Seat): Asking => this.#orders.asking(seat)
  isQuiet = (seat: Seat): boolean => this.#orders.isQuiet(seat)
  isPassing = (seat: Seat): boolean => this.#orders.isPassing(seat)
  isRaised = (seat: Seat): boolean => this.#orders.isRaised(seat)

  /** This seat has nothing to say wherever silence is an answer, until a decision of its own is due. */
  stayQuiet = (seat: Seat, isQuiet: boolean): void => this.#ordered(() => this.#orders.stayQuiet(seat, isQuiet))
  /** An order that lasts: when this seat wants to be asked where silence is an answer. */
  ask = (seat: Seat, asking: Asking): void => this.#ordered(() => this.#orders.ask(seat, asking))
  /** Asks this seat next time whatever its order, until it has had nothing to say. */
  raise = (seat: Seat, isRaised: boolean): void => this.#ordered(() => this.#orders.raise(seat, isRaised))

  /** This seat has nothing to say in the window that is open; without one it means nothing. */
  pass(seat: Seat): void {
    if (this.silence() !== null) this.#ordered(() => this.#orders.pass(seat))
  }

  #ordered(order: () => void): void {
    order()
    this.#changed('seated')
  }

  /** None of these has anything to say. */
  letPass(seats: readonly Seat[]): void {
    const silence = this.silence()
    if (!silence) return
    for (const seat of seats) {
      this.#orders.raise(seat, false)
      this.timeline.append({ seat, action: silence.action })
    }
    this.#changed('added')
  }

  /** Others sit here now, or the same with other names. */
  seat(sitters: readonly Sitter[]): void {
    this.#sitters = sitters
    this.#changed('seated')
  }

  // What happens by itself

  /** The same until something changes: a bot is asked once. Whether throws of people are among it, whoever asks says. */
  next(throwsByItself = false): Next | null {
    const due = this.due()
    if (due.kind !== 'course' && !(due.kind === 'throw' && throwsByItself)) return null
    if (this.#next) return this.#next.of
    this.#next = this.timeline.waiting.kind === 'chance' ? settled(due.seat, this.#drawn()) : this.#decided(due.seat!)
    return this.#next.of
  }

  #drawn(): Entry {
    const { game, waiting, length } = this.timeline
    if (waiting.kind !== 'chance') throw new Error('no chance event is due')
    return this.#parts.recall?.(this.timeline) ?? { outcome: game.sample(waiting.chance, this.#parts.dice(length)) }
  }

  #decided(seat: Seat) {
    if (this.#isPersons(seat)) return settled(seat, { seat, action: this.#forcedFor(seat) ?? this.silence()!.action })
    const { game, present } = this.timeline
    const decision = { level: this.#sitters[seat]!.player, seat, view: game.view(present, seat) }
    const decided = this.#parts.bots.decide({ ...decision, legal: game.legal(present, seat) })
    if (!('cancel' in decided)) return settled(seat, { seat, action: decided.action })
    const thought = decided.action.then((action): Entry => ({ seat, action }))
    thought.catch(() => undefined)
    return { of: { seat, entry: null, thought }, cancel: () => decided.cancel() }
  }

  /** Lets happen what `next` gave. What a standing order says is taken back by itself, as if it had been said. */
  enter(entry: Entry): Refusal | null {
    if (!isOutcome<Kinds>(entry) && !this.answersFor(entry.seat)) this.#clicks.begin()
    return this.#append(entry)
  }

  // Time

  /** From now on limits of time run, until the answer is called. */
  attend(): () => void {
    this.#isAttended = true
    this.#watchTime()
    return () => {
      this.#isAttended = false
      this.#watchTime()
      this.#forgetNext()
    }
  }

  #watchTime(): void {
    const seconds = this.#isAttended && this.due().kind === 'decision' ? (this.silence()?.seconds ?? null) : null
    this.#limit?.()
    this.#limit = seconds === null ? null : this.#parts.clock.after(seconds * SECOND, () => this.#runOut())
  }

  /** Everybody who has said nothing by now has nothing to say. */
  #runOut(): void {
    this.#limit = null
    const due = this.due()
    if (due.kind === 'decision') this.letPass(due.seats)
  }

  // Changes

  #append(entry: Entry): Refusal | null {
    const isSilence = this.#isSilence(entry)
    const quiet = this.#limit !== null && isSilence ? this.#waitedFor() : []
    const refusal = this.timeline.append(entry)
    if (refusal) return refusal
    this.#passed(entry, isSilence)
    this.#changed('added', this.silence() !== null && this.#waitedFor().every((seat) => quiet.includes(seat)))
    return null
  }

  /** Whatever is said opens the window anew for everybody. */
  #passed(entry: Entry, isSilence: boolean): void {
    if (!isSilence || isOutcome<Kinds>(entry)) this.#orders.closed()
    else this.#orders.passed(entry.seat)
  }

  #isSilence(entry: Entry): boolean {
    return !isOutcome<Kinds>(entry) && same(this.silence()?.action, entry.action)
  }

  #waitedFor(): readonly Seat[] {
    const { waiting } = this.timeline
    return waiting.kind === 'seats' ? waiting.seats : []
  }

  /** What one of them says gives the others time anew; that one has nothing to say does not. */
  #changed(change: TableChange, isTimeKept = false): void {
    this.#forgetNext()
    this.#forgetOrders()
    if (change === 'undone' || this.silence() === null) this.#orders.closed()
    if (!isTimeKept) this.#watchTime()
    this.#parts.onChange(change)
  }

  #forgetNext(): void {
    this.#next?.cancel()
    this.#next = null
  }

  #forgetOrders(): void {
    if (this.silence() === null) this.#orders.decides(this.#waitedFor())
  }
}

/** Whether silence is never an answer, so that nobody has to look. */
const isUnhurried = ({ silence }: Game): boolean => silence === UNHURRIED.silence

const settled = (seat: Seat | null, entry: Entry) => ({ of: { seat, entry, thought: null }, cancel: () => undefined })

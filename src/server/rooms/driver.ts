import type { Entry, Seat } from '../../engine/game.ts'
import { isPerson } from '../../engine/sitter.ts'
import type { Bots, Decision, Next } from '../../table/referee.ts'
import type { Time } from '../time.ts'
import type { Clocks } from './clocks.ts'
import type { LiveGame } from './live-game.ts'
import { type Pace, pauseBefore } from './pace.ts'

/** The level that decides for whoever lets the time run out. */
export const STAND_IN = 'club'

/** What is said in a window is so far from what was said before, as a part of the time before the first word. */
const APART = 0.25

export interface Driven {
  readonly game: LiveGame
  readonly clocks: Clocks
  readonly bots: Bots
  readonly pace: Pace
  readonly time: Time
  /** When the last thing happened. */
  touched(): number
  /** When the last entry came. */
  entered(): number
  /** Whether nobody wants to look any longer at what came of the last part of the game. */
  isReady(): boolean
  /** Whether nobody is there for whom anything should happen. */
  isResting(): boolean
  /** Whether bots think and time runs here, and not at another process. */
  leads(): boolean
  /** Something was entered by itself; `why` says if it was for somebody whose time was up. */
  onEntered(why?: 'clock'): void
  /** All that comes of one ring of the clock was entered. */
  onSettled(): void
}

/** Lets happen at a live table what nobody is asked for: bots, dice, answers without a choice, and what is due when time is up. */
export class Driver {
  readonly #driven: Driven
  #stopPace: (() => void) | null = null
  #stopLimit: (() => void) | null = null
  #isStopped = false

  constructor(driven: Driven) {
    this.#driven = driven
  }

  /** Enters all that needs no time; what needs some comes later by itself. */
  drive(): void {
    this.#rest()
    const { isResting } = this.#driven
    if (this.#isStopped || isResting()) return
    while (this.#step()) this.#driven.onEntered()
    if (this.#driven.leads()) this.#watch()
  }

  stop(): void {
    this.#isStopped = true
    this.#rest()
  }

  #rest(): void {
    this.#stopPace?.()
    this.#stopLimit?.()
    this.#stopPace = null
    this.#stopLimit = null
  }

  /** Whether something was entered at once. */
  #step(): boolean {
    if (!this.#driven.leads() && this.#isBots()) return false
    const next = this.#driven.game.referee.next()
    if (!next) return false
    const wait = this.#wait(next)
    if (wait > 0 && !this.#driven.leads()) return false
    if (wait > 0) this.#stopPace = this.#driven.time.after(wait, () => this.#decided(next))
    else if (next.entry) return this.#enter(next.entry)
    else this.#decided(next)
    return false
  }

  /** Whether a bot has to decide. */
  #isBots(): boolean {
    const { referee, timeline } = this.#driven.game
    const due = referee.due()
    return due.kind === 'course' && timeline.waiting.kind === 'seats' && !isPerson(referee.sitters[due.seat!]!)
  }

  #enter(entry: Entry): boolean {
    const refusal = this.#driven.game.referee.enter(entry)
    if (refusal) throw new Error(`${refusal.rule} forbids what happens by itself`)
    return true
  }

  /** In a window whatever is said by itself comes at fixed times, one after the other: nobody hears who had to think. */
  #wait(next: Next): number {
    const { game, clocks, pace, time, touched } = this.#driven
    const { windowSince } = clocks
    if (windowSince !== null) return Math.max(windowSince + pace.window, touched() + pace.window * APART) - time.now()
    if (game.isBreak) return this.#waitBetween()
    const pause = pauseBefore(game.referee, next, pace)
    return pause === 0 ? 0 : touched() + pause - time.now()
  }

  #waitBetween(): number {
    const { pace, time, entered, isReady } = this.#driven
    return isReady() ? 0 : entered() + pace.between - time.now()
  }

  #decided(next: Next): void {
    if (next.entry) return this.#goOn(next, next.entry)
    next.thought!.then(
      (entry) => this.#goOn(next, entry),
      () => undefined,
    )
  }

  /** A thought that was overtaken meanwhile is nobody's any more. */
  #goOn(next: Next, entry: Entry): void {
    const { game, isResting, onEntered, onSettled } = this.#driven
    if (this.#isStopped || isResting() || game.referee.next() !== next) return
    this.#enter(entry)
    onEntered()
    this.drive()
    onSettled()
  }

  // Time

  #watch(): void {
    const { clocks, time } = this.#driven
    const { deadline } = clocks
    if (deadline !== null) this.#stopLimit = time.after(Math.max(0, deadline - time.now()), () => this.#timeUp())
  }

  #timeUp(): void {
    const { game, clocks, time } = this.#driven
    if (clocks.windowSince !== null) return this.#letPass()
    const [seat] = clocks.late(time.now())
    if (seat === undefined) return this.drive()
    if (game.referee.due().kind === 'throw') this.#instead(() => game.referee.press(seat))
    else this.#standIn(seat)
  }

  /** Everybody who has said nothing by now has nothing to say. */
  #letPass(): void {
    const { game, onEntered, onSettled } = this.#driven
    for (const seat of game.awaited().seats) {
      const silence = game.referee.silence()
      if (silence && game.referee.enter({ seat, action: silence.action }) === null) onEntered()
    }
    this.drive()
    onSettled()
  }

  #instead(enter: () => unknown): void {
    if (this.#isStopped || enter() !== null) return
    this.#driven.onEntered('clock')
    this.drive()
    this.#driven.onSettled()
  }

  /** One decision by a bot; the seat stays its owner's. */
  #standIn(seat: Seat): void {
    const { game, bots } = this.#driven
    const { length } = game.timeline
    const decided = bots.decide(this.#decision(seat))
    const enter = (entry: Entry & { action: Decision['legal'][number] }) => {
      if (game.timeline.length === length) this.#instead(() => game.referee.act(seat, entry.action))
    }
    if (!('cancel' in decided)) return enter({ seat, action: decided.action })
    decided.action.then(
      (action) => enter({ seat, action }),
      () => undefined,
    )
  }

  #decision(seat: Seat): Decision {
    const { game, present } = this.#driven.game.timeline
    return { level: STAND_IN, seat, view: game.view(present, seat), legal: game.legal(present, seat) }
  }
}

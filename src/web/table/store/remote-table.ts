import type { Game, Refusal, Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Numbered } from '../../../protocol/live/events.ts'
import type { Denied, Sight as Seen } from '../../../protocol/live/replies.ts'
import { deciders, type Standing, seatsOf } from '../../../protocol/live/standing.ts'
import type { MatchRecord } from '../../../protocol/record.ts'
import type { Asking } from '../../../table/asking.ts'
import type { Clock } from '../../../table/referee.ts'
import type { Moment, Sight } from '../../../table/seat-view.ts'
import { HiddenGame } from './live/hidden-game.ts'
import type { Answer, Asked, LineState } from './live/line.ts'
import { OpenGame } from './live/open-game.ts'
import { Orders } from './live/orders.ts'
import { Playback } from './live/playback.ts'
import type { GameParts, Stage } from './live/seen-game.ts'
import type { Snapshot, TableStore } from './table-store.ts'

/** Who has the seats, and which guest this page is. */
export interface Seating {
  readonly standing: Standing
  readonly guest: string
}

/** What a table on a server is made of on this page. */
export interface RemoteParts {
  readonly id: string
  readonly stage: Stage
  /** The level of the bots that keep seats. */
  readonly level: string
  readonly isRated: boolean
  readonly clock: Clock
  /** How long dice are in the air and then lie there, in milliseconds. */
  dice(): number
  ask(asked: Asked): Promise<Answer>
  line(): LineState
  /** The latest event there is on this page. */
  seq(): number
  record(): Promise<MatchRecord>
  /** The moments of a game that is over, from its record. */
  finished(): Promise<{ at(index: number): Moment }>
  onBroken(): void
}

/** A table whose engine runs on a server: what was told of it, and what the people here ask for. */
export class RemoteTable implements TableStore {
  readonly id: string
  readonly game: Game
  readonly isElsewhere = true
  readonly isRated: boolean
  readonly #parts: RemoteParts
  readonly #listeners = new Set<() => void>()
  readonly #playback: Playback
  #seating: Seating
  #game: OpenGame | HiddenGame
  readonly #orders = new Orders()
  #snapshot: Snapshot | null = null
  /** What was done here last and is not answered yet. */
  #pending: { readonly after: number; readonly answer: Promise<Refusal | null> } | null = null
  #finished: Promise<{ at(index: number): Moment }> | null = null
  #touched = 0

  constructor(parts: RemoteParts, seating: Seating) {
    this.#parts = parts
    this.#seating = seating
    this.id = parts.id
    this.isRated = parts.isRated
    this.game = parts.stage.play.game
    this.#playback = new Playback({ clock: parts.clock, dice: parts.dice, show: () => this.show() })
    this.#game = this.#begun()
  }

  #begun(): OpenGame | HiddenGame {
    const { stage, onBroken } = this.#parts
    const parts: GameParts = { stage, onBroken, look: (index) => this.#look(index) }
    const hides = this.game.hides(stage.table.options)
    return hides ? new HiddenGame(parts, this.#sitters, this.#own) : new OpenGame(parts, this.#deciders, this.#own)
  }

  // What is heard

  /** The game is told from its beginning, again. */
  restart(seating: Seating): void {
    this.#seating = seating
    this.#playback.catchUp()
    this.#game = this.#begun()
  }

  /** Whether there is anything to be shown. */
  get isSeen(): boolean {
    return !(this.#game instanceof HiddenGame) || this.#game.isSeen
  }

  /** `isNews`: it happened just now, so that it is looked at in its time. */
  happened(events: readonly Numbered[], isNews: boolean): void {
    this.#touched = events.at(-1)?.at ?? this.#touched
    for (const event of events) this.#orders.hear(event)
    if (this.#game instanceof OpenGame) this.#playback.add(this.#game.steps(events))
    if (!isNews) this.#playback.catchUp()
  }

  see(seen: Seen): void {
    for (const { entry } of seen.steps) this.#orders.entered(entry)
    if (this.#game instanceof HiddenGame) this.#playback.add(this.#game.steps(seen))
  }

  /** Others have the seats, or the line is another. */
  changed(seating: Seating): void {
    this.#seating = seating
    const isOpen = this.#game instanceof OpenGame
    this.#game.seat(isOpen ? this.#deciders : this.#sitters, this.#own)
    this.show()
  }

  get #sitters(): readonly Sitter[] {
    return this.#seating.standing.sitters!
  }

  get #deciders(): readonly Sitter[] {
    return deciders(this.#seating.standing, this.#parts.level)
  }

  /** The seats of this page that no bot keeps. */
  get #own(): readonly Seat[] {
    const { standing, guest } = this.#seating
    return seatsOf(standing, guest).filter((seat) => !standing.kept[seat])
  }

  // What is shown

  snapshot = (): Snapshot => {
    this.#snapshot ??= this.#seen()
    return this.#snapshot
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(): void {
    if (!this.isSeen) return
    this.#snapshot = this.#seen()
    for (const listener of this.#listeners) listener()
  }

  #seen(): Snapshot {
    const sight = { ...this.#game.sight(), sitters: this.#sitters }
    return {
      ...(this.#playback.isBehind ? overtaken(sight) : sight),
      ...{ handOver: null, aloud: null, pause: null, standIn: null, hurrying: false, tempo: 1 },
      orders: this.#own.map((seat) => this.#orders.of(seat)),
      trouble: this.#trouble(),
    }
  }

  #trouble(): Snapshot['trouble'] {
    if (this.#parts.line() === 'here') return null
    return this.#pending ? 'unsent' : 'away'
  }

  // What people do

  act(seat: Seat, actions: readonly { readonly kind: string }[]): Promise<Refusal | null> {
    return this.#play({ kind: 'act', after: this.#parts.seq(), seat, actions: [...actions] })
  }

  roll = (): void => {
    const { throwDue } = this.snapshot()
    if (throwDue !== null) void this.#play({ kind: 'roll', after: this.#parts.seq(), seat: throwDue })
  }

  async undo(): Promise<Refusal | null> {
    const { undoable } = this.snapshot()
    return undoable ? this.#play({ kind: 'undo', after: this.#parts.seq(), seat: undoable.seat }) : null
  }

  /** Who presses twice before anything came of it means it once. */
  #play(asked: Asked & { readonly after: number }): Promise<Refusal | null> {
    const { after } = asked
    if (this.#pending?.after === after) return this.#pending.answer
    const answer = this.#parts.ask(asked).then((granted) => this.#answered(after, granted))
    this.#pending = { after, answer }
    this.show()
    return answer
  }

  #answered(after: number, answer: Answer): Refusal | null {
    if (this.#pending?.after === after) this.#pending = null
    this.show()
    return answer.ok ? null : refusalOf(answer)
  }

  hurry = (): void => this.#playback.catchUp()

  ask = (seat: Seat, asking: Asking): void => void this.#parts.ask({ kind: 'order', seat, order: asking })

  raise = (seat: Seat, isRaised: boolean): void =>
    void this.#parts.ask({ kind: 'order', seat, order: isRaised ? 'raise' : this.#orders.of(seat).asking })

  // What only a table of this browser has

  halt = (): void => undefined
  goOn = (): void => undefined
  standIn = (): void => undefined
  take = (): void => undefined
  answer = (): void => undefined
  introduce = (): void => undefined

  // What was

  moment(index: number): Promise<Moment> {
    const isHidden = this.#game instanceof HiddenGame
    if (!isHidden || !this.snapshot().result) return this.#game.moment(index)
    this.#finished ??= this.#parts.finished()
    return this.#finished.then((finished) => finished.at(index))
  }

  async #look(index: number): Promise<Moment> {
    const answer = await this.#parts.ask({ kind: 'look', index })
    return answer.ok && answer.moment ? answer.moment : this.snapshot()
  }

  record = (): Promise<MatchRecord> => this.#parts.record()

  get touched(): number {
    return this.#touched
  }
}

/** Where something happened that is not shown yet, nobody has anything to do. */
const overtaken = (sight: Sight): Sight => ({ ...sight, asked: [], choices: [], throwDue: null, undoable: null })

const refusalOf = ({ rule, reason }: Denied): Refusal => ({ rule: rule ?? '', reason })

import { act } from '../../engine/act.ts'
import { isOutcome, type Kinds, type Refusal, type Seat, type Table } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { Timeline } from '../../engine/timeline.ts'
import { same } from '../../engine/values.ts'
import { fairDice } from '../../fair/dice.ts'
import { diceKey } from '../../fair/secret.ts'
import type { Manifest } from '../../games/manifest.ts'
import type { Order, TableEvent } from '../../protocol/live/events.ts'
import type { Bots } from '../../table/referee.ts'
import { Referee } from '../../table/referee.ts'
import type { Awaited } from './clocks.ts'

type Action = Kinds['action']

export interface GameParts {
  readonly manifest: Manifest
  readonly table: Table<object>
  readonly sitters: readonly Sitter[]
  /** Of the table, and what each seat mixed into its dice. */
  readonly secret: string
  readonly id: string
  readonly strings: readonly string[]
  readonly bots: Bots
}

const SECOND = 1000
/** States that are kept beside the present one: undo and sights look no further back than a turn. */
const RECENT = 8
const NO_CLOCK = { after: () => () => undefined }

/** The game at a live table: the referee, with dice that were fixed when it began. */
export class LiveGame {
  readonly timeline: Timeline
  readonly referee: Referee
  /** How many throws and draws there were: the next one's number. */
  #outcomes = 0

  constructor({ manifest, table, sitters, secret, id, strings, bots }: GameParts) {
    const dice = fairDice(diceKey(secret, { table: id, strings }))
    this.timeline = Timeline.begin(manifest.game, table, RECENT)
    this.referee = new Referee({
      timeline: this.timeline,
      sitters,
      bots,
      dice: () => dice(this.#outcomes),
      clock: NO_CLOCK,
      answersForced: () => true,
      hasOnlookers: () => true,
      onChange: () => undefined,
    })
  }

  get hides(): boolean {
    const { game, table } = this.timeline
    return game.hides(table.options)
  }

  get isOver(): boolean {
    return this.timeline.waiting.kind === 'over'
  }

  /** Whether a part of the game is over, and people want to look. */
  get isBreak(): boolean {
    const { game, present } = this.timeline
    return game.isBreak?.(game.view(present, null)) ?? false
  }

  awaited(): Awaited {
    const due = this.referee.due()
    const silence = this.referee.silence()
    const seats = due.kind === 'decision' ? due.seats : due.kind === 'throw' ? [due.seat] : []
    const window = silence && (silence.seconds === null ? Number.POSITIVE_INFINITY : silence.seconds * SECOND)
    return { seats, window }
  }

  /** Whether a person who does this now says nothing, where several may say something. */
  isPass(seat: Seat, actions: readonly Action[]): boolean {
    const { waiting } = this.timeline
    if (actions.length !== 1 || waiting.kind !== 'seats' || !waiting.seats.includes(seat)) return false
    return same(this.referee.silence()?.action, actions[0])
  }

  // What is asked for: all of it, or nothing

  act(seat: Seat, actions: readonly Action[]): Refusal | null {
    return this.#objection(seat, actions) ?? this.referee.act(seat, ...actions)
  }

  /** The last of several steps may be refused when the first are done already. */
  #objection(seat: Seat, actions: readonly Action[]): Refusal | null {
    if (actions.length === 1) return null
    let state = this.timeline.present
    for (const action of actions) {
      const acted = act(this.timeline.game, state, { seat, action })
      if (!acted.ok) return acted.refusal
      state = acted.state
    }
    return null
  }

  /** A standing order for windows; the lasting ones end the passing ones. */
  order(seat: Seat, order: Order): void {
    if (order === 'raise') return this.referee.raise(seat, true)
    if (order === 'pass') return this.referee.pass(seat)
    this.referee.stayQuiet(seat, order === 'quiet')
    if (order !== 'quiet') this.referee.ask(seat, order)
  }

  /** What was added to the log since it had this length, as events. */
  since(length: number): TableEvent[] {
    const entries = this.timeline.log.slice(length)
    this.#outcomes += entries.filter(isOutcome).length
    return entries.map((entry) => ({ kind: 'entry', entry }))
  }

  // What was kept

  /** Plays an event of a stored log. One that the rules refuse is none of ours. */
  replay(event: TableEvent): void {
    if (event.kind === 'undone') this.#undoTo(event.to, event.seat)
    if (event.kind !== 'entry') return
    const refusal = this.referee.enter(event.entry)
    if (refusal) throw new Error(`entry ${this.timeline.length} breaks ${refusal.rule}`)
    if (isOutcome(event.entry)) this.#outcomes++
  }

  #undoTo(length: number, seat: Seat): void {
    while (this.timeline.length > length) this.timeline.undo(seat)
    this.referee.undone()
  }
}

/** Whose act an event is; null where it is nobody's. */
export const actorOf = (event: TableEvent): Seat | null =>
  event.kind === 'entry' && !isOutcome<Kinds>(event.entry) ? event.entry.seat : null

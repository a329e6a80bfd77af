import { act } from '../../engine/act.ts'
import {
  type Entry,
  type Game,
  isOutcome,
  type Kinds,
  type Refusal,
  type Seat,
  type Watcher,
} from '../../engine/game.ts'
import { undoRefusal } from '../../engine/match.ts'
import { prepare } from '../../engine/table.ts'
import type { Choice, Fall, Play } from '../games/play.ts'
import { type Thinking, think } from './bots.ts'
import { trueRandom } from './dice-source.ts'
import { isKeyOf, type SavedTable, save } from './saved.ts'
import type { Snapshot, TableStore, Told, Undoable } from './store.ts'

type State = Kinds['state']
type Action = Kinds['action']

/** How long to wait before somebody who is not on this page acts, given what happened last. */
export type Pace = (last: Entry | null, isSameTurn: boolean) => number

export type Opened =
  | { readonly ok: true; readonly store: LocalTable }
  | { readonly ok: false; readonly why: 'newer' | 'broken' }

/** Opens a saved table by playing its log, which may be anything, through the door. */
export function openLocal(play: Play, saved: SavedTable, pace: Pace): Opened {
  const { game } = play
  if (saved.rulesVersion > game.rulesVersion) return { ok: false, why: 'newer' }
  const prepared = prepare(game, { seats: saved.sitters.length, options: saved.options })
  if (!prepared.ok) return { ok: false, why: 'broken' }
  const states = replayed(game, game.setup(prepared.table), saved.log)
  return states ? { ok: true, store: new LocalTable(play, saved, states, pace) } : { ok: false, why: 'broken' }
}

function replayed(game: Game, start: State, log: readonly Entry[]): State[] | null {
  const states = [start]
  for (const entry of log) {
    const acted = act(game, states.at(-1)!, entry)
    if (!acted.ok) return null
    states.push(acted.state)
  }
  return states
}

/** A table whose engine runs in this page. Everything a seat's page gets is made from that seat's view. */
export class LocalTable implements TableStore {
  readonly id: string
  readonly game: Game
  readonly #play: Play
  readonly #pace: Pace
  readonly #random = trueRandom()
  readonly #listeners = new Set<() => void>()
  readonly #told = new Map<Watcher, Told[]>()
  #saved: SavedTable
  /** The state before each entry, and the present one last. */
  #states: State[]
  #snapshot: Snapshot
  #trouble: Snapshot['trouble'] = null
  #hurrying = false
  #watcher: Watcher
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What happens when the timer rings. */
  #due: (() => void) | null = null
  #thinking: Thinking | null = null

  constructor(play: Play, saved: SavedTable, states: State[], pace: Pace) {
    this.id = saved.id
    this.game = play.game
    this.#play = play
    this.#saved = saved
    this.#states = states
    this.#pace = pace
    this.#watcher = this.#firstWatcher()
    this.#snapshot = this.#look()
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

  async act(seat: Seat, action: Action): Promise<Refusal | null> {
    return this.#append({ seat, action })
  }

  roll = (): void => {
    if (this.#snapshot.throwDue !== null) this.#throw()
  }

  async undo(): Promise<Refusal | null> {
    const seat = this.#snapshot.undoable?.seat
    const refusal = undoRefusal(this.#match(), seat ?? 0)
    if (refusal || seat === undefined) return refusal
    this.#states = this.#states.slice(0, -1)
    for (const told of this.#told.values()) told.length = Math.min(told.length, this.#states.length - 1)
    this.#write(this.#saved.log.slice(0, -1))
    return null
  }

  hurry = (): void => {
    this.#hurrying = true
    clearTimeout(this.#timer)
    this.#due?.()
  }

  take = (): void => {
    this.#watcher = this.#snapshot.handOver
    this.#changed()
  }

  rename = (seat: Seat, name: string): void => {
    const sitters = this.#saved.sitters.map((sitter, i) => (i === seat ? { ...sitter, name } : sitter))
    this.#saved = { ...this.#saved, sitters }
    this.#write(this.#saved.log)
  }

  /** What a rematch is played by. */
  agreement = () => ({ sitters: this.#saved.sitters, options: this.#saved.options })

  moment = (index: number) => ({ view: this.#view(index + 1), fall: this.#fall(index + 1) })

  // Looking

  #look(): Snapshot {
    const { sitters } = this.#saved
    const waiting = this.game.waiting(this.#state)
    const view = this.#view(this.#states.length - 1)
    return {
      sitters,
      watcher: this.#watcher,
      view,
      waiting,
      own: this.#own(),
      choices: this.#choices(view),
      throwDue: this.#throwDue(),
      told: this.#tell(),
      fall: this.#fall(this.#states.length - 1),
      undoable: this.#undoable(),
      result: waiting.kind === 'over' ? waiting.result : null,
      handOver: this.#handOver(),
      trouble: this.#trouble,
    }
  }

  get #state(): State {
    return this.#states.at(-1)!
  }

  #match() {
    const { table } = this.#state
    return { game: this.game, table, log: this.#saved.log, state: this.#state }
  }

  #view(at: number): Snapshot['view'] {
    return this.game.view(this.#states[at]!, this.#watcher)
  }

  #own(): Seat[] {
    return [...this.#saved.sitters.keys()].filter((seat) => this.#isPerson(seat))
  }

  #isPerson(seat: Seat): boolean {
    return this.#saved.sitters[seat]?.bot === null
  }

  /** One person keeps the own view; several pass the device, and see the view of who decides. */
  #firstWatcher(): Watcher {
    const own = this.#own()
    return own.length === 1 ? own[0]! : null
  }

  /** The person who is to decide or to throw; where several may, who holds the device goes first. */
  #decider(): Seat | null {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind !== 'seats') return this.#throwDue()
    const people = waiting.seats.filter((seat) => this.#isPerson(seat))
    return people.find((seat) => seat === this.#watcher) ?? people[0] ?? null
  }

  get #hides(): boolean {
    const { hides } = this.#play
    return typeof hides === 'boolean' ? hides : hides(this.#state.table.options)
  }

  #handOver(): Seat | null {
    const decider = this.#decider()
    return this.#hides && decider !== null && decider !== this.#watcher ? decider : null
  }

  /** Several may be waited for at once; where hands are hidden, only the one who looks is offered anything. */
  #choices(view: Snapshot['view']): Choice[] {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind !== 'seats' || this.#handOver() !== null) return []
    return waiting.seats
      .filter((seat) => (this.#hides ? seat === this.#watcher : this.#isPerson(seat)))
      .flatMap((seat) =>
        this.game.legal(this.#state, seat).map((action) => ({ seat, action, meaning: this.game.choice(view, action) })),
      )
  }

  /** A throw that follows the thrower's own decision needs no second press. */
  #throwDue(): Seat | null {
    const thrower = this.#thrower()
    if (thrower === null || !this.#isPerson(thrower) || !this.#isThrow()) return null
    const last = this.#saved.log.at(-1)
    return last && !isOutcome(last) && last.seat === thrower ? null : thrower
  }

  #isThrow(): boolean {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind !== 'chance' || !this.#play.throws) return true
    return this.#play.throws(this.#view(this.#states.length - 1), waiting.chance)
  }

  /** Whose dice are due. Games name the seat in the chance event; what belongs to nobody happens by itself. */
  #thrower(): Seat | null {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind !== 'chance') return null
    const { seat } = waiting.chance as { readonly seat?: unknown }
    return typeof seat === 'number' ? seat : null
  }

  #tell(): readonly Told[] {
    const told = this.#told.get(this.#watcher) ?? []
    this.#told.set(this.#watcher, told)
    for (let index = told.length; index < this.#saved.log.length; index++) told.push(this.#tellOne(index))
    return told.slice()
  }

  #tellOne(index: number): Told {
    const entry = this.game.redact(this.#saved.log[index]!, this.#watcher)
    const sentences = this.game.describe(entry, this.#view(index), this.#view(index + 1))
    return { index, entry, sentences }
  }

  /** The latest dice among the first `length` entries. */
  #fall(length: number): Fall | null {
    const index = this.#saved.log.slice(0, length).findLastIndex(isOutcome)
    if (index < 0) return null
    const { outcome } = this.game.redact(this.#saved.log[index]!, this.#watcher) as { readonly outcome: unknown }
    return { index, outcome, before: this.#view(index) }
  }

  #undoable(): Undoable | null {
    const last = this.#saved.log.at(-1)
    if (!last || isOutcome(last) || !this.#isPerson(last.seat)) return null
    if (undoRefusal(this.#match(), last.seat)) return null
    return { seat: last.seat, meaning: this.game.choice(this.#view(this.#states.length - 2), last.action) }
  }

  // Changing

  #append(entry: Entry): Refusal | null {
    const acted = act(this.game, this.#state, entry)
    if (!acted.ok) return acted.refusal
    this.#states = [...this.#states, acted.state]
    this.#write([...this.#saved.log, entry])
    return null
  }

  #write(log: readonly Entry[]): void {
    const over = this.game.waiting(this.#state).kind === 'over'
    this.#saved = { ...this.#saved, log, over, touched: Date.now() }
    this.#trouble = save(this.#saved)
    this.#changed()
  }

  #changed(): void {
    const decider = this.#decider()
    if (!this.#hides && this.#own().length > 1 && decider !== null) this.#watcher = decider
    if (this.#hides && this.#handOver() !== null && this.#own().length > 1) this.#watcher = null
    if (decider !== null) this.#hurrying = false
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
    if (this.#listeners.size > 0) this.#drive()
  }

  #throw(): void {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind === 'chance') this.#append({ outcome: this.game.sample(waiting.chance, this.#random) })
  }

  // Those who are not on this page

  #wake(): void {
    window.addEventListener('storage', this.#elsewhere)
    this.#drive()
  }

  #sleep(): void {
    window.removeEventListener('storage', this.#elsewhere)
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#due = null
    this.#thinking?.cancel()
    this.#thinking = null
  }

  /** The same table was played on in another tab: that log is the truth. */
  #elsewhere = ({ key, newValue }: StorageEvent): void => {
    if (!isKeyOf(key, this.id) || !newValue) return
    const saved = JSON.parse(newValue) as SavedTable
    const states = replayed(this.game, this.#states[0]!, saved.log)
    if (!states) return
    this.#saved = saved
    this.#states = states
    this.#told.clear()
    this.#changed()
  }

  /** Does what waits for nobody on this page, at a pace that can be read. */
  #drive(): void {
    this.#rest()
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind === 'chance' && this.#snapshot.throwDue === null) this.#later(this.#thrower(), () => this.#throw())
    if (waiting.kind === 'seats') {
      const bot = waiting.seats.find((seat) => !this.#isPerson(seat))
      if (bot !== undefined) this.#ask(bot)
    }
  }

  #later(seat: Seat | null, then: () => void): void {
    const last = this.#saved.log.at(-1) ?? null
    const isSameTurn = last !== null && !isOutcome(last) && last.seat === seat
    const atOnce = this.#hurrying || (seat !== null && this.#isPerson(seat))
    this.#due = () => {
      this.#due = null
      then()
    }
    this.#timer = setTimeout(() => this.#due?.(), atOnce ? 0 : this.#pace(last, isSameTurn))
  }

  #ask(seat: Seat): void {
    const { bot } = this.#saved.sitters[seat]!
    const legal = this.game.legal(this.#state, seat)
    const thinking = think(this.game, bot ?? '', this.game.view(this.#state, seat), seat, legal)
    this.#thinking = thinking
    this.#later(seat, () => {
      thinking.answer.then(
        (action) => this.#thinking === thinking && this.#append({ seat, action }),
        () => this.#thinking === thinking && this.#botFailed(seat, legal),
      )
    })
    thinking.answer.catch(() => undefined)
  }

  /** A browser without workers, or a bot that fell over: the table goes on with any legal action, and says so. */
  #botFailed(seat: Seat, legal: readonly Action[]): void {
    this.#append({ seat, action: legal[this.#random() % legal.length]! })
    this.#trouble = 'bot'
    this.#snapshot = { ...this.#snapshot, trouble: 'bot' }
  }
}

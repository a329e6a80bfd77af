import {
  type Entry,
  type Game,
  isOutcome,
  type Kinds,
  type Refusal,
  type Seat,
  type Watcher,
} from '../../engine/game.ts'
import type { Trouble } from '../browser/trouble.ts'
import type { Play, Sitter } from '../games/play.ts'
import { type Thinking, think } from './bots.ts'
import { trueRandom } from './dice-source.ts'
import { Keeper } from './keeper.ts'
import type { Pace } from './pace.ts'
import { attend } from './presence.ts'
import { atOnce, type Reflex } from './quick-bots.ts'
import type { Agreement, Origin, SavedTable } from './record.ts'
import { find, save } from './saved.ts'
import type { Snapshot, TableStore } from './store.ts'
import { Timeline } from './timeline.ts'
import { firstWatcher, peopleOf, Turn } from './turn.ts'
import { Witness } from './witness.ts'

type State = Kinds['state']
type Action = Kinds['action']

/** How long others act before the page shows what came of it, in milliseconds. */
const SLICE = 40

/** What comes next without anybody on this page; a bot that has to think first gives no entry. */
interface Next {
  readonly seat: Seat | null
  entry(): Entry | null
}

/** A table whose engine runs in this page. Everything a seat's page gets is made from that seat's view. */
export class LocalTable implements TableStore {
  readonly id: string
  readonly game: Game
  readonly origin: Origin | undefined
  readonly #play: Play
  readonly #pace: Pace
  readonly #random = trueRandom()
  readonly #listeners = new Set<() => void>()
  readonly #keeper = new Keeper(() => this.save())
  #saved: SavedTable
  #timeline: Timeline
  #witness: Witness
  #snapshot: Snapshot
  #shownAt = 0
  #trouble: Snapshot['trouble'] = null
  /** Whether it is in the browser's store, as far as this page knows. */
  #isKept = true
  #hurrying = false
  /** The moment after which somebody pressed on. */
  #wentOn = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What happens when the timer rings. */
  #due: (() => void) | null = null
  #thinking: Thinking | null = null
  /** How house players judge at a glance; until it is there, and where there is none, they think in a worker. */
  #reflex: Reflex | null = null
  #leave: (() => void) | null = null
  #isDriving = false

  constructor(play: Play, saved: SavedTable, timeline: Timeline, pace: Pace) {
    this.id = saved.id
    this.game = play.game
    this.origin = saved.origin
    this.#play = play
    this.#timeline = timeline
    this.#saved = { ...saved, log: timeline.log }
    this.#pace = pace
    this.#witness = this.#witnessOf(firstWatcher(saved.sitters))
    this.#snapshot = this.#seen()
    play.thinking().then(
      ({ reflex }) => {
        this.#reflex = reflex
      },
      () => undefined,
    )
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
    const waiting = this.game.waiting(this.#state)
    if (this.#snapshot.throwDue === null || waiting.kind !== 'chance') return
    this.#append({ outcome: this.game.sample(waiting.chance, this.#random) })
    this.#keeper.flush()
  }

  async undo(): Promise<Refusal | null> {
    const seat = this.#snapshot.undoable?.seat
    const refusal = this.#turn.undoRefusal(seat ?? 0)
    if (refusal || seat === undefined) return refusal
    this.#timeline.undo()
    this.#witness.undone()
    this.#keeper.now()
    this.#changed()
    return null
  }

  hurry = (): void => {
    this.#hurrying = true
    this.#show()
    clearTimeout(this.#timer)
    this.#due?.()
  }

  halt = (): void => {
    this.#hurrying = false
    this.#changed()
  }

  goOn = (): void => {
    this.#wentOn = this.#timeline.length
    this.#changed()
  }

  take = (): void => {
    this.#witness.look(this.#snapshot.handOver)
    this.#changed()
  }

  introduce = (sitters: readonly Sitter[]): void => {
    this.#saved = { ...this.#saved, sitters: this.#saved.sitters.map(({ bot }, seat) => ({ ...sitters[seat]!, bot })) }
    this.#keeper.now()
    this.#changed()
  }

  /** What a rematch is played by. */
  agreement = (): Agreement => {
    const { sitters, options, board } = this.#saved
    return { sitters, options, ...(board === undefined ? {} : { board }) }
  }

  /** The table as it stands, whether or not the browser could keep it. */
  record = (): SavedTable => ({ ...this.#saved, log: [...this.#timeline.log], over: this.#isOver })

  save = (): Trouble | null => {
    this.#saved = { ...this.#saved, over: this.#isOver, touched: Date.now() }
    const trouble = save(this.#saved)
    this.#isKept = trouble === null
    if (trouble !== null || this.#trouble !== 'bot') this.#trouble = trouble
    return trouble
  }

  /** While nobody looked it may have been played on in another tab, or removed: whether it is still there. */
  catchUp = (): boolean => {
    if (this.#listeners.size > 0) return true
    const found = find(this.id)
    if (found.kind === 'table') this.#elsewhere(found.saved)
    return found.kind !== 'missing' || !this.#isKept
  }

  /** The fall is looked up when it is asked for: it lies before the moment, and going back and forth is slow. */
  moment = (index: number) => {
    const witness = this.#witness
    return {
      view: witness.view(index + 1),
      get fall() {
        return witness.fall(index + 1)
      },
    }
  }

  // Looking

  #seen(): Snapshot {
    const { sitters } = this.#saved
    const turn = this.#turn
    const { waiting } = turn
    return {
      sitters,
      watcher: this.#witness.watcher,
      view: this.#witness.view(this.#timeline.length),
      waiting,
      own: peopleOf(sitters),
      choices: turn.choices(),
      throwDue: turn.throwDue(),
      told: this.#witness.story(),
      fall: this.#witness.fall(this.#timeline.length),
      undoable: turn.undoable(),
      result: waiting.kind === 'over' ? waiting.result : null,
      handOver: turn.handOver(),
      pause: this.#pause(),
      hurrying: this.#hurrying,
      trouble: this.#trouble,
    }
  }

  #witnessOf(watcher: Watcher): Witness {
    return new Witness(this.game, this.#timeline, this.game.hides(this.#state.table.options), watcher)
  }

  get #state(): State {
    return this.#timeline.present
  }

  get #turn(): Turn {
    return new Turn({
      play: this.#play,
      sitters: this.#saved.sitters,
      timeline: this.#timeline,
      witness: this.#witness,
    })
  }

  #pause(): Snapshot['pause'] {
    return this.#wentOn === this.#timeline.length ? null : this.#turn.pause()
  }

  // Changing

  #append(entry: Entry): Refusal | null {
    const refusal = this.#timeline.append(entry)
    if (refusal) return refusal
    this.#keep(!isOutcome(entry) && this.#turn.isPerson(entry.seat))
    this.#changed()
    return null
  }

  /** What somebody did or is asked about is saved at once. */
  #keep(isPersons: boolean): void {
    if (isPersons || this.#next() === null) this.#keeper.now()
    else this.#keeper.soon()
  }

  get #isOver(): boolean {
    return this.game.waiting(this.#state).kind === 'over'
  }

  #changed(): void {
    this.#takeTurns()
    this.#show()
    this.#drive()
  }

  /** Who looks now; and nobody is hurried past a person. */
  #takeTurns(): void {
    const turn = this.#turn
    const decider = turn.decider()
    const isShared = peopleOf(this.#saved.sitters).length > 1
    if (isShared && !turn.hides && decider !== null) this.#witness.look(decider)
    if (isShared && turn.hides && turn.handOver() !== null) this.#witness.look(null)
    if (decider !== null || this.#next() === null) this.#hurrying = false
  }

  #show(): void {
    this.#snapshot = this.#seen()
    for (const listener of this.#listeners) listener()
    this.#shownAt = performance.now()
  }

  // Those who are not on this page

  #wake(): void {
    this.#leave = attend({
      id: this.id,
      save: this.save,
      flush: this.#keeper.flush,
      elsewhere: this.#elsewhere,
      drives: this.#drives,
    })
  }

  #sleep(): void {
    this.#leave?.()
    this.#drives(false)
    this.#keeper.flush()
    // Who comes back to a shared device may be somebody else.
    if (this.#turn.hides) this.#witness.look(firstWatcher(this.#saved.sitters))
    this.#snapshot = this.#seen()
  }

  #drives = (isHeld: boolean): void => {
    this.#isDriving = isHeld
    this.#drive()
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#due = null
    this.#thinking?.cancel()
    this.#thinking = null
  }

  /** The same table was played on in another tab: that log is the truth. */
  #elsewhere = (saved: SavedTable): void => {
    const timeline = saved.touched > this.#saved.touched ? Timeline.of(this.game, saved) : null
    if (!timeline) return
    this.#keeper.forget()
    this.#timeline = timeline
    this.#saved = { ...saved, log: timeline.log }
    this.#witness = this.#witnessOf(this.#witness.watcher)
    this.#changed()
  }

  #next(): Next | null {
    const waiting = this.game.waiting(this.#state)
    if (waiting.kind === 'over' || this.#pause() !== null) return null
    if (waiting.kind === 'seats') {
      const bot = waiting.seats.find((seat) => !this.#turn.isPerson(seat))
      return bot === undefined ? null : { seat: bot, entry: () => this.#reaction(bot) }
    }
    if (this.#turn.throwDue() !== null) return null
    return { seat: this.#turn.thrower(), entry: () => ({ outcome: this.game.sample(waiting.chance, this.#random) }) }
  }

  #reaction(seat: Seat): Entry | null {
    const level = this.#saved.sitters[seat]!.bot!
    const decision = { level, seat, view: this.game.view(this.#state, seat), legal: this.game.legal(this.#state, seat) }
    const action = atOnce(this.game, this.#reflex, decision, this.#random)
    return action && { seat, action }
  }

  /** Does what waits for nobody on this page, at a pace that can be read. */
  #drive(): void {
    this.#rest()
    const next = this.#isDriving ? this.#next() : null
    if (!next) return
    const wait = this.#wait(next.seat)
    if (wait === 0) return this.#later(0, () => this.#run())
    const entry = next.entry()
    if (!entry) return this.#ask(next.seat!, wait)
    this.#later(this.#turn.isPerson(next.seat) ? 0 : wait, () => this.#append(entry))
  }

  #wait(seat: Seat | null): number {
    const last = this.#timeline.log.at(-1) ?? null
    const isSameTurn = last !== null && !isOutcome(last) && last.seat === seat
    return this.#hurrying ? 0 : this.#pace(last, isSameTurn)
  }

  #later(wait: number, then: () => void): void {
    this.#due = () => {
      this.#due = null
      then()
    }
    this.#timer = setTimeout(() => this.#due?.(), wait)
  }

  /** Lets the others act for as long as the page can do without being drawn, and shows all of it at once. */
  #run(): void {
    const until = performance.now() + SLICE
    let entry: Entry | null
    do {
      entry = this.#next()?.entry() ?? null
      if (entry) this.#timeline.append(entry)
    } while (entry && performance.now() < until)
    this.#keep(false)
    const thinker = entry ? null : (this.#next()?.seat ?? null)
    if (thinker === null) return this.#changed()
    this.#takeTurns()
    if (performance.now() - this.#shownAt > SLICE || this.#turn.decider() !== null) this.#show()
    this.#ask(thinker, 0)
  }

  #ask(seat: Seat, wait: number): void {
    const { bot } = this.#saved.sitters[seat]!
    const legal = this.game.legal(this.#state, seat)
    const thinking = think(this.game, bot ?? '', this.game.view(this.#state, seat), seat, legal)
    this.#thinking = thinking
    this.#later(wait, () => {
      thinking.answer.then(
        (action) => this.#thinking === thinking && this.#enter({ seat, action }),
        () => this.#thinking === thinking && this.#botFailed(seat, legal),
      )
    })
    thinking.answer.catch(() => undefined)
  }

  /** What a bot thought of; in a hurry it is shown together with what follows. */
  #enter(entry: Entry): void {
    this.#thinking = null
    if (this.#wait(null) > 0) this.#append(entry)
    else if (this.#timeline.append(entry) === null) this.#run()
  }

  /** A browser without workers, or a bot that fell over: the table goes on with any legal action, and says so. */
  #botFailed(seat: Seat, legal: readonly Action[]): void {
    this.#trouble = 'bot'
    this.#append({ seat, action: legal[this.#random() % legal.length]! })
  }
}

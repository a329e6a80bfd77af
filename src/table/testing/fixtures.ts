import type { Entry, Game, Kinds, Seat, Table } from '../../engine/game.ts'
import { seeded } from '../../engine/random.ts'
import { PERSON, type Sitter } from '../../engine/sitter.ts'
import { prepare } from '../../engine/table.ts'
import { Timeline } from '../../engine/timeline.ts'
import { type Bots, type Clock, type Decision, Referee, type TableChange } from '../referee.ts'

type Action = Kinds['action']

const SEED = 1

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  #now = 0
  readonly #bells = new Set<{ readonly at: number; ring(): void }>()

  after(milliseconds: number, ring: () => void): () => void {
    const bell = { at: this.#now + milliseconds, ring }
    this.#bells.add(bell)
    return () => this.#bells.delete(bell)
  }

  goOn(milliseconds: number): void {
    this.#now += milliseconds
    for (const bell of [...this.#bells].filter(({ at }) => at <= this.#now)) if (this.#bells.delete(bell)) bell.ring()
  }

  get waits(): number {
    return this.#bells.size
  }
}

/** Bots that are told what to do: at once, or when a thought is finished. */
export class ToldBots implements Bots {
  readonly asked: Decision[] = []
  readonly cancelled: Seat[] = []
  readonly #choose: (decision: Decision) => Action | null
  #finish: ((action: Action) => void)[] = []

  constructor(choose: (decision: Decision) => Action | null = ({ legal }) => legal[0]!) {
    this.#choose = choose
  }

  decide(decision: Decision) {
    this.asked.push(decision)
    const action = this.#choose(decision)
    if (action) return { action }
    const thought = new Promise<Action>((resolve) => this.#finish.push(resolve))
    return { action: thought, cancel: () => void this.cancelled.push(decision.seat) }
  }

  finish(action: Action): void {
    this.#finish.shift()!(action)
  }
}

export const sitters = (...players: readonly string[]): Sitter[] =>
  players.map((player, seat) => ({ name: `P${seat}`, player, colour: 'red' }))

export const people = (count: number): Sitter[] => sitters(...new Array<string>(count).fill(PERSON))

export function tableFor(game: Game, seats: number, options = {}): Table<object> {
  const prepared = prepare(game, { seats, options })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  return prepared.table
}

/** A game whose dice fall as they are named, one after the other. */
export function withDice(game: Game, ...outcomes: readonly Kinds['outcome'][]): Game {
  const left = [...outcomes]
  return {
    ...game,
    sample: () => {
      if (left.length === 0) throw new Error('no more dice were named')
      return left.shift()
    },
  }
}

interface Staged {
  readonly game: Game
  readonly sitters: readonly Sitter[]
  readonly options?: object
  readonly log?: readonly Entry[]
  readonly bots?: Bots
  readonly answersForced?: boolean
  readonly hasOnlookers?: boolean
  readonly onChange?: () => void
}

/** A referee on a clock that stands still, and what it said. */
export function staged(scene: Staged) {
  const { game, sitters, options, log = [], bots = new ToldBots(), onChange } = scene
  const { answersForced = false, hasOnlookers = true } = scene
  const replayed = Timeline.replay(game, tableFor(game, sitters.length, options), log)
  if (!replayed.ok) throw new Error(`entry ${replayed.index}: ${replayed.refusal.rule}`)
  const clock = new FakeClock()
  const changes: TableChange[] = []
  const referee = new Referee({
    timeline: replayed.timeline,
    sitters,
    dice: (index) => seeded(SEED, index),
    bots,
    clock,
    answersForced: () => answersForced,
    hasOnlookers: () => hasOnlookers,
    onChange: (change) => {
      changes.push(change)
      onChange?.()
    },
  })
  return { referee, timeline: replayed.timeline, clock, changes }
}

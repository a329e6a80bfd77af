import type { Asking, Question } from '../../bots/ask.ts'
import type { Judgement } from '../../bots/judge.ts'
import { LEVEL_NAMES } from '../../bots/levels.ts'
import { type Crossroads, crossroads } from '../../engine/crossroads.ts'
import type { WholeMove } from '../../engine/ends.ts'
import type { Game, Kinds, Seat } from '../../engine/game.ts'
import type { Interval } from '../../engine/interval.ts'
import type { Risk } from '../../engine/risk.ts'
import type { RiskAnswer, RiskQuestion } from '../table/store/thinker.ts'

/** What somebody at this page has to decide, as they see it. */
export interface Decision {
  readonly game: Game
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly moves: readonly WholeMove[]
}

/** A chance to win; without an interval it is as exact as the judge. */
export interface Chance {
  readonly worth: number
  readonly interval: Interval | null
}

/** A move, and what is known of it by now. */
export interface Judged {
  readonly move: WholeMove
  readonly chance: Chance
}

/** What is known of a decision at one moment. Nothing in it changes. */
export interface Reading {
  readonly decision: Decision | null
  readonly chances: ReadonlyMap<string, Chance>
  readonly risks: ReadonlyMap<string, readonly Risk[]>
  /** Whether all has been thought through that will be. */
  readonly isDone: boolean
  /** The move that is pointed at. */
  readonly looked: string | null
}

/** Those who know. */
export interface Advisers {
  ask(question: Question, onProgress: (judgement: Judgement) => void): Asking
  risksOf(question: RiskQuestion): Promise<RiskAnswer>
}

type Action = Kinds['action']

export const keyOf = (actions: readonly Action[]): string => JSON.stringify(actions)

/** The strongest there is. */
const LEVEL = LEVEL_NAMES.at(-1)!
/** The same, so that a look back at a decision finds the same figures. */
const SEED = [2, 7, 1, 8]
/** What is known is shown so often, in milliseconds. */
const PAUSE = 150
/** Of so many moves at most, the best ones, the risks are told. */
const RISKS = 24
/** Chances that differ less look the same. */
const ALIKE = 0.0005

export const NOTHING: Reading = { decision: null, chances: new Map(), risks: new Map(), isDone: false, looked: null }

/** Thinks about one decision at a time, for as long as somebody has to make it. */
export class Odds {
  readonly #advisers: Advisers
  readonly #listeners = new Set<() => void>()
  #reading = NOTHING
  #chances = new Map<string, Chance>()
  #asking: Asking | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(advisers: Advisers) {
    this.#advisers = advisers
  }

  reading = (): Reading => this.#reading

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whatever was thought about before is dropped. */
  consider(decision: Decision | null): void {
    this.#asking?.cancel()
    this.#asking = null
    this.#chances = new Map()
    this.#show({ ...NOTHING, decision })
    if (decision) void this.#think(decision)
  }

  look(actions: readonly Action[] | null): void {
    this.#show({ looked: actions && keyOf(actions) })
  }

  async #think(decision: Decision): Promise<void> {
    const { game, view, seat, moves } = decision
    if (moves.length <= RISKS) void this.#weigh(decision, moves)
    try {
      for (const parting of crossroads(game, view, seat, moves)) {
        await this.#judge(decision, parting)
        if (this.#isOver(decision)) return
      }
    } catch {
      // Cancelled, or nobody can think here: what is known by now stands.
      return
    }
    this.#show({ isDone: true })
    if (moves.length > RISKS)
      void this.#weigh(
        decision,
        best(this.#reading, RISKS).map(({ move }) => move),
      )
  }

  #isOver = (decision: Decision): boolean => this.#reading.decision !== decision

  async #judge(decision: Decision, { view, legal, taken }: Crossroads): Promise<void> {
    const { game, seat } = decision
    const question = { game: game.id, level: LEVEL, view, seat, legal, seed: SEED }
    const note = ({ worths, intervals }: Judgement) => {
      if (this.#isOver(decision)) return
      for (const { move, choice } of taken)
        this.#chances.set(keyOf(move.actions), { worth: worths[choice]!, interval: intervals?.[choice] ?? null })
      this.#showSoon()
    }
    this.#asking = this.#advisers.ask(question, note)
    note((await this.#asking.answer).judgement)
  }

  async #weigh(decision: Decision, moves: readonly WholeMove[]): Promise<void> {
    const { game, view, seat } = decision
    const asked = { game: game.id, view, seat, moves: moves.map(({ actions }) => actions) }
    const answer = await this.#advisers.risksOf(asked).catch(() => null)
    if (!answer || this.#isOver(decision)) return
    this.#show({ risks: new Map(moves.map(({ actions }, i) => [keyOf(actions), answer[i]!])) })
  }

  #showSoon(): void {
    this.#timer ??= setTimeout(() => this.#show({}), PAUSE)
  }

  #show(change: Partial<Reading>): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#reading = { ...this.#reading, chances: new Map(this.#chances), ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The moves that are judged by now, the best first. */
export function best({ decision, chances }: Reading, most = Number.POSITIVE_INFINITY): Judged[] {
  const judged = (decision?.moves ?? []).flatMap((move): Judged[] => {
    const chance = chances.get(keyOf(move.actions))
    return chance ? [{ move, chance }] : []
  })
  return judged.sort((a, b) => b.chance.worth - a.chance.worth).slice(0, most)
}

/** Of some moves the best one that is judged by now. */
export function bestOf({ chances }: Reading, moves: readonly (readonly Action[])[]) {
  let found: { readonly actions: readonly Action[]; readonly chance: Chance } | null = null
  for (const actions of moves) {
    const chance = chances.get(keyOf(actions))
    if (chance && (!found || chance.worth > found.chance.worth)) found = { actions, chance }
  }
  return found
}

/** Whether no other move is better, as far as one can see; before all are judged nobody knows. */
export function isBest(reading: Reading, actions: readonly Action[]): boolean {
  const own = reading.chances.get(keyOf(actions))
  if (!own || !reading.isDone) return false
  return [...reading.chances.values()].every(({ worth }) => worth <= own.worth + ALIKE)
}

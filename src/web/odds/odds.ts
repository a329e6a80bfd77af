import type { Asking, Question } from '../../bots/ask.ts'
import type { Chance } from '../../bots/figure.ts'
import type { Judgement } from '../../bots/judge.ts'
import { LEVEL_NAMES } from '../../bots/levels.ts'
import { type Crossroads, crossroads } from '../../engine/crossroads.ts'
import type { WholeMove } from '../../engine/ends.ts'
import type { Game, Kinds, Seat } from '../../engine/game.ts'
import type { Risk } from '../../engine/risk.ts'
import type { RiskAnswer, RiskQuestion } from '../table/store/thinker.ts'

/** What somebody at this page has to decide, as they see it. */
export interface Decision {
  readonly game: Game
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly moves: readonly WholeMove[]
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
  /** Whether every move is known well enough to tell the best. */
  readonly isDone: boolean
  /** Whether nothing more will be found out. */
  readonly isFinal: boolean
  /** The move that is pointed at. */
  readonly looked: string | null
}

/** Those who know. */
export interface Advisers {
  ask(question: Question, onProgress: (judgement: Judgement) => void): Asking
  risksOf(question: RiskQuestion): Promise<RiskAnswer>
}

/** How long a decision is thought about. */
export interface Patience {
  /** By how much a chance may be off in the end, in 95 of 100 cases. */
  readonly within: number
  /** At most so long, over all moves, in milliseconds. */
  readonly budget: number
  /** The best is told when something has been known of every move for so long; what is known gets surer after that. */
  readonly settling: number
}

/** As long as somebody looks on who may act at any moment. */
const WATCHED: Patience = { within: 0.005, budget: 20_000, settling: 1000 }

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

const OPEN = { isDone: false, isFinal: false } as const

export const NOTHING: Reading = { decision: null, chances: new Map(), risks: new Map(), ...OPEN, looked: null }

/** Thinks about one decision at a time, for as long as somebody has to make it. */
export class Odds {
  readonly #advisers: Advisers
  readonly #patience: Patience
  readonly #listeners = new Set<() => void>()
  #reading = NOTHING
  #chances = new Map<string, Chance>()
  #asked: Asking[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(advisers: Advisers, patience = WATCHED) {
    this.#advisers = advisers
    this.#patience = patience
  }

  reading = (): Reading => this.#reading

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whatever was thought about before is dropped. */
  consider(decision: Decision | null): void {
    for (const asking of this.#asked) asking.cancel()
    this.#asked = []
    clearTimeout(this.#settling)
    this.#settling = undefined
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
      const all = crossroads(game, view, seat, moves)
      const budget = this.#patience.budget / all.length
      await Promise.all(all.map((parting) => this.#judge(decision, parting, budget)))
    } catch {
      // Cancelled, or nobody can think here: what is known by now stands.
      return
    }
    if (this.#isOver(decision)) return
    this.#show({ isFinal: true })
    this.#settle(decision)
  }

  /** From now on there is a best move. Where there are many, the risks of the better ones are told. */
  #settle(decision: Decision): void {
    if (this.#reading.isDone) return
    const { moves } = decision
    this.#show({ isDone: true })
    if (moves.length > RISKS)
      void this.#weigh(
        decision,
        best(this.#reading, RISKS).map(({ move }) => move),
      )
  }

  #isOver = (decision: Decision): boolean => this.#reading.decision !== decision

  async #judge(decision: Decision, { view, legal, taken }: Crossroads, budget: number): Promise<void> {
    const { game, seat } = decision
    const { within } = this.#patience
    const question = { game: game.id, level: LEVEL, view, seat, legal, seed: SEED, budget, within }
    const note = ({ worths, intervals }: Judgement) => {
      if (this.#isOver(decision)) return
      for (const { move, choice } of taken)
        this.#chances.set(keyOf(move.actions), { worth: worths[choice]!, interval: intervals[choice]! })
      this.#settleSoon(decision)
      this.#showSoon()
    }
    const asking = this.#advisers.ask(question, note)
    this.#asked.push(asking)
    note((await asking.answer).judgement)
  }

  async #weigh(decision: Decision, moves: readonly WholeMove[]): Promise<void> {
    const { game, view, seat } = decision
    const asked = { game: game.id, view, seat, moves: moves.map(({ actions }) => actions) }
    const answer = await this.#advisers.risksOf(asked).catch(() => null)
    if (!answer || this.#isOver(decision)) return
    this.#show({ risks: new Map(moves.map(({ actions }, i) => [keyOf(actions), answer[i]!])) })
  }

  #settleSoon(decision: Decision): void {
    if (this.#settling !== undefined || this.#chances.size < decision.moves.length) return
    if (this.#patience.settling === Number.POSITIVE_INFINITY) return
    this.#settling = setTimeout(() => this.#settle(decision), this.#patience.settling)
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

/** What is advised, how surely, and whether that may still change. */
export function adviceIn(reading: Reading): string {
  const [first] = reading.isDone ? best(reading, 1) : []
  const [low, high] = first?.chance.interval ?? [0, 1]
  const sureness = Math.round(2 * Math.log2(high - low))
  return JSON.stringify([
    first?.move.actions,
    sureness,
    reading.isFinal,
    reading.risks.size,
    reading.decision?.moves.length,
  ])
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

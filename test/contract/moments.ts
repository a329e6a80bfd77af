import { type Entry, type Game, isOutcome, type Table } from '../../src/engine/game.ts'
import { pickByKind } from '../../src/engine/playout.ts'
import { below, pick, type Random, seeded } from '../../src/engine/random.ts'
import { copy } from '../../src/engine/values.ts'
import { resultProblems } from './flow.ts'
import type { Action, Around, Check, Moment, State } from './moment.ts'
import { guarded, json, type Problems } from './problems.ts'
import { defaultTables } from './tables.ts'

/** So many of the items, or all. */
export const few = <T>(items: readonly T[], count: number, { random }: Around): T[] =>
  items.length <= count ? [...items] : Array.from({ length: count }, () => pick(random, items))

/** Random play: the next entry, or null at the end. */
export function nextEntry(game: Game, state: State, random: Random): Entry | null {
  const waiting = game.waiting(state)
  if (waiting.kind === 'over') return null
  if (waiting.kind === 'chance') return { outcome: game.sample(waiting.chance, random) }
  const seat = pick(random, waiting.seats)
  const legal = game.legal(state, seat)
  if (legal.length === 0) throw new Error(`dead end: seat ${seat} is waited for and has no action`)
  return { seat, action: pickByKind(legal, random) }
}

/** Plays an entry that is known to be right on an owned state. */
export function advance(game: Game, state: State, entry: Entry): void {
  if (isOutcome(entry)) game.settle(state, entry.outcome)
  else game.play(state, entry.seat, entry.action)
}

export interface Played {
  readonly log: readonly Entry[]
  readonly state: State
  readonly problems: Problems
}

/** A whole random game, looking for broken invariants in every state, dead ends, endless play and a wrong result. */
export function playGame(game: Game, table: Table, random: Random, limit: number): Played {
  const state = game.setup(table)
  const log: Entry[] = []
  const problems = guarded(
    () => 'play',
    () => {
      for (;;) {
        const broken = game.invariants(state)
        if (broken.length > 0) return broken.map((line) => `after ${log.length} entries: ${line}`)
        const entry = nextEntry(game, state, random)
        if (entry === null) return resultProblems(game, state)
        if (log.length === limit) return [`endless: not over after ${limit} entries`]
        log.push(entry)
        advance(game, state, entry)
      }
    },
  )
  return { log, state, problems: problems.map((line) => `${json(tableName(table))}: ${line}`) }
}

/** A table without its board, which may be large. */
export const tableName = ({ seats, options }: Table) => ({ seats, options })

const MOMENTS_PER_GAME = 18

/** States from random games at all the given tables, in turn; the first and the last state of a game are among them. */
export function sampleMoments(game: Game, tables: readonly Table[], count: number, limit: number): Moment[] {
  const moments: Moment[] = []
  for (let stream = 0; moments.length < count; stream++) {
    const random = seeded(MOMENTS_SEED, stream)
    const table = tables[stream % tables.length]!
    const { log, problems } = playGame(game, table, random, limit)
    if (problems.length > 0) throw new Error(problems[0])
    moments.push(...momentsOf(game, table, log, random, MOMENTS_PER_GAME))
  }
  return moments.slice(0, count)
}

const MOMENTS_SEED = 7

/** So many states of a game, and the first and the last. */
export function momentsOf(game: Game, table: Table, log: readonly Entry[], random: Random, count: number): Moment[] {
  const wanted = new Set([0, log.length])
  while (wanted.size < Math.min(count + 2, log.length + 1)) wanted.add(below(random, log.length + 1))
  const state = game.setup(table)
  const moments: Moment[] = []
  for (let at = 0; at <= log.length; at++) {
    const next = log[at] ?? null
    if (wanted.has(at)) moments.push({ game, table, log, at, state: copy(state), next })
    if (next) advance(game, state, next)
  }
  return moments
}

const MOST_ACTIONS = 2000

/** All legal actions of the moments' waited-for seats, each once. */
export function legalActions(moments: readonly Moment[]): Action[] {
  const seen = new Map<string, Action>()
  for (const { game, state } of moments) {
    const waiting = game.waiting(state)
    if (waiting.kind !== 'seats') continue
    for (const seat of waiting.seats) for (const action of game.legal(state, seat)) seen.set(json(action), action)
    if (seen.size > MOST_ACTIONS) break
  }
  return [...seen.values()]
}

/** Actions and outcomes from one game at each table of other games. */
export function foreignEntries(others: readonly Game[]): unknown[] {
  const logs = others.flatMap((game) =>
    defaultTables(game).map((table) => playGame(game, table, seeded(MOMENTS_SEED), FOREIGN).log),
  )
  const seen = logs.flat().map((entry) => (isOutcome(entry) ? entry.outcome : entry.action))
  return [...new Map(seen.map((value) => [json(value), value])).values()].slice(0, FOREIGN)
}

const FOREIGN = 100

const MOST_PROBLEMS = 8

/** Runs a check over moments; each problem once, with where it was first seen. */
export function problemsIn(moments: readonly Moment[], check: Check, around: Around): Problems {
  const found = new Map<string, string>()
  for (const moment of moments) {
    for (const problem of guarded(
      () => 'the check',
      () => check(moment, around),
    ))
      if (!found.has(problem)) found.set(problem, `${problem} (entry ${moment.at} at ${json(tableName(moment.table))})`)
    if (found.size >= MOST_PROBLEMS) break
  }
  return [...found.values()]
}

import type { Judge } from '../bots/judge.ts'
import { botOf, chooserOf } from '../bots/levels.ts'
import { apply } from '../engine/act.ts'
import { TWO } from '../engine/exact.ts'
import { type Entry, type Game, isOutcome, type Kinds, type Seat, type Table } from '../engine/game.ts'
import type { Drives } from '../engine/guide.ts'
import { hashOf } from '../engine/hash.ts'
import type { Lore } from '../engine/lore.ts'
import { below, pick, type Random, seeded } from '../engine/random.ts'
import { prepare } from '../engine/table.ts'
import { copy } from '../engine/values.ts'
import { gapOf, movesAt, type Position, worthsOf } from './position.ts'

/** All that is needed to find a position. */
export interface Quarry {
  readonly game: Game
  /** What a champion knows. */
  readonly lore: Lore
  /** How moves of several steps are told; null where every decision is a whole move. */
  readonly drives: Drives | null
}

// Counts, not times: whoever looks finds the same position, however fast the device is.
/** Matches are played until there are enough moments to draw from, at most so many, each for so many entries at most. */
const MATCHES = 24
const ENTRIES = 300
const MOMENTS = 60
/** So many of them are looked at, and so many of these closely. */
const LOOKS = 30
const CLOSE_LOOKS = 3
/** More choices nobody compares. */
const MOST_MOVES = 8
/** The best is better by so much at least; by more than that everybody sees it. */
const CLEAR = 0.02
const OBVIOUS = 0.12
/** A closer look knows a chance as well as this, in 95 of 100 cases. */
const WITHIN = 0.01
/** Whoever is that close to winning has little to think about. */
const DECIDED = 0.98

/** A moment of a match at which there was something to decide. */
interface Found {
  readonly seat: Seat
  readonly state: Kinds['state']
  /** The whole match, and how many of its entries led here. */
  readonly log: readonly Entry[]
  readonly at: number
}

/** What is best at a moment, by its kind, and by how much. */
interface Answer {
  readonly best: string
  readonly gap: number
}

/** A moment that was looked at. */
interface Looked extends Answer {
  readonly found: Found
}

/** The position of a day, such as 2026-02-28: the same wherever it is looked for. Null for a game without decisions. */
export function* positionOf(day: string, quarry: Quarry): Generator<void, Position | null, void> {
  const seed = hashOf(`${day} ${quarry.game.id}`)
  const moments = yield* played(quarry, seed)
  const looked = yield* glancedAt(quarry, moments, seeded(seed, MATCHES))
  const found = yield* lookedAtClosely(quarry, looked)
  return found && { seats: found.state.table.seats, log: found.log.slice(0, found.at), seat: found.seat }
}

function* played(quarry: Quarry, seed: number): Generator<void, Found[], void> {
  const table = tableOf(quarry.game)
  const moments: Found[] = []
  for (let match = 0; match < MATCHES && moments.length < MOMENTS; match++)
    for (const found of momentsIn(quarry, table, seeded(seed, match))) {
      if (found) moments.push(found)
      yield
    }
  return moments
}

function tableOf(game: Game): Table<object> {
  const prepared = prepare(game, { seats: Math.max(TWO, game.seats.least) })
  if (!prepared.ok) throw new Error(`${game.id} cannot be set up as it is`)
  return prepared.table
}

/** Plays a match, entry by entry, and gives the moments at which a seat has something to decide. */
function* momentsIn(quarry: Quarry, table: Table<object>, random: Random): Generator<Found | null, void, void> {
  const { game, lore } = quarry
  const choose = chooserOf('casual', lore)
  const state = game.setup(table)
  const log: Entry[] = []
  while (log.length < ENTRIES) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return
    if (waiting.kind === 'chance') log.push({ outcome: game.sample(waiting.chance, random) })
    else {
      const seat = pick(random, waiting.seats)
      yield isFork(quarry, state, seat, log.at(-1)) ? { seat, state: copy(state), log, at: log.length } : null
      log.push({ seat, action: choose(game, state, seat, random) })
    }
    apply(game, state, log.at(-1)!)
  }
}

/** Whether there is a choice. In the middle of a drive most of it is made. */
function isFork({ game, drives }: Quarry, state: Kinds['state'], seat: Seat, last: Entry | undefined): boolean {
  if (game.legal(state, seat).length < 2) return false
  const isOwn = last !== undefined && !isOutcome<Kinds>(last) && last.seat === seat
  return !isOwn || !drives?.isUnderWay(state, seat)
}

/** Some of the moments, drawn by lot, the more promising first. */
function* glancedAt(quarry: Quarry, moments: readonly Found[], random: Random): Generator<void, Looked[], void> {
  const { judge } = botOf('club', quarry.lore)
  const looked: Looked[] = []
  const left = [...moments]
  for (let look = 0; look < LOOKS && left.length > 0; look++) {
    const [found] = left.splice(below(random, left.length), 1)
    const answer = answerAt(quarry, found!, judge)
    if (answer && answer.gap < OBVIOUS) looked.push({ found: found!, ...answer })
    yield
  }
  return promising(looked, random)
}

/** One of each answer before the next of any, so that the rare one is not too rare; then what is less clear. */
function promising(looked: readonly Looked[], random: Random): Looked[] {
  const clear = looked.filter(({ gap }) => gap >= CLEAR)
  const answers = [...new Set(clear.map(({ best }) => best))].sort()
  const first = answers.length === 0 ? 0 : below(random, answers.length)
  const turned = [...answers.slice(first), ...answers.slice(0, first)].map((answer) =>
    clear.filter(({ best }) => best === answer),
  )
  const inTurn = clear.flatMap((_, round) => turned.flatMap((group) => group[round] ?? []))
  const others = looked.filter(({ gap }) => gap < CLEAR).sort((one, other) => other.gap - one.gap)
  return [...inTurn, ...others]
}

/** Null where there is too much to compare, or nothing is better than the rest. */
function answerAt({ game, drives }: Quarry, { state, seat }: Found, judge: Judge): Answer | null {
  const view = game.view(state, seat)
  const moves = movesAt(game, drives, view, seat, game.legal(state, seat))
  if (moves.length > MOST_MOVES) return null
  const worths = worthsOf(game, judge, view, seat, moves)
  const most = Math.max(...worths)
  const gap = gapOf(worths)
  return gap > 0 && most < DECIDED ? { best: moves[worths.indexOf(most)]!.actions[0]!.kind, gap } : null
}

/** The first that is clear to an expert too, or exactly so; if none is, the one that is clearest. */
function* lookedAtClosely(quarry: Quarry, looked: readonly Looked[]): Generator<void, Found | null, void> {
  const { assess } = botOf(quarry.lore.exact ? 'champion' : 'expert', quarry.lore)
  const judge: Judge = (thought) => assess(thought, WITHIN)
  let best: Found | null = null
  let widest = -1
  for (const { found } of looked.slice(0, CLOSE_LOOKS)) {
    const gap = answerAt(quarry, found, judge)?.gap ?? 0
    if (gap >= CLEAR && gap < OBVIOUS) return found
    if (gap > widest) best = found
    widest = Math.max(widest, gap)
    yield
  }
  return best
}

import type { Game, Kinds, Result, Seat, Waiting } from '../engine/game.ts'
import { type Hands, hands } from '../engine/hands.ts'
import type { Mover } from '../engine/lore.ts'
import { below, type Random, seeded } from '../engine/random.ts'
import type { Conduct } from './conduct.ts'
import { type Contender, combined, halved, mostPromising, open } from './contenders.ts'
import type { Evaluate, Judge, Thought } from './judge.ts'
import { worthOf } from './look-ahead.ts'
import type { Survey } from './survey.ts'

/** How much is played out. */
export interface PlayingEffort {
  /** How many turns are looked at more closely. */
  readonly candidates: number
  /** How many games are played on, altogether. */
  readonly games: number
  /** How often the table goes round before the rest is left to the evaluation. */
  readonly laps: number
}

/** How games are played on, and how much of that is done. */
export interface Manner<K extends Kinds> extends PlayingEffort, Way<K> {}

/** How a game is played on. */
export interface Way<K extends Kinds> extends Pick<PlayingEffort, 'laps'> {
  /** Absent where whoever is waited for has the turn. */
  readonly mover?: Mover<K> | undefined
  readonly conduct: Conduct<K>
  readonly evaluate: Evaluate<K['state']>
}

/**
 * Plays on after the turns that seem best at first, gives up the worse half again and again, and stops as soon as one is
 * shown to be better than all others. All meet the same hidden
 * things and the same dice, so that luck does not choose between them.
 */
export const playingOut = <K extends Kinds>(survey: Survey<K>, manner: Manner<K>): Judge<K> =>
  function* (thought) {
    const seemed = yield* survey(thought)
    const contenders = mostPromising(seemed.turns, manner.candidates)
    if (contenders.length < 2) return seemed.judgement
    const seed = thought.random()
    const look = () => combined(seemed.judgement, contenders, thought.legal)
    const rounds = Math.ceil(Math.log2(contenders.length))
    let left: readonly Contender<K['action']>[] = contenders
    for (let round = 0; round < rounds; round++, left = halved(left))
      for (let games = Math.floor(manner.games / rounds); games >= left.length; games -= left.length) {
        for (const { actions, samples } of left)
          samples.push(playedOn(thought, manner, actions, { seed, number: samples.length }))
        yield look
        left = open(left)
        if (left.length === 1) return look()
      }
    return look()
  }

/** Which one of many games is played on: with the same number all turns meet the same hidden things and dice. */
export interface OneGame {
  readonly seed: number
  readonly number: number
}

/** Where a game is left: it is over, or the rest is up to an evaluation. */
export interface Left<K extends Kinds> {
  readonly state: K['state']
  readonly result: Result | null
}

/** What came of a turn in one game. */
export function playedOn<K extends Kinds>(
  thought: Thought<K>,
  way: Way<K>,
  actions: readonly K['action'][],
  one: OneGame,
): number {
  const { state, result } = leftAfter(thought, way, actions, one)
  return result ? worthOf(result, thought.seat) : way.evaluate(state, thought.seat)
}

/** Where a turn leads to in one game. */
export function leftAfter<K extends Kinds>(
  { game, view, seat }: Thought<K>,
  way: Way<K>,
  actions: readonly K['action'][],
  { seed, number }: OneGame,
): Left<K> {
  const random = seeded(seed, number)
  const state = game.guess(view, seat, random)
  for (const action of actions) game.play(state, seat, action)
  return playOn(game, way, state, seat, { random, hands: hands(seed, number) })
}

/** Where numbers come from: for what is decided, and for dice. */
export interface Luck {
  readonly random: Random
  readonly hands: Hands
}

/** Plays on until it is the seat's turn again, so often. The state belongs to it. */
export function playOn<K extends Kinds>(
  game: Game<K>,
  { conduct, laps, mover }: Way<K>,
  start: K['state'],
  seat: Seat,
  luck: Luck,
): Left<K> {
  let isAway = false
  let state = start
  for (let left = laps; ; ) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return { state, result: waiting.result }
    const isOwn = mover ? mover(state) === seat : isFor(waiting, seat)
    if (isOwn && isAway && --left === 0) return { state, result: null }
    isAway = !isOwn
    state = goOn(game, conduct, state, waiting, luck)
  }
}

function isFor<K extends Kinds>(waiting: Exclude<Waiting<K>, { kind: 'over' }>, seat: Seat): boolean {
  return waiting.kind === 'chance' ? waiting.chance.seat === seat : waiting.seats.includes(seat)
}

function goOn<K extends Kinds>(
  game: Game<K>,
  conduct: Conduct<K>,
  state: K['state'],
  waiting: Exclude<Waiting<K>, { kind: 'over' }>,
  { random, hands }: Luck,
): K['state'] {
  if (waiting.kind === 'seats') return conduct(game, state, waiting.seats[below(random, waiting.seats.length)]!, random)
  game.settle(state, game.sample(waiting.chance, hands(waiting.chance)))
  return state
}

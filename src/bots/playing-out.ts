import type { Game, Kinds, Seat, Waiting } from '../engine/game.ts'
import type { Choose } from '../engine/playout.ts'
import { below, type Random, seeded } from '../engine/random.ts'
import { type Contender, combined, halved, mostPromising } from './contenders.ts'
import type { Evaluate, Judge, Thought } from './judge.ts'
import { worthOf } from './look-ahead.ts'

/** How much is played out. */
export interface PlayingEffort {
  /** How many actions are looked at more closely. */
  readonly candidates: number
  /** How many games are played on, altogether. */
  readonly games: number
  /** How often the table goes round before the rest is left to the evaluation. */
  readonly laps: number
}

/** How games are played on. */
export interface Manner<K extends Kinds> extends PlayingEffort {
  readonly policy: Choose<K>
  readonly evaluate: Evaluate<K['state']>
}

/**
 * Plays on after the actions that seem best to another judge, and gives up the worse half again and again. All meet the
 * same hidden things and the same dice, so that luck does not choose between them.
 */
export const playingOut = <K extends Kinds>(first: Judge<K>, manner: Manner<K>): Judge<K> =>
  function* (thought) {
    const seemed = yield* first(thought)
    const contenders = mostPromising(seemed.worths, manner.candidates)
    if (contenders.length === 1) return seemed
    const seed = thought.random()
    const look = () => combined(seemed, contenders)
    const rounds = Math.ceil(Math.log2(contenders.length))
    let left: readonly Contender[] = contenders
    for (let round = 0; round < rounds; round++, left = halved(left))
      for (let game = Math.floor(manner.games / rounds / left.length); game > 0; game--) {
        for (const { place, samples } of left) samples.push(sampled(thought, manner, place, seed, samples.length))
        yield look
      }
    return look()
  }

function sampled<K extends Kinds>(
  { game, view, seat, legal }: Thought<K>,
  manner: Manner<K>,
  place: number,
  seed: number,
  number: number,
): number {
  const random = seeded(seed, number)
  const state = game.guess(view, seat, random)
  game.play(state, seat, legal[place]!)
  return playOn(game, manner, state, seat, random)
}

/** Plays on until it is the seat's turn again, so often; then the evaluation speaks. */
function playOn<K extends Kinds>(
  game: Game<K>,
  { policy, evaluate, laps }: Manner<K>,
  state: K['state'],
  seat: Seat,
  random: Random,
): number {
  let isAway = false
  for (let left = laps; ; ) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return worthOf(waiting.result, seat)
    const isOwn = isFor(waiting, seat)
    if (isOwn && isAway && --left === 0) return evaluate(state, seat)
    isAway = !isOwn
    goOn(game, policy, state, waiting, random)
  }
}

function isFor<K extends Kinds>(waiting: Exclude<Waiting<K>, { kind: 'over' }>, seat: Seat): boolean {
  return waiting.kind === 'chance' ? waiting.chance.seat === seat : waiting.seats.includes(seat)
}

function goOn<K extends Kinds>(
  game: Game<K>,
  policy: Choose<K>,
  state: K['state'],
  waiting: Exclude<Waiting<K>, { kind: 'over' }>,
  random: Random,
): void {
  if (waiting.kind === 'chance') return game.settle(state, game.sample(waiting.chance, random))
  const decider = waiting.seats[below(random, waiting.seats.length)]!
  game.play(state, decider, policy(game, state, decider, random))
}

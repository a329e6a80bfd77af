import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Interval } from '../engine/interval.ts'
import type { Random } from '../engine/random.ts'

/** All that a judge gets: what a seat may know and do, and a source of random numbers. */
export interface Thought<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly view: K['view']
  readonly seat: Seat
  /** Never empty. */
  readonly legal: readonly K['action'][]
  readonly random: Random
}

/** An estimate of a seat's chance to win, from 0 to 1, at any point of the game. */
export type Evaluate<State = Kinds['state']> = (state: State, seat: Seat) => number

/** Where a chance lies: an interval where it was sampled, one of no width where it is exact, null where it is an estimate. */
export type Trust = Interval | null

/** What every legal action is worth, in the order of `legal`: a chance to win. */
export interface Judgement {
  readonly worths: readonly number[]
  /** How far each of them can be trusted. */
  readonly intervals: readonly Trust[]
  /** Where whole turns were weighed: what is done in the best one. */
  readonly turn?: readonly unknown[]
}

/**
 * Thinks step by step. Each step gives a look at the best judgement so far, to be taken before the next step, so that
 * whoever asks can stop, look, or let others go first.
 */
export type Judge<K extends Kinds = Kinds> = (thought: Thought<K>) => Thinking

/**
 * The same for those who want to know and not to choose: it finds out about every action, not only about the best, until
 * each chance is off by no more than `within` in 95 of 100 cases.
 */
export type Assess<K extends Kinds = Kinds> = (thought: Thought<K>, within: number) => Thinking

export type Thinking = Generator<() => Judgement, Judgement, void>

const NEVER = () => false

/** What a judge thinks in the end, or when it is enough. */
export function concluded(thinking: Thinking, isEnough: () => boolean = NEVER): Judgement {
  let step = thinking.next()
  while (!step.done && !isEnough()) step = thinking.next()
  return step.done ? step.value : step.value()
}

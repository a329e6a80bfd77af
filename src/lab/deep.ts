import type { Conduct } from '../bots/conduct.ts'
import type { Thought } from '../bots/judge.ts'
import { playedOn } from '../bots/playing-out.ts'
import type { Kinds } from '../engine/game.ts'

/** What every action is worth, twice: by two lots of games that have no dice in common. */
export interface Depth {
  readonly one: readonly number[]
  readonly other: readonly number[]
}

const TO_THE_END = { laps: Number.POSITIVE_INFINITY, evaluate: () => 0 }

/** Plays so many games to their end after each action; all actions meet the same dice. */
export function depthOf<K extends Kinds>(thought: Thought<K>, conduct: Conduct<K>, games: number, seed: number): Depth {
  const manner = { ...TO_THE_END, conduct }
  const meanOf = (action: K['action'], lot: number): number => {
    let sum = 0
    for (let game = 0; game < games; game++)
      sum += playedOn(thought, manner, [action], { seed, number: 2 * game + lot })
    return sum / games
  }
  const means = (lot: number) => thought.legal.map((action) => meanOf(action, lot))
  return { one: means(0), other: means(1) }
}

/**
 * What an action gives away. Of the same games the best would seem better than it is, for luck has helped to choose it: so
 * one lot says which is best, and the other by how much.
 */
export function lossIn({ one, other }: Depth, taken: number): number {
  return (gapIn(one, other, taken) + gapIn(other, one, taken)) / 2
}

const gapIn = (choosing: readonly number[], telling: readonly number[], taken: number): number =>
  telling[choosing.indexOf(Math.max(...choosing))]! - telling[taken]!

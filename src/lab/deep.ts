import type { Kinds } from '../engine/game.ts'
import { type Crossing, wonAfter } from './departures.ts'

/** How many games are played to their end after each action: fewer where it is soon plain what is worse. */
export interface Depth {
  readonly least: number
  readonly most: number
  /** Who is worse by so many standard errors is given up: with 4 not one in thirty thousand that is better is. */
  readonly patience: number
}

/** What else could have been done, and how much more it won than what was done: the sum over all games, and the squares. */
export interface Rival<Action> {
  readonly action: Action
  gained: number
  squares: number
}

/** The rivals that are not plainly worse, after so many games. */
export interface Rivals<Action> {
  readonly left: readonly Rival<Action>[]
  readonly games: number
}

/** After so many times as many games it is looked again which rivals are left. */
const FURTHER = 2

/** Plays on after what was done and after all else that could have been. */
export function rivalsOf<K extends Kinds>(
  crossing: Crossing<K>,
  taken: K['action'],
  others: readonly K['action'][],
  { least, most, patience }: Depth,
  seed: number,
): Rivals<K['action']> {
  let left: readonly Rival<K['action']>[] = others.map((action) => ({ action, gained: 0, squares: 0 }))
  let games = 0
  for (let until = least; until <= most && left.length > 0; until *= FURTHER) {
    for (; games < until; games++) compare(crossing, taken, left, seed, games)
    left = left.filter((rival) => !isPlainlyWorse(rival, games, patience))
  }
  return { left, games }
}

/**
 * What an action gives away, and rather too much than too little: of the rivals that are not plainly worse the one counts
 * that won the most, even if that was luck.
 */
export function lossAtMost<K extends Kinds>(
  crossing: Crossing<K>,
  taken: K['action'],
  others: readonly K['action'][],
  depth: Depth,
  seed: number,
): number {
  const { left, games } = rivalsOf(crossing, taken, others, depth, seed)
  return Math.max(0, ...left.map(({ gained }) => gained / games))
}

/** One more game, with the same dice for all. */
function compare<K extends Kinds>(
  crossing: Crossing<K>,
  taken: K['action'],
  rivals: readonly Rival<K['action']>[],
  seed: number,
  number: number,
): void {
  const won = wonAfter(crossing, taken, seed, number)
  for (const rival of rivals) {
    const gain = wonAfter(crossing, rival.action, seed, number) - won
    rival.gained += gain
    rival.squares += gain * gain
  }
}

/** The squares are not those about the mean, so the error is rather too large. */
const isPlainlyWorse = ({ gained, squares }: Rival<unknown>, games: number, patience: number): boolean =>
  games > 0 && gained < -patience * Math.sqrt(squares)

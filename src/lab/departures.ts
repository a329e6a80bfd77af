import type { Game, Kinds, Seat } from '../engine/game.ts'
import { hands } from '../engine/hands.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { type Random, seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy, same } from '../engine/values.ts'

/**
 * What a player gains by doing otherwise than the usual one, wherever it does. Such gains add up: a player wins as often as
 * the usual one in its seat, and more often by all that its departures are worth when everybody plays on as usual
 * after them. So nearly all of the luck of a game is left out, and what is counted is still exactly the share of wins.
 */
export interface Departures<K extends Kinds = Kinds> {
  readonly usual: Choose<K>
  /** After each departure and after what is usual, so many games are played on, both with the same dice in every hand. */
  readonly games: number
  readonly random: Random
}

/** The same player, of whom it is told what it gains. */
export const departing =
  <K extends Kinds>(player: Choose<K>, departures: Departures<K>, gain: (wins: number) => void): Choose<K> =>
  (game, state, seat, random) => {
    const action = player(game, state, seat, random)
    if (game.legal(state, seat).length > 1) gain(gainOf(game, departures, state, seat, action))
    return action
  }

function gainOf<K extends Kinds>(
  game: Game<K>,
  { usual, games, random }: Departures<K>,
  state: K['state'],
  seat: Seat,
  action: K['action'],
): number {
  const expected = usual(game, state, seat, random)
  return same(action, expected) ? 0 : gainBy({ game, state, seat, usual }, action, expected, games, random())
}

/** A choice, and how everybody plays on after it. */
export interface Crossing<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly state: K['state']
  readonly seat: Seat
  readonly usual: Choose<K>
}

/** How much more is won by one action than by another, on average over so many games with the same dice in every hand. */
export function gainBy<K extends Kinds>(
  crossing: Crossing<K>,
  action: K['action'],
  other: K['action'],
  games: number,
  seed: number,
): number {
  let gained = 0
  for (let number = 0; number < games; number++)
    gained += wonAfter(crossing, action, seed, number) - wonAfter(crossing, other, seed, number)
  return gained / games
}

/** What is won of one game after an action. */
export function wonAfter<K extends Kinds>(
  { game, state, seat, usual }: Crossing<K>,
  action: K['action'],
  seed: number,
  number: number,
): number {
  const next = copy(state)
  game.play(next, seat, action)
  return shareOfWin(playOut(game, next, seeded(seed, number), usual, hands(seed, number)), seat)
}

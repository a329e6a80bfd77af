import type { Game, Kinds } from '../engine/game.ts'
import { hands } from '../engine/hands.ts'
import { halfOf, type Interval } from '../engine/interval.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy } from '../engine/values.ts'
import type { Conduct } from './conduct.ts'
import { playOn } from './playing-out.ts'
import { Sample } from './sample.ts'

/** A seat's chance to win, and where it lies. */
export interface Outcome {
  readonly worth: number
  readonly interval: Interval
}

interface Care {
  /** Played until every chance is off by no more than this in 95 of 100 cases. */
  readonly within: number
  readonly seed: number
}

/** Every seat's chance from a state on: it is played to the end again and again. */
export function toTheEnd<K extends Kinds>(
  game: Game<K>,
  conduct: Conduct<K>,
  start: K['state'],
  { within, seed }: Care,
): readonly Outcome[] {
  const seats = Array.from({ length: start.table.seats }, () => new Sample())
  const way = { conduct, laps: Number.POSITIVE_INFINITY, evaluate: () => 0 }
  for (let number = 0; number === 0 || seats.some((seat) => halfOf(seat.interval()) > within); number++) {
    const luck = { random: seeded(seed, number), hands: hands(seed, number) }
    const { result } = playOn(game, way, copy(start), 0, luck)
    for (const [seat, sample] of seats.entries()) sample.add(shareOfWin(result!, seat))
  }
  return seats.map((sample) => ({ worth: sample.mean, interval: sample.interval() }))
}

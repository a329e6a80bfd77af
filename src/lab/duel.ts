import type { Game, Kinds, Table } from '../engine/game.ts'
import type { Interval } from '../engine/interval.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'

/** One player against a table full of another kind. */
export interface Duel<K extends Kinds = Kinds> {
  readonly game: Game<K>
  readonly table: Table<K['options'], K['board']>
  readonly challenger: Choose<K>
  readonly field: Choose<K>
  readonly seed: number
}

/** What is known after some rounds; in a round the challenger sits once on every seat, with the same dice. */
export interface Standing {
  readonly rounds: number
  /** The part of all wins that the challenger has. */
  readonly share: number
  /** Holds in 95 of 100 duels, however often and whenever one looks: whoever has seen enough may stop. */
  readonly interval: Interval
  /** Whether the challenger is better or worse than the field for certain: its even part lies outside of the interval. */
  readonly isDecided: boolean
}

/** Plays round after round; whoever has seen enough stops asking. */
export function* duel<K extends Kinds>(contest: Duel<K>): Generator<Standing, never, void> {
  const fair = 1 / contest.table.seats
  let sum = 0
  let squares = 0
  for (let rounds = 1; ; rounds++) {
    const gain = roundOf(contest, rounds - 1) - fair
    sum += gain
    squares += gain * gain
    const half = halfWidth(rounds, squares)
    const share = fair + sum / rounds
    const interval: Interval = [Math.max(0, share - half), Math.min(1, share + half)]
    yield { rounds, share, interval, isDecided: Math.abs(sum / rounds) > half }
  }
}

/** What the challenger won of one round, on average. */
function roundOf<K extends Kinds>({ game, table, challenger, field, seed }: Duel<K>, round: number): number {
  let won = 0
  for (let own = 0; own < table.seats; own++) {
    const choose: Choose<K> = (rules, state, seat, random) =>
      (seat === own ? challenger : field)(rules, state, seat, random)
    won += shareOfWin(playOut(game, game.setup(table), seeded(seed, round), choose), own)
  }
  return won / table.seats
}

const ERROR = 0.05
/** About how many rounds' worth of squares the interval is made for. */
const SCALE = 1

/** Robbins' mixture boundary for a sum whose squares add up to so much. */
function halfWidth(rounds: number, squares: number): number {
  const spread = squares + SCALE
  return Math.sqrt(spread * Math.log(spread / (SCALE * ERROR ** 2))) / rounds
}

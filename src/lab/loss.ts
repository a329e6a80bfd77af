import type { Game, Kinds, Table } from '../engine/game.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import type { Assessor } from './assessor.ts'

/** What decisions gave away, in wins, and how many of them there were. */
export interface Loss {
  readonly decisions: number
  readonly lost: number
}

/** Some games of one kind of player against itself, judged move by move. */
export function lossOf<K extends Kinds>(
  game: Game<K>,
  table: Table<K['options'], K['board']>,
  player: Choose<K>,
  assessor: Assessor<K>,
  games: number,
  seed: number,
): Loss {
  let decisions = 0
  let lost = 0
  const judged: Choose<K> = (rules, state, seat, random) => {
    const legal = rules.legal(state, seat)
    const action = player(rules, state, seat, random)
    if (legal.length === 1) return action
    const worths = assessor.worths(state, seat, legal)
    decisions++
    lost += Math.max(...worths) - worths[legal.indexOf(action)]!
    return action
  }
  for (let number = 0; number < games; number++) playOut(game, game.setup(table), seeded(seed, number), judged)
  return { decisions, lost }
}

import type { Game, Kinds, Seat, Table } from '../engine/game.ts'
import { type Choose, playOut } from '../engine/playout.ts'
import { seeded } from '../engine/random.ts'
import { same } from '../engine/values.ts'
import type { Assessor } from './assessor.ts'

/** What decisions gave away, in wins, the squares of that, and how many decisions there were. */
export interface Loss {
  decisions: number
  lost: number
  squares: number
}

export const noLoss = (): Loss => ({ decisions: 0, lost: 0, squares: 0 })

/** The same player, whose decisions are judged one by one. */
export const judged =
  <K extends Kinds>(player: Choose<K>, assessor: Assessor<K>, lossOf: (seat: Seat) => Loss): Choose<K> =>
  (rules, state, seat, random) => {
    const legal = rules.legal(state, seat)
    const action = player(rules, state, seat, random)
    if (legal.length > 1) note(lossOf(seat), lostBy(assessor, state, seat, legal, action))
    return action
  }

function note(loss: Loss, lost: number): void {
  loss.decisions++
  loss.lost += lost
  loss.squares += lost * lost
}

function lostBy<K extends Kinds>(
  assessor: Assessor<K>,
  state: K['state'],
  seat: Seat,
  legal: readonly K['action'][],
  action: K['action'],
): number {
  // A game may list equal actions anew each time.
  const taken = legal.findIndex((listed) => same(listed, action))
  return assessor.weigh(state, seat, legal, taken).lost
}

/** Some games of one kind of player against itself. */
export function lossOf<K extends Kinds>(
  game: Game<K>,
  table: Table<K['options'], K['board']>,
  player: Choose<K>,
  assessor: Assessor<K>,
  games: number,
  seed: number,
): Loss {
  const loss = noLoss()
  const choose = judged(player, assessor, () => loss)
  for (let number = 0; number < games; number++) playOut(game, game.setup(table), seeded(seed, number), choose)
  return loss
}

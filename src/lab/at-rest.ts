import type { Conduct } from '../bots/conduct.ts'
import type { Game, Kinds, Seat, Waiting } from '../engine/game.ts'
import type { Mover } from '../engine/lore.ts'
import type { Random } from '../engine/random.ts'
import { copy } from '../engine/values.ts'

/** How turns go on, and whose they are. */
interface Way<K extends Kinds> {
  readonly conduct: Conduct<K>
  readonly mover: Mover<K> | undefined
}

/** No turn has so many steps. */
const MOST_STEPS = 400

/**
 * Where a turn that is under way leads if it goes on as in games that are only played out: to the next dice or draw, or to
 * the next turn. An evaluation does not see what somebody can do with dice that lie on the table.
 */
export function atRest<K extends Kinds>(game: Game<K>, way: Way<K>, start: K['state'], random: Random): K['state'] {
  let state = copy(start)
  const turn = turnIn(way, state, game.waiting(state))
  for (let step = 0; step < MOST_STEPS; step++) {
    const waiting = game.waiting(state)
    if (waiting.kind !== 'seats' || turnIn(way, state, waiting) !== turn) break
    state = way.conduct(game, state, waiting.seats[0]!, random)
  }
  return state
}

function turnIn<K extends Kinds>({ mover }: Way<K>, state: K['state'], waiting: Waiting<K>): Seat | null {
  if (mover) return mover(state)
  return waiting.kind === 'seats' ? waiting.seats[0]! : null
}

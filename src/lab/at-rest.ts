import type { Conduct } from '../bots/conduct.ts'
import { conductOf } from '../bots/levels.ts'
import type { Game, Kinds, Seat, Waiting } from '../engine/game.ts'
import type { Lore, Mover } from '../engine/lore.ts'
import { type Random, seeded } from '../engine/random.ts'
import { shareOfWin } from '../engine/share.ts'
import { copy, same } from '../engine/values.ts'
import type { Chances } from './expected.ts'

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
function atRest<K extends Kinds>(game: Game<K>, way: Way<K>, start: K['state'], random: Random): K['state'] {
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

/** Chances where the turn leads to. Whoever does what everybody would leads there too, so that nothing is looked for anew. */
export function chancesAtRest<K extends Kinds>(
  game: Game<K>,
  lore: Lore<K>,
  seed: number,
  unlessOver: (state: K['state']) => Chances,
): (state: K['state']) => Chances {
  const way = { conduct: conductOf(lore), mover: lore.mover }
  let last: { readonly state: K['state']; readonly chances: Chances } | null = null
  return (start) => {
    const state = atRest(game, way, start, seeded(seed))
    if (!last || !same(last.state, state)) last = { state, chances: chancesAtEnd(game, state) ?? unlessOver(state) }
    return last.chances
  }
}

function chancesAtEnd<K extends Kinds>(game: Game<K>, state: K['state']): Chances | null {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'over') return null
  const seats = Array.from({ length: state.table.seats }, (_, seat) => seat)
  return { chances: seats.map((seat) => shareOfWin(waiting.result, seat)), error: 0 }
}

import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Reflex, Routine } from '../engine/lore.ts'
import type { Random } from '../engine/random.ts'
import { best } from './glance.ts'
import type { Evaluate } from './judge.ts'
import { type Effort, mostPromising, plans } from './plans.ts'
import { remembering } from './remembering.ts'

/**
 * How a seat is played where a game is only played out: it does something and gives the state that comes of it. The state
 * that it was given belongs to it.
 */
export type Conduct<K extends Kinds = Kinds> = (
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  random: Random,
) => K['state']

export const byReflex =
  <K extends Kinds>(reflex: Reflex<K>): Conduct<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    game.play(state, seat, legal[legal.length === 1 ? 0 : best(reflex(state, seat, legal), random, legal)]!)
    return state
  }

/** By routine where there is one. */
export const byRoutine =
  <K extends Kinds>(routine: Routine<K>, otherwise: Conduct<K>): Conduct<K> =>
  (game, state, seat, random) => {
    const legal = game.legal(state, seat)
    const worths = legal.length === 1 ? ONE : routine(state, seat, legal)
    if (!worths) return otherwise(game, state, seat, random)
    game.play(state, seat, legal[worths.indexOf(Math.max(...worths))]!)
    return state
  }

const ONE: readonly number[] = [0]

/** The turn that seems best, played to its end: to plan again after every step of it would take many times as long. */
export const byPlan =
  <K extends Kinds>(effort: Effort, evaluate: Evaluate<K['state']>): Conduct<K> =>
  (game, state, seat) => {
    const outlook = { game, seat, evaluate: remembering(evaluate), seed: 0 }
    const start = { before: null, state, actions: aFewOfEachKind(game.legal(state, seat), effort.steps) }
    const planning = plans(outlook, start, effort, null)
    let step = planning.next()
    while (!step.done) step = planning.next()
    const { ended, dropped } = step.value
    return mostPromising(outlook, ended.length > 0 ? ended : dropped, 1)[0]!.state
  }

/** Evenly out of the list, which neighbours of a kind fill with much the same. */
function aFewOfEachKind<Action extends { readonly kind: string }>(legal: readonly Action[], most: number): Action[] {
  const kinds = new Map<string, Action[]>()
  for (const action of legal) {
    const known = kinds.get(action.kind)
    if (known) known.push(action)
    else kinds.set(action.kind, [action])
  }
  return [...kinds.values()].flatMap((list) => strided(list, Math.ceil(list.length / most)))
}

const strided = <Item>(list: readonly Item[], stride: number): readonly Item[] =>
  stride <= 1 ? list : list.filter((_, i) => i % stride === 0)

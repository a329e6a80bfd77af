import type { Game, Kinds, Result, Seat } from './game.ts'
import type { Hands } from './hands.ts'
import { below, type Random } from './random.ts'

/** Decides for a seat on a state that must not be changed. */
export type Choose<K extends Kinds = Kinds> = (
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  random: Random,
) => K['action']

/** Plays a state that the caller owns to its end, with one source of dice for all or with one for each hand. */
export function playOut<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  random: Random,
  choose: Choose<K> = anyAction,
  hands: Hands | null = null,
): Result {
  for (;;) {
    const waiting = game.waiting(state)
    if (waiting.kind === 'over') return waiting.result
    if (waiting.kind === 'chance')
      game.settle(state, game.sample(waiting.chance, hands ? hands(waiting.chance) : random))
    else {
      const seat = waiting.seats.length === 1 ? waiting.seats[0]! : waiting.seats[below(random, waiting.seats.length)]!
      game.play(state, seat, choose(game, state, seat, random))
    }
  }
}

/** Uniformly random play that first picks the kind of action, then the action. */
export const anyAction = <K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, random: Random): K['action'] =>
  pickByKind(game.legal(state, seat), random)

export function pickByKind<Action extends { readonly kind: string }>(
  actions: readonly Action[],
  random: Random,
): Action {
  if (actions.length === 1) return actions[0]!
  return actions.length === 2 ? actions[below(random, 2)]! : pickOfMany(actions, random)
}

/** Apart from the common short lists, whose calls would pay for these closures. */
function pickOfMany<Action extends { readonly kind: string }>(actions: readonly Action[], random: Random): Action {
  const kinds: string[] = []
  for (const { kind } of actions) if (!kinds.includes(kind)) kinds.push(kind)
  if (kinds.length === 1) return actions[below(random, actions.length)]!
  const kind = kinds[below(random, kinds.length)]!
  const ofKind = actions.filter((action) => action.kind === kind)
  return ofKind[below(random, ofKind.length)]!
}

import type { Game, Kinds, Seat } from '../engine/game.ts'
import type { Reflex } from '../engine/lore.ts'
import { isStillTo } from '../engine/turns.ts'
import { copy, same } from '../engine/values.ts'
import type { Judge, Judgement, Thought } from './judge.ts'

/** A turn, or its beginning: what is done in it, and what that seems to be worth. */
export interface Prospect<Action = Kinds['action']> {
  readonly actions: readonly Action[]
  readonly worth: number
}

/** What is known at first: of every legal action, and of some turns. */
export interface Surveyed<Action = Kinds['action']> {
  readonly judgement: Judgement
  readonly turns: readonly Prospect<Action>[]
  /** The best turn that begins with an action; null where none was looked into. */
  wayFrom(action: Action): readonly Action[] | null
}

/** Thinks as a judge does, and also says which turns are worth a closer look. */
export type Survey<K extends Kinds = Kinds> = (
  thought: Thought<K>,
) => Generator<() => Judgement, Surveyed<K['action']>, void>

/** Where a judge says nothing of turns: each action alone. */
export const ofActions = <K extends Kinds>(judge: Judge<K>): Survey<K> =>
  function* (thought) {
    const judgement = yield* judge(thought)
    const turns = thought.legal.map((action, i) => ({ actions: [action], worth: judgement.worths[i]! }))
    return { judgement, turns, wayFrom: (action) => [action] }
  }

/** The same, and first of all the turn that a reflex makes, which all others are compared with. */
export const besideReflex = <K extends Kinds>(reflex: Reflex<K>, survey: Survey<K>): Survey<K> =>
  function* (thought) {
    const { judgement, turns, wayFrom } = yield* survey(thought)
    const { game, view, seat, random } = thought
    const state = game.guess(view, seat, random)
    const usual = turnOf(thought, reflex, state)
    const leadsElsewhere = ({ actions }: Prospect<K['action']>) => !same(usual.state, after(game, state, seat, actions))
    const worth = Math.max(...turns.map((turn) => turn.worth))
    return {
      judgement,
      turns: [{ actions: usual.actions, worth }, ...turns.filter(leadsElsewhere)],
      wayFrom: (action) => (action === usual.actions[0] ? usual.actions : wayFrom(action)),
    }
  }

/** What a reflex does until somebody else or chance is due, and what comes of it. The first action is one of those that were asked about. */
function turnOf<K extends Kinds>({ game, seat, legal: first }: Thought<K>, reflex: Reflex<K>, before: K['state']) {
  const state = copy(before)
  const actions: K['action'][] = []
  let legal = first
  do {
    const worths = reflex(state, seat, legal)
    const action = legal[worths.indexOf(Math.max(...worths))]!
    actions.push(action)
    game.play(state, seat, action)
    legal = game.legal(state, seat)
  } while (isStillTo(game, state, seat))
  return { actions, state }
}

function after<K extends Kinds>(game: Game<K>, before: K['state'], seat: Seat, actions: readonly K['action'][]) {
  const state = copy(before)
  for (const action of actions) game.play(state, seat, action)
  return state
}

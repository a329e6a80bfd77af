import { fingerprint } from './fingerprint.ts'
import type { Game, Kinds, Seat } from './game.ts'
import { copy } from './values.ts'

/** A step of a way through a turn: what was done, from where to where, and the step before it. */
export interface Step<K extends Kinds = Kinds> {
  readonly before: Step<K> | null
  readonly from: K['state']
  readonly action: K['action']
  readonly state: K['state']
}

/** Where ways part: the step that led there, if any, and the actions that are tried. */
export interface Fork<K extends Kinds = Kinds> {
  readonly before: Step<K> | null
  readonly state: K['state']
  readonly actions: readonly K['action'][]
}

/** How a turn is walked through. */
export interface Walker<K extends Kinds = Kinds> {
  /** Which of the steps after which the seat is still to act are followed, and how. */
  follow(open: readonly Step<K>[]): Iterable<Fork<K>>
  /** Steps with the same key go on alike: one of them is enough. */
  key(step: Step<K>): unknown
  /** Told of a step that leads where an earlier one has led: whether it takes the place of that one. */
  meet(step: Step<K>, known: Step<K>): boolean
}

/** All ways of the same length. */
export interface Layer<K extends Kinds = Kinds> {
  /** The seat is still to act, and it alone. */
  readonly open: readonly Step<K>[]
  /** Somebody else or chance is due. */
  readonly ended: readonly Step<K>[]
}

/** Every way by the actions that are tried in a state; each state once, by the first way that leads there. */
export const everyWay = <K extends Kinds>(tried: (state: K['state']) => readonly K['action'][]): Walker<K> => ({
  *follow(open) {
    for (const step of open) yield { before: step, state: step.state, actions: tried(step.state) }
  },
  key: ({ state }) => fingerprint(state),
  meet: () => false,
})

/**
 * Walks through a seat's turn, layer by layer; whoever has seen enough stops asking. At most `bound` steps are kept, and
 * it returns whether that was enough.
 */
export function* walk<K extends Kinds>(
  game: Game<K>,
  seat: Seat,
  start: Fork<K>,
  walker: Walker<K>,
  bound = Number.POSITIVE_INFINITY,
): Generator<Layer<K>, boolean, void> {
  const known = new Map<unknown, Step<K>>()
  let forks: Iterable<Fork<K>> = [start]
  for (;;) {
    const layer = new Map<unknown, Step<K>>()
    for (const fork of forks) {
      if (known.size > bound) return false
      for (const action of fork.actions) note(walker, taken(game, seat, fork, action), known, layer)
    }
    if (layer.size === 0) return true
    const { open, ended } = sorted(game, seat, layer.values())
    yield { open, ended }
    forks = walker.follow(open)
  }
}

function taken<K extends Kinds>(game: Game<K>, seat: Seat, fork: Fork<K>, action: K['action']): Step<K> {
  const state = copy(fork.state)
  game.play(state, seat, action)
  return { before: fork.before, from: fork.state, action, state }
}

function note<K extends Kinds>(
  walker: Walker<K>,
  step: Step<K>,
  known: Map<unknown, Step<K>>,
  layer: Map<unknown, Step<K>>,
): void {
  const key = walker.key(step)
  const earlier = known.get(key)
  if (earlier && !walker.meet(step, earlier)) return
  known.set(key, step)
  layer.set(key, step)
}

function sorted<K extends Kinds>(game: Game<K>, seat: Seat, steps: Iterable<Step<K>>): Layer<K> {
  const [open, ended]: [Step<K>[], Step<K>[]] = [[], []]
  for (const step of steps) (isStillTo(game, step.state, seat) ? open : ended).push(step)
  return { open, ended }
}

/** Whether the seat is to act, and it alone. */
export function isStillTo<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat): boolean {
  const waiting = game.waiting(state)
  return waiting.kind === 'seats' && waiting.seats.length === 1 && waiting.seats[0] === seat
}

/** The steps of a way, from its first to this one. */
export function wayTo<K extends Kinds>(step: Step<K>): Step<K>[] {
  const way: Step<K>[] = []
  for (let at: Step<K> | null = step; at; at = at.before) way.push(at)
  return way.reverse()
}

/** The actions of such a way. */
export const actionsTo = <K extends Kinds>(step: Step<K>): K['action'][] => wayTo(step).map(({ action }) => action)

/** One whole turn: what a seat can do until somebody else or chance is due, and the state that leaves. */
export interface Turn<K extends Kinds = Kinds> {
  readonly actions: readonly K['action'][]
  readonly state: K['state']
}

export interface Turns<K extends Kinds = Kinds> {
  readonly turns: readonly Turn<K>[]
  /** False when the bound was met and some turns are missing. */
  readonly complete: boolean
}

const DEFAULT_BOUND = 20_000

/**
 * The whole turns of a seat, derived from the steps of `legal`, each resulting state once. About `bound` states are looked
 * at. A fingerprint would not do here: what was frozen on the way counts there by identity.
 */
export function turns<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, bound = DEFAULT_BOUND): Turns<K> {
  const found: Turn<K>[] = []
  const legal = (at: K['state']) => game.legal(at, seat)
  const walker: Walker<K> = { ...everyWay<K>(legal), key: ({ state: { table: _, ...rest } }) => JSON.stringify(rest) }
  const layers = walk(game, seat, { before: null, state, actions: legal(state) }, walker, bound)
  for (;;) {
    const { done, value } = layers.next()
    if (done) return { turns: found, complete: value }
    for (const step of value.ended) found.push({ actions: actionsTo(step), state: step.state })
  }
}

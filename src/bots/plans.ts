import type { Kinds } from '../engine/game.ts'
import type { Thought } from './bot.ts'
import { fingerprint } from '../engine/fingerprint.ts'
import { type Outlook, played } from './look-ahead.ts'

/** One way through a seat's turn: the step it begins with, and where it leads before anything else is due. */
export interface Plan<K extends Kinds> {
  readonly first: K['action']
  readonly state: K['state']
}

/** How many unfinished plans are followed, and how many steps are tried at a time: where each has many, fewer are. */
export interface Effort {
  readonly width: number
  readonly steps: number
}

/**
 * The ways through a seat's turn, each resulting state once. A turn of many steps has too many of them: after every
 * step only the most promising unfinished ones are followed further.
 */
export function plans<K extends Kinds>(
  outlook: Outlook<K>,
  { legal, stop }: Pick<Thought<K>, 'legal' | 'stop'>,
  start: K['state'],
  effort: Effort,
): Plan<K>[] {
  const finished: Plan<K>[] = []
  const seen = new Set<number>()
  let open = legal.map((first): Plan<K> => ({ first, state: played(outlook, start, first) }))
  while (open.length > 0 && !stop()) {
    const unfinished: Plan<K>[] = []
    for (const plan of open)
      if (isNew(seen, plan.state)) (isStillTo(outlook, plan.state) ? unfinished : finished).push(plan)
    open = followed(outlook, mostPromising(outlook, unfinished, effort.width), effort.steps)
  }
  return [...finished, ...open]
}

function isNew(seen: Set<number>, state: object): boolean {
  const print = fingerprint(state)
  if (seen.has(print)) return false
  seen.add(print)
  return true
}

function isStillTo<K extends Kinds>({ game, seat }: Outlook<K>, state: K['state']): boolean {
  const waiting = game.waiting(state)
  return waiting.kind === 'seats' && waiting.seats.length === 1 && waiting.seats[0] === seat
}

/** One step further: with all plans if that is not too much, otherwise with the best, and with one in any case. */
function followed<K extends Kinds>(outlook: Outlook<K>, list: readonly Plan<K>[], most: number): Plan<K>[] {
  const ways = new Map(list.map((plan) => [plan, outlook.game.legal(plan.state, outlook.seat)]))
  const total = list.reduce((sum, plan) => sum + ways.get(plan)!.length, 0)
  const few = total > most ? mostPromising(outlook, list, Math.max(1, Math.floor((list.length * most) / total))) : list
  return few.flatMap((plan) => steps(outlook, plan, ways.get(plan)!))
}

const steps = <K extends Kinds>(outlook: Outlook<K>, plan: Plan<K>, actions: readonly K['action'][]): Plan<K>[] =>
  actions.map((action) => ({ first: plan.first, state: played(outlook, plan.state, action) }))

/** The best of some plans by the evaluation alone, the best first; none that is worse than the best by `margin`. */
export function mostPromising<K extends Kinds>(
  outlook: Outlook<K>,
  list: readonly Plan<K>[],
  width: number,
  margin = 1,
): readonly Plan<K>[] {
  if (list.length <= width) return list
  const rated = list.map((plan) => ({ plan, worth: outlook.evaluate(plan.state, outlook.seat) }))
  rated.sort((a, b) => b.worth - a.worth)
  const least = rated[0]!.worth - margin
  return rated.slice(0, width).flatMap(({ plan, worth }) => (worth >= least ? [plan] : []))
}

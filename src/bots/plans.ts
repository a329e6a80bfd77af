import type { Kinds } from '../engine/game.ts'
import type { Thought } from './bot.ts'
import { fingerprint } from './fingerprint.ts'
import { type Outlook, played } from './look-ahead.ts'

/** One way through a seat's turn: the step it begins with, and where it leads before anything else is due. */
export interface Plan<K extends Kinds> {
  readonly first: K['action']
  readonly state: K['state']
}

/** How many steps are tried at a time, about: where each plan has many, fewer are followed. */
const EFFORT = 300

/**
 * The ways through a seat's turn, each resulting state once. A turn of many steps has too many of them: after every
 * step only the most promising unfinished ones are followed further, at most `width` of them.
 */
export function plans<K extends Kinds>(
  outlook: Outlook<K>,
  { legal, stop }: Pick<Thought<K>, 'legal' | 'stop'>,
  start: K['state'],
  width: number,
): Plan<K>[] {
  const finished: Plan<K>[] = []
  const seen = new Set<number>()
  let open = legal.map((first): Plan<K> => ({ first, state: played(outlook, start, first) }))
  while (open.length > 0 && !stop()) {
    const unfinished: Plan<K>[] = []
    for (const plan of open)
      if (isNew(seen, plan.state)) (isStillTo(outlook, plan.state) ? unfinished : finished).push(plan)
    open = followed(outlook, mostPromising(outlook, unfinished, width))
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
function followed<K extends Kinds>(outlook: Outlook<K>, list: readonly Plan<K>[]): Plan<K>[] {
  const ways = list.map((plan) => outlook.game.legal(plan.state, outlook.seat))
  const total = ways.reduce((sum, { length }) => sum + length, 0)
  if (total <= EFFORT) return list.flatMap((plan, i) => steps(outlook, plan, ways[i]!))
  const few = Math.max(1, Math.floor((list.length * EFFORT) / total))
  return mostPromising(outlook, list, few).flatMap((plan) =>
    steps(outlook, plan, outlook.game.legal(plan.state, outlook.seat)),
  )
}

const steps = <K extends Kinds>(outlook: Outlook<K>, plan: Plan<K>, actions: readonly K['action'][]): Plan<K>[] =>
  actions.map((action) => ({ first: plan.first, state: played(outlook, plan.state, action) }))

/** The best of some plans by the evaluation alone, the best first. */
export function mostPromising<K extends Kinds>(outlook: Outlook<K>, list: readonly Plan<K>[], width: number) {
  if (list.length <= width) return list
  const rated = list.map((plan) => ({ plan, worth: outlook.evaluate(plan.state, outlook.seat) }))
  rated.sort((a, b) => b.worth - a.worth)
  return rated.slice(0, width).map(({ plan }) => plan)
}

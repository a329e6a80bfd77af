import type { Kinds } from '../engine/game.ts'
import { everyWay, type Fork, type Step, walk } from '../engine/turns.ts'
import type { Estimate } from './estimate.ts'
import type { Outlook } from './look-ahead.ts'

/** How many unfinished ways are followed, and how many steps are tried at a time: where each has many, fewer are. */
export interface Effort {
  readonly width: number
  readonly steps: number
}

/** The ways through a seat's turn. */
export interface Plans<K extends Kinds> {
  /** Followed to the end; each resulting state once. */
  readonly ended: Step<K>[]
  /** Given up on the way. */
  readonly dropped: Step<K>[]
  /** Steps that led where others had led before, with those. */
  readonly twins: (readonly [again: Step<K>, known: Step<K>])[]
}

/**
 * Finds the ways through a seat's turn, one step further at a time, and gives `look` in between. A turn of many steps has
 * too many of them: after every step only the most promising unfinished ones are followed.
 */
export function* plans<K extends Kinds, Look>(
  outlook: Outlook<K>,
  start: Fork<K>,
  effort: Effort,
  look: Look,
): Generator<Look, Plans<K>, void> {
  const found: Plans<K> = { ended: [], dropped: [], twins: [] }
  for (const { ended } of walk(outlook.game, outlook.seat, start, planner(outlook, effort, found))) {
    found.ended.push(...ended)
    yield look
  }
  return found
}

const planner = <K extends Kinds>(outlook: Outlook<K>, { width, steps }: Effort, { dropped, twins }: Plans<K>) => ({
  ...everyWay<K>(() => []),
  follow(open: readonly Step<K>[]): readonly Fork<K>[] {
    const forks = affordable(outlook, mostPromising(outlook, open, width), steps)
    if (forks.length < open.length) dropped.push(...without(open, forks))
    return forks
  },
  meet(again: Step<K>, known: Step<K>) {
    twins.push([again, known])
    return false
  },
})

/** All ways on if that is not too much, otherwise those of the best, and of one in any case. */
function affordable<K extends Kinds>(outlook: Outlook<K>, list: readonly Step<K>[], most: number): readonly Fork<K>[] {
  const forks = new Map(list.map((step) => [step, forkAfter(outlook, step)]))
  const total = list.reduce((sum, step) => sum + forks.get(step)!.actions.length, 0)
  const few = total > most ? mostPromising(outlook, list, Math.max(1, Math.floor((list.length * most) / total))) : list
  return few.map((step) => forks.get(step)!)
}

const forkAfter = <K extends Kinds>({ game, seat }: Outlook<K>, step: Step<K>): Fork<K> => ({
  before: step,
  state: step.state,
  actions: game.legal(step.state, seat),
})

function without<K extends Kinds>(open: readonly Step<K>[], forks: readonly Fork<K>[]): Step<K>[] {
  const followed = new Set(forks.map(({ before }) => before))
  return open.filter((step) => !followed.has(step))
}

/** The best of some steps by the evaluation alone, the best first; none that is worse than the best by `margin`. */
export function mostPromising<K extends Kinds>(
  outlook: Outlook<K>,
  list: readonly Step<K>[],
  width: number,
  margin = 1,
): readonly Step<K>[] {
  if (list.length <= width) return list
  const rated = list.map((step) => ({ step, worth: outlook.evaluate(step.state, outlook.seat) }))
  rated.sort((a, b) => b.worth - a.worth)
  const least = rated[0]!.worth - margin
  return rated.slice(0, width).flatMap(({ step, worth }) => (worth >= least ? [step] : []))
}

/** By first action, the best of what some steps are worth: of those that it leads to, and of their twins. */
export function byFirst<K extends Kinds>(
  { twins }: Plans<K>,
  worths: Iterable<readonly [Step<K>, Estimate]>,
): Map<K['action'], Estimate> {
  const firsts = new Map<K['action'], Estimate>()
  const best = new Map<Step<K>, Estimate>()
  for (const [step, worth] of worths) carryBack(best, firsts, step, worth)
  while (twins.length > 0 && shareAmong(twins, best, firsts)) {}
  return firsts
}

/** The latest first, since what a step is worth is known when those after it are. Whether anything was news. */
function shareAmong<K extends Kinds>(
  twins: Plans<K>['twins'],
  best: Map<Step<K>, Estimate>,
  firsts: Map<K['action'], Estimate>,
): boolean {
  let isNews = false
  for (let i = twins.length - 1; i >= 0; i--) {
    const [again, known] = twins[i]!
    const worth = best.get(known)
    if (worth && carryBack(best, firsts, again, worth)) isNews = true
  }
  return isNews
}

/** A step is worth as much as the best that can follow. Whether the last one was not known to be worth as much. */
function carryBack<K extends Kinds>(
  best: Map<Step<K>, Estimate>,
  firsts: Map<K['action'], Estimate>,
  end: Step<K>,
  estimate: Estimate,
): boolean {
  let step: Step<K> | null = end
  for (; step && !((best.get(step)?.worth ?? -1) >= estimate.worth); step = step.before) {
    best.set(step, estimate)
    if (!step.before) firsts.set(step.action, estimate)
  }
  return step !== end
}

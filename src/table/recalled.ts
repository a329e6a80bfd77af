import { isOutcome, type Kinds } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'

type Outcome = Kinds['outcome']

/** What falls at a table because it fell in another; null where ordinary dice are thrown. */
export type Recall = (timeline: Timeline) => { readonly outcome: Outcome } | null

/**
 * Lets what fell in a match after so many entries fall again at a table that begins there: the next throw of a kind by a
 * hand is the next that this hand threw of that kind. Where none is left, or it cannot fall now, nothing is recalled.
 */
export function recalledFrom(origin: Timeline, at: number): Recall {
  const fallen = new Map<string, Outcome[]>()
  eachFall(origin, at, (kind, outcome) => fallen.set(kind, [...(fallen.get(kind) ?? []), outcome]))
  const count = counter(at)
  return (timeline) => {
    const { game, waiting } = timeline
    if (waiting.kind !== 'chance') return null
    const kind = kindOf(waiting.chance)
    const outcome = fallen.get(kind)?.[count(timeline, kind)]
    return outcome !== undefined && game.possible(waiting.chance, outcome) ? { outcome } : null
  }
}

const kindOf = ({ kind, seat }: Kinds['chance']): string => `${kind} ${seat}`

function eachFall(timeline: Timeline, from: number, tell: (kind: string, outcome: Outcome) => void): void {
  for (let index = from; index < timeline.length; index++) {
    const entry = timeline.log[index]!
    if (!isOutcome(entry)) continue
    const waiting = timeline.game.waiting(timeline.before(index))
    if (waiting.kind === 'chance') tell(kindOf(waiting.chance), entry.outcome)
  }
}

/** How often each kind has fallen since a moment. What fell is never taken back, so it is counted once. */
function counter(from: number): (timeline: Timeline, kind: string) => number {
  const counts = new Map<string, number>()
  let counted = from
  return (timeline, kind) => {
    eachFall(timeline, counted, (fell) => counts.set(fell, (counts.get(fell) ?? 0) + 1))
    counted = Math.max(counted, timeline.length)
    return counts.get(kind) ?? 0
  }
}

import { type Entry, isOutcome, type Kinds, type Seat } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'

/** Whether what this seat does next belongs to what happened last, so that both are one moment. */
export function goesOn(timeline: Timeline, seat: Seat | null): boolean {
  const last = timeline.log.at(-1)
  if (!last) return false
  if (timeline.waiting.kind === 'chance') return isOutcome(last) && throwsGoOn(timeline)
  return !isOutcome<Kinds>(last) && last.seat === seat
}

/** Before anybody has decided anything, throws of one kind are one moment; later the third and all that follow it are. */
function throwsGoOn(timeline: Timeline): boolean {
  const { length } = timeline
  const kind = kindAt(timeline, length)
  return kind === kindAt(timeline, length - 1) && (isUndecided(timeline) || kind === kindAt(timeline, length - 2))
}

/** Which kind of chance event was due before the entry of this index. */
function kindAt(timeline: Timeline, index: number): string | null {
  const waiting = index < 0 ? null : timeline.game.waiting(timeline.before(index))
  return waiting?.kind === 'chance' ? waiting.chance.kind : null
}

const isUndecided = ({ log }: Timeline): boolean => log.every(isOutcome)

/** Where the acts begin that belong together with the last entry. */
export function momentOf(log: readonly Entry[]): number {
  let start = log.length - 1
  while (start > 0 && isSameActor(log[start - 1]!, log[start]!)) start--
  return start
}

const isSameActor = (one: Entry, other: Entry): boolean =>
  !isOutcome<Kinds>(one) && !isOutcome<Kinds>(other) && one.seat === other.seat

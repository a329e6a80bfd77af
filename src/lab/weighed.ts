import type { Judgement } from '../bots/judge.ts'
import { errorOf } from '../engine/interval.ts'

/** What was taken beside what was worth most. */
export interface Weighed {
  /** Its place among the legal actions; that of what was taken where nothing was better. */
  readonly best: number
  /** What was given away, as a part of a win. */
  readonly lost: number
  /** Its standard error: 0 where it is exact, null where it is an estimate. */
  readonly error: number | null
}

/** By what somebody thinks of every action. */
export function weighedBy(judgement: Judgement, taken: number): Weighed {
  const { worths } = judgement
  const best = worths.indexOf(Math.max(...worths))
  return { best, lost: worths[best]! - worths[taken]!, error: errorBetween(judgement, best, taken) }
}

/** Both met the same dice, so their difference is surer than this says. */
function errorBetween({ intervals }: Judgement, one: number, other: number): number | null {
  const [known, beside] = [intervals[one], intervals[other]]
  return known && beside ? Math.hypot(errorOf(known), errorOf(beside)) : null
}

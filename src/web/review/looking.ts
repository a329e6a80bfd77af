import { type Lender, loreFor } from '../../bots/levels.ts'
import { assessorFor, seedOf } from '../../lab/assessing.ts'
import type { Effort } from '../../lab/effort.ts'
import type { Finding } from '../../lab/finding.ts'
import { begun, type Findings, findingsIn, type Stretch } from '../../lab/review.ts'
import { openMatch } from '../../protocol/match.ts'
import type { Library, MatchRecord } from '../../protocol/record.ts'

/** What is to be looked through. */
export interface Task {
  readonly record: MatchRecord
  readonly stretch: Stretch
  readonly effort: Effort
  /** So many entries were looked at before. */
  readonly before: number
}

/** What is told of it. */
export type Told =
  | { readonly kind: 'begun'; readonly findings: Findings }
  | { readonly kind: 'found'; readonly found: readonly Finding[] }
  | { readonly kind: 'failed'; readonly reason: string }

/** What the platform lends. */
interface Mind {
  readonly library: Library
  lenderOf(game: string): Lender
  /** In milliseconds. */
  now(): number
  tell(told: Told): void
}

/** News is told so often, in milliseconds. */
const PAUSE = 100

/** Looks a stretch of a match through, from where somebody left it, and tells what it finds. */
export async function lookThrough({ record, stretch, effort, before }: Task, mind: Mind): Promise<void> {
  const opened = await openMatch(asFile(record), mind.library)
  if (!opened.ok) return mind.tell({ kind: 'failed', reason: opened.fault.code })
  const { timeline } = opened.match
  const lore = await loreFor('champion', mind.lenderOf(record.game))
  const assessor = finished(assessorFor(timeline.game, lore, timeline.table, effort, seedOf(timeline)))
  mind.tell({ kind: 'begun', findings: begun(timeline, assessor, stretch) })
  inTurns(findingsIn(timeline, assessor, stretch, before), mind)
}

/** A file says nothing of a result that is not there. */
function asFile({ result, ...record }: MatchRecord): unknown {
  return result ? { ...record, result } : record
}

function inTurns(looking: Iterable<Finding>, { now, tell }: Mind): void {
  let found: Finding[] = []
  let due = now() + PAUSE
  for (const finding of looking) {
    found.push(finding)
    if (now() < due) continue
    tell({ kind: 'found', found })
    found = []
    due = now() + PAUSE
  }
  tell({ kind: 'found', found })
}

function finished<T>(work: Generator<unknown, T, void>): T {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

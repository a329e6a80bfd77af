import { assessorFor, seedOf } from '../lab/assessing.ts'
import type { Assessor } from '../lab/assessor.ts'
import type { Effort } from '../lab/effort.ts'
import { begun, type Findings, goingOn, isWhole, type Stretch } from '../lab/review.ts'
import type { Match } from '../protocol/match.ts'
import { loreOf } from './players.ts'
import { progressBar } from './progress.ts'
import { breath, stoppable } from './stop.ts'

/** A stretch, and what is known of it from an earlier review. */
export interface Task {
  readonly stretch: Stretch
  readonly known: Findings | null
}

const lengthOf = ({ stretch: { first, end } }: Task): number => end - first

/**
 * Looks through stretches of a match, each from where it was left, and tells what is known of it then. Gives the exit code
 * if somebody stopped it, else null.
 */
export async function lookThrough(
  { timeline }: Match,
  tasks: readonly Task[],
  effort: Effort,
  tell: (findings: Findings) => void,
): Promise<number | null> {
  const { signal, done } = stoppable()
  const all = tasks.reduce((sum, task) => sum + lengthOf(task), 0)
  const look = looker(timeline, effort)
  let before = 0
  try {
    for (const task of tasks) {
      const { known, reason } = await patiently(look(task), signal, { all, before })
      const findings = known ?? task.known
      if (findings) tell(findings)
      if (reason !== null) return reason
      before += lengthOf(task)
    }
    return null
  } finally {
    done()
  }
}

/** Nothing is known while a game is being solved. */
type Looking = Generator<Findings | undefined, Findings | undefined, void>

/** A game is solved once, and only if there is anything left to look at. */
function looker(timeline: Match['timeline'], effort: Effort): (task: Task) => Looking {
  const { game, table } = timeline
  const working = assessorFor(game, loreOf(game), table, effort, seedOf(timeline)) as Generator<
    undefined,
    Assessor,
    void
  >
  let assessor: Assessor | null = null
  return function* ({ stretch, known }) {
    if (known && isWhole(known)) return known
    assessor ??= yield* working
    return yield* goingOn(timeline, assessor, known ?? begun(timeline, assessor, stretch))
  }
}

/** In milliseconds, between two looks at what the process is told. */
const STINT = 40

interface Place {
  readonly all: number
  readonly before: number
}

/** Works to the end, or until a signal comes, whose reason it gives. The bar is gone before anything is told. */
async function patiently(looking: Looking, signal: AbortSignal, { all, before }: Place) {
  const bar = progressBar(all, 'entries')
  try {
    for (;;) {
      const { value: known, done } = stint(looking)
      if (done) return { known, reason: null }
      bar.update(before + (known?.found.length ?? 0))
      await breath()
      if (signal.aborted) return { known, reason: signal.reason as number }
    }
  } finally {
    bar.stop()
  }
}

function stint(looking: Looking): IteratorResult<Findings | undefined, Findings | undefined> {
  const until = performance.now() + STINT
  let step = looking.next()
  while (!step.done && performance.now() < until) step = looking.next()
  return step
}

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { reviewerOf } from './page-reviewer.ts'
import type { Progress, Subject } from './reviewer.ts'

interface Reviewing {
  readonly progress: Progress
  readonly start: () => void
  readonly stop: () => void
}

/** Reviews a subject for as long as somebody looks at it. */
export function useReview(subject: Subject, beginsAtOnce: boolean): Reviewing {
  const reviewer = useMemo(() => reviewerOf(subject), [subject])
  const progress = useSyncExternalStore(reviewer.subscribe, reviewer.progress)
  useEffect(() => {
    if (beginsAtOnce) void reviewer.start()
    return () => reviewer.stop()
  }, [reviewer, beginsAtOnce])
  return { progress, start: () => void reviewer.start(), stop: () => reviewer.stop() }
}

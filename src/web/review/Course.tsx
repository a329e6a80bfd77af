import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import style from './Course.module.css'
import type { Progress } from './reviewer.ts'

interface CourseProps {
  readonly progress: Progress
  readonly onStart: () => void
  readonly onStop: () => void
}

/** How far the review is, and the way to stop it or go on. Nothing when all is done. */
export function Course({ progress, onStart, onStop }: CourseProps) {
  const words = useWords()
  const { state, seen, all } = progress
  if (state === 'done') return null
  return (
    <section className={style.course} data-review-state={state}>
      {state === 'working' && (
        <progress value={seen} max={all} aria-label={words('web.review.progress', { seen, all })} />
      )}
      <p role="status">{words(...said(progress))}</p>
      {state === 'working' ? (
        <Button icon="pause" onClick={onStop}>
          {words('web.review.stop')}
        </Button>
      ) : (
        <Button look="main" icon="play" onClick={onStart}>
          {words(NEXT[state === 'failed' ? 'failed' : seen > 0 ? 'stopped' : 'idle'])}
        </Button>
      )}
    </section>
  )
}

const NEXT = { failed: 'web.review.again', stopped: 'web.review.go-on', idle: 'web.review.begin' } as const

function said({ state, seen, all, isKept }: Progress): [string, { seen: number; all: number }] {
  const figures = { seen, all }
  if (state === 'failed') return ['web.review.failed', figures]
  return [state === 'resting' && seen > 0 && isKept ? 'web.review.stopped' : 'web.review.progress', figures]
}

import { useState } from 'react'
import { type Grade, gradeOf } from '../../lab/grade.ts'
import { dailyPath } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { type Day, today } from './day.ts'
import style from './Practice.module.css'
import { solved, streakOf } from './solved.ts'

interface ShareProps {
  readonly game: string
  readonly day: Day
  readonly lost: number
}

/** The answer as a text that gives nothing away. */
export function Share(props: ShareProps) {
  const words = useWords()
  const textOf = useText()
  const [said, setSaid] = useState('')
  const share = async () => {
    const text = textOf(props)
    if (typeof navigator.share === 'function') return navigator.share({ text }).catch(() => undefined)
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setSaid(copied ? words('practice.share.copied') : text)
  }
  return (
    <>
      <Button icon="share" onClick={share}>
        {words('practice.share')}
      </Button>
      {said && (
        <p role="status" className={style.said}>
          {said}
        </p>
      )}
    </>
  )
}

const SAID: Readonly<Record<Grade, string>> = {
  good: 'practice.share.good',
  inaccuracy: 'practice.share.inaccuracy',
  mistake: 'practice.share.mistake',
  blunder: 'practice.share.blunder',
}

function useText(): (props: ShareProps) => string {
  const words = useWords()
  return ({ game, day, lost }) =>
    words('practice.share.text', {
      title: words(`${game}.title`),
      day,
      grade: words(SAID[gradeOf(lost)]),
      streak: streakOf(solved(), today()),
      address: `${window.location.origin}${dailyPath(game, day)}`,
    })
}

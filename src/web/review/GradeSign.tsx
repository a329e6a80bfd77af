import type { Grade } from '../../lab/grade.ts'
import { useWords } from '../words/words.tsx'
import style from './GradeSign.module.css'

/** A grade by its name; marks as chess players write them stand beside it. */
const MARKS: Readonly<Record<Grade, string>> = { good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' }

export function GradeSign({ grade }: { readonly grade: Grade }) {
  const words = useWords()
  return (
    <span className={style.grade} data-grade={grade}>
      <span className={style.mark} aria-hidden="true">
        {MARKS[grade]}
      </span>
      {words(`web.review.grade.${grade}`)}
    </span>
  )
}

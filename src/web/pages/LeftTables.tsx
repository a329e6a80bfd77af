import type { LeftTable } from '../shelf/left-behind.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import style from './Home.module.css'

interface LeftTablesProps {
  readonly left: readonly LeftTable[]
  readonly onSave: () => void
}

/** Tables that found no room on the shelf are not lost, and can be taken along. */
export function LeftTables({ left, onSave }: LeftTablesProps) {
  const words = useWords()
  if (left.length === 0) return null
  return (
    <div className={style.left} role="status" data-left={left.length}>
      <p>{words('web.tables.left', { count: left.length })}</p>
      <Button onClick={onSave}>{words('web.tables.left.save')}</Button>
    </div>
  )
}

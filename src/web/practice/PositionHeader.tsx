import { useEffect } from 'react'
import { Link } from 'wouter'
import { PRACTICE_PATH } from '../paths.ts'
import layout from '../table/screen/TableLayout.module.css'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'

interface PositionHeaderProps {
  readonly title: string
  readonly note: string
}

export function PositionHeader({ title, note }: PositionHeaderProps) {
  const words = useWords()
  useEffect(() => {
    document.title = words('web.title.page', { page: title })
  }, [title, words])
  return (
    <header className={layout.header}>
      <Link href={PRACTICE_PATH} className={layout.home} aria-label={words('practice.back')}>
        <Icon name="back" />
      </Link>
      <div className={layout.named}>
        <h1>{title}</h1>
        <p>{note}</p>
      </div>
    </header>
  )
}

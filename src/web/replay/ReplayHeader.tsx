import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { tablePath } from '../paths.ts'
import layout from '../table/screen/TableLayout.module.css'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import type { Reel } from './reel.ts'

interface ReplayHeaderProps {
  readonly reel: Reel
  readonly isWide: boolean
  readonly onLog: () => void
  readonly onSettings: () => void
  readonly children: ReactNode
}

export function ReplayHeader({ reel: { play, id }, isWide, onLog, onSettings, children }: ReplayHeaderProps) {
  const words = useWords()
  const title = words('web.replay.title', { title: words(`${play.game.id}.title`) })
  useEffect(() => {
    document.title = words('web.title.page', { page: title })
  }, [title, words])
  return (
    <header className={layout.header}>
      <Link
        href={id === null ? '/' : tablePath(play.game.id, id)}
        className={layout.home}
        aria-label={words(id === null ? 'web.home' : 'web.replay.table')}
      >
        <Icon name="back" />
      </Link>
      <h1>{title}</h1>
      {children}
      {!isWide && <IconButton icon="log" label={words('web.log')} onClick={onLog} />}
      <IconButton icon="settings" label={words('web.settings')} onClick={onSettings} />
    </header>
  )
}

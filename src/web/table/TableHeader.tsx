import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Game } from '../../engine/game.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import type { Sheet } from './Sheets.tsx'
import type { TableStore } from './store.ts'
import style from './TableLayout.module.css'

interface TableHeaderProps {
  readonly game: Game
  readonly origin: TableStore['origin']
  readonly isWide: boolean
  readonly onSheet: (sheet: Sheet) => void
  readonly children: ReactNode
}

export function TableHeader({ game, origin, isWide, onSheet, children }: TableHeaderProps) {
  const words = useWords()
  return (
    <header className={style.header}>
      <Link href="/" className={style.home} aria-label={words('web.home')}>
        <Icon name="back" />
      </Link>
      <div className={style.named}>
        <h1>{words(`${game.id}.title`)}</h1>
        {origin && <p data-origin={origin.id}>{words('web.table.origin', { at: origin.at })}</p>}
      </div>
      {children}
      {!isWide && <IconButton icon="log" label={words('web.log')} onClick={() => onSheet('log')} />}
      <Link href={`/rules/${game.id}`} className={style.tool} aria-label={words('web.rules')}>
        <Icon name="rules" />
      </Link>
      {isWide && <IconButton icon="people" label={words('web.players.edit')} onClick={() => onSheet('people')} />}
      {isWide && <IconButton icon="keys" label={words('web.keys.title')} onClick={() => onSheet('keys')} />}
      <IconButton icon="settings" label={words('web.settings')} onClick={() => onSheet('settings')} />
    </header>
  )
}

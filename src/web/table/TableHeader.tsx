import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Game } from '../../engine/game.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import { RecapSign } from './Recap.tsx'
import type { Sheet } from './Sheets.tsx'
import type { TableStore } from './store.ts'
import style from './TableLayout.module.css'
import type { Recap } from './useRecap.ts'

interface TableHeaderProps {
  readonly game: Game
  readonly origin: TableStore['origin']
  readonly isWide: boolean
  readonly recap: Recap
  readonly onSheet: (sheet: Sheet) => void
  readonly children: ReactNode
}

export function TableHeader({ game, origin, isWide, recap, onSheet, children }: TableHeaderProps) {
  const words = useWords()
  return (
    <header className={style.header}>
      <Link href="/" className={style.home} aria-label={words('web.home')}>
        <Icon name="back" />
      </Link>
      <div className={style.named} data-makes-room={recap.lines.length > 0 || undefined}>
        <h1>{words(`${game.id}.title`)}</h1>
        {origin && <p data-origin={origin.id}>{words('web.table.origin', { at: origin.at })}</p>}
      </div>
      <RecapSign recap={recap} isWide={isWide} onOpen={() => onSheet('recap')} />
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

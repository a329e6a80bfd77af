import { Link } from 'wouter'
import { rulesPath } from '../../paths.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/words.tsx'
import { useExtras } from './extras.ts'
import { LogTools } from './LogTools.tsx'
import type { TableParts } from './parts.ts'
import { RecapSign } from './Recap.tsx'
import style from './TableLayout.module.css'

export function TableHeader({ store, isWide, recap, onSheet }: TableParts) {
  const words = useWords()
  const { tools } = useExtras()
  const { game, origin, isElsewhere } = store
  return (
    <header className={style.header}>
      <Link href="/" className={style.home} aria-label={words('web.home')}>
        <Icon name="back" />
      </Link>
      <div className={style.named} data-makes-room={recap.lines.length > 0 || undefined}>
        <h1>{words(`${game.id}.title`)}</h1>
        {origin && (
          <p data-origin={origin.id}>
            {words(origin.sameDice ? 'web.table.origin.same' : 'web.table.origin', { at: origin.at })}
          </p>
        )}
      </div>
      <RecapSign recap={recap} isWide={isWide} onOpen={() => onSheet('recap')} />
      {tools}
      {isWide && <LogTools store={store} />}
      {!isWide && <IconButton icon="log" label={words('web.log')} onClick={() => onSheet('log')} />}
      <Link href={rulesPath(game.id)} className={style.tool} aria-label={words('web.rules')}>
        <Icon name="rules" />
      </Link>
      {isWide && !isElsewhere && (
        <IconButton icon="people" label={words('web.players.edit')} onClick={() => onSheet('people')} />
      )}
      {isWide && <IconButton icon="keys" label={words('web.keys.title')} onClick={() => onSheet('keys')} />}
      <IconButton icon="settings" label={words('web.settings')} onClick={() => onSheet('settings')} />
    </header>
  )
}

import { Link } from 'wouter'
import { boxOf } from '../games/index.ts'
import { replayPath, tablePath } from '../paths.ts'
import type { UnreadTable } from '../shelf/row.ts'
import type { Listed } from '../table/store/tables.ts'
import buttons from '../ui/Button.module.css'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SeatMark } from '../ui/Shape.tsx'
import { useLanguage, useWords } from '../words/words.tsx'
import style from './SavedTables.module.css'
import { since } from './since.ts'
import type { Remove, Tables } from './useTables.ts'

interface SavedTablesProps {
  readonly tables: Tables
  readonly onRemove: Remove
}

/** Tables that wait to be continued, and what lies there and cannot be read. */
export function Running({ tables: { running, unread }, onRemove }: SavedTablesProps) {
  const words = useWords()
  if (running.length + unread.length === 0) return null
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{words('web.home.continue')}</h2>
      <ul className={style.tables}>
        {running.map((table) => (
          <SavedCard key={table.id} table={table} onRemove={onRemove} />
        ))}
        {unread.map((table) => (
          <UnreadCard key={table.id} table={table} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
}

/** Tables that ended, folded away: whoever comes wants to play. */
export function Finished({ tables: { finished }, onRemove }: SavedTablesProps) {
  const words = useWords()
  if (finished.length === 0) return null
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{words('web.history')}</h2>
      <details className={style.finished}>
        <summary>{words('web.home.finished', { count: finished.length })}</summary>
        <ul className={style.tables}>
          {finished.map((table) => (
            <SavedCard key={table.id} table={table} onRemove={onRemove} />
          ))}
        </ul>
      </details>
      <Link href="/history" className={style.all}>
        {words('web.home.history')}
      </Link>
    </section>
  )
}

interface CardProps<Table> {
  readonly table: Table
  readonly onRemove: Remove
}

function UnreadCard({ table: { id, why }, onRemove }: CardProps<UnreadTable>) {
  const words = useWords()
  return (
    <li className={style.table} data-saved={why}>
      <p className={style.what}>{words(`web.lost.${why}`)}</p>
      <IconButton icon="bin" label={words('web.tables.forget')} onClick={onRemove(id)} />
    </li>
  )
}

function SavedCard({ table, onRemove }: CardProps<Listed>) {
  const words = useWords()
  const language = useLanguage()
  const { id, isOver, record, touched } = table
  const { game } = record
  const title = boxOf(game) ? words(`${game}.title`) : game
  return (
    <li className={style.table} data-saved={id}>
      <Link href={tablePath(game, id)} className={style.what}>
        <strong>{title}</strong>
        <span className={style.when}>
          {words(isOver ? 'web.tables.over' : 'web.tables.since', { when: since(touched, language) })}
        </span>
        <Sitters record={record} />
      </Link>
      {isOver && (
        <Link
          href={replayPath(game, id)}
          className={buttons.icon}
          aria-label={words('web.home.replay', { title })}
          title={words('web.home.replay', { title })}
        >
          <Icon name="play" />
        </Link>
      )}
      <IconButton icon="bin" label={words('web.tables.forget-one', { title })} onClick={onRemove(id)} />
    </li>
  )
}

function Sitters({ record }: Pick<Listed, 'record'>) {
  return (
    <span className={style.sitters}>
      {record.seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <span key={seat}>
          <SeatMark sitters={record.seats} seat={seat} /> {name}
        </span>
      ))}
    </span>
  )
}

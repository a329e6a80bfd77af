import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { BOXES, type Box, boxOf } from '../games/index.ts'
import { replayPath, rulesPath, setupPath, tablePath } from '../paths.ts'
import { handIn } from '../replay/hand-in.ts'
import { change, useSettings } from '../settings/settings.ts'
import type { LeftTable } from '../shelf/left-behind.ts'
import type { UnreadTable } from '../shelf/row.ts'
import type { Listed } from '../table/store/tables.ts'
import buttons from '../ui/Button.module.css'
import { Button, IconButton } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PickFile } from '../ui/PickFile.tsx'
import { SeatMark } from '../ui/Shape.tsx'
import { useDrop } from '../ui/useDrop.ts'
import type { Language } from '../words/languages.ts'
import { useLanguage, useWords } from '../words/words.tsx'
import { Hero } from './Hero.tsx'
import style from './Home.module.css'
import { LeftTables } from './LeftTables.tsx'

/** The games, what was being played, and the shortest way to a first roll. */
export function Home() {
  return (
    <Frame>
      <Hero />
      <div className={style.page}>
        <Continue />
        <Games />
        <MatchFiles />
      </div>
    </Frame>
  )
}

function Games() {
  const words = useWords()
  return (
    <section aria-labelledby="games">
      <div className={style.heading}>
        <h2 id="games">{words('web.home.games')}</h2>
        <YourName />
      </div>
      <ul className={style.games}>
        {BOXES.map((box) => (
          <GameCard key={box.id} box={box} />
        ))}
      </ul>
    </section>
  )
}

/** A match file is picked here or dropped anywhere. */
function MatchFiles() {
  const words = useWords()
  const [, go] = useLocation()
  const open = (file: File) => {
    handIn(file)
    go('/open')
  }
  const isOver = useDrop(open)
  return (
    <>
      <PickFile onFile={open}>{words('web.home.open')}</PickFile>
      {isOver && <p className={style.drop}>{words('web.home.drop')}</p>}
    </>
  )
}

function YourName() {
  const words = useWords()
  const { name } = useSettings()
  return (
    <label className={style.name}>
      <span>{words('web.home.name')}</span>
      <input
        value={name}
        maxLength={20}
        autoComplete="nickname"
        placeholder={words('web.guest')}
        onChange={({ target }) => change({ name: target.value })}
      />
    </label>
  )
}

const QUICK_BOTS = 2

/** A full table, where the game needs one. */
const quickBots = ({ seats }: Box): number => Math.max(QUICK_BOTS, seats.least - 1)

function GameCard({ box }: { readonly box: Box }) {
  const words = useWords()
  const [, go] = useLocation()
  const { name } = useSettings()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const open = async () => {
    const [play, { startTable }, { quickAgreement }] = await Promise.all([
      box.open(),
      tablesOfBrowser(),
      import('../table/store/new-table.ts'),
    ])
    const agreement = quickAgreement(play, name.trim() || words('web.guest'), quickBots(box))
    go(tablePath(box.id, await startTable(play, agreement)))
  }
  const playNow = () => {
    setOpening(true)
    open().catch((reason) => setFailure({ reason }))
  }
  const { least, most } = box.seats
  const title = words(`${box.id}.title`)
  return (
    <li className={style.card} data-game={box.id}>
      <div className={style.cover}>
        <box.Cover />
      </div>
      <div className={style.about}>
        <h3>{title}</h3>
        <p>{words(`${box.id}.about`)}</p>
        <p className={style.seats}>
          <Icon name="people" size="1.1em" />{' '}
          {words(least === most ? 'web.home.seats-exactly' : 'web.home.seats', { least, most })}
        </p>
        <div className={style.ways}>
          <Button look="main" icon="play" disabled={isOpening} onClick={playNow} aria-describedby={`quick-${box.id}`}>
            {words('web.home.play')}
          </Button>
          <Link href={setupPath(box.id)} className={buttons.button}>
            {words('web.home.set-up')}
          </Link>
          <Link href={rulesPath(box.id)} className={style.rules}>
            {words('web.rules')}
            <span className="unseen"> {title}</span>
          </Link>
        </div>
        <p id={`quick-${box.id}`} className="unseen">
          {words('web.home.play-what', { title, bots: quickBots(box) })}
        </p>
      </div>
    </li>
  )
}

const RECENT = 3

/** A table that can be listed, or something that lies there and cannot be read. */
type Found = Listed | UnreadTable

const tablesOfBrowser = () => import('../table/store/tables.ts')

/** What this browser keeps; null until it is known. */
function useTables() {
  const [tables, setTables] = useState<readonly Found[] | null>(null)
  const [left, setLeft] = useState<readonly LeftTable[]>([])
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const { tables, unread, left } = await (await tablesOfBrowser()).allTables()
      if (!isHere) return
      setTables([...tables, ...unread])
      setLeft(left)
    }
    look()
    const watching = tablesOfBrowser().then(({ watchTables }) => watchTables(look))
    return () => {
      isHere = false
      watching.then((unwatch) => unwatch())
    }
  }, [])
  const remove = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    setTables((before) => before?.filter((table) => table.id !== id) ?? null)
    tablesOfBrowser().then(({ removeTable }) => removeTable(id))
  }
  const save = () => tablesOfBrowser().then(({ giveLeft }) => giveLeft(left))
  return { tables: tables ?? [], left, remove, save }
}

/** Tables that wait to be continued, and the last that ended. */
function Continue() {
  const words = useWords()
  const { tables, left, remove, save } = useTables()
  if (tables.length + left.length === 0) return null
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{words('web.home.continue')}</h2>
      <LeftTables left={left} onSave={save} />
      <SavedList tables={tables.slice(0, RECENT)} onRemove={remove} />
      {tables.length > RECENT && (
        <details className={style.older}>
          <summary>{words('web.home.older', { count: tables.length - RECENT })}</summary>
          <SavedList tables={tables.slice(RECENT)} onRemove={remove} />
        </details>
      )}
    </section>
  )
}

interface SavedListProps {
  readonly tables: readonly Found[]
  readonly onRemove: (id: string) => (event: MouseEvent) => void
}

const SavedList = ({ tables, onRemove }: SavedListProps) => (
  <ul className={style.tables}>
    {tables.map((table) =>
      'why' in table ? (
        <UnreadCard key={table.id} table={table} onRemove={onRemove} />
      ) : (
        <SavedCard key={table.id} table={table} onRemove={onRemove} />
      ),
    )}
  </ul>
)

interface CardProps<Table> extends Pick<SavedListProps, 'onRemove'> {
  readonly table: Table
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
  const { id, isOver, record } = table
  const { game } = record
  const title = boxOf(game) ? words(`${game}.title`) : game
  return (
    <li className={style.table} data-saved={id}>
      <Link href={tablePath(game, id)} className={style.what}>
        <strong>{title}</strong>
        <span className={style.when}>
          {words(isOver ? 'web.tables.over' : 'web.tables.since', { when: since(table, language) })}
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

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 minutes ago", in the language of the page. */
function since({ touched }: Listed, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, Date.now() - touched)
  const [unit, size] = UNITS.find(([, size]) => passed >= size) ?? UNITS[2]
  return format.format(-Math.floor(passed / size), unit)
}

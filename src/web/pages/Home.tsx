import { type MouseEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { BOXES, type Box, boxOf } from '../games/index.ts'
import { replayPath, rulesPath, setupPath, tablePath } from '../paths.ts'
import { handIn } from '../replay/hand-in.ts'
import { change, useSettings } from '../settings/settings.ts'
import type { SavedTable } from '../table/store/record.ts'
import { all, type Found, forget } from '../table/store/saved.ts'
import buttons from '../ui/Button.module.css'
import { Button, IconButton } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PickFile } from '../ui/PickFile.tsx'
import { Mark } from '../ui/Shape.tsx'
import { useDrop } from '../ui/useDrop.ts'
import type { Language } from '../words/languages.ts'
import { useLanguage, useWords } from '../words/words.tsx'
import { Hero } from './Hero.tsx'
import style from './Home.module.css'

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
    const [play, { quickAgreement, startTable }] = await Promise.all([box.open(), import('../table/store/open.ts')])
    const agreement = quickAgreement(play, name.trim() || words('web.guest'), quickBots(box))
    go(tablePath(box.id, startTable(play, agreement)))
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

/** Tables that wait to be continued, and the last that ended. */
function Continue() {
  const words = useWords()
  const [tables, setTables] = useState(all)
  if (tables.length === 0) return null
  const remove = (id: string) => (event: MouseEvent) => {
    event.preventDefault()
    forget(id)
    setTables(all())
  }
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{words('web.home.continue')}</h2>
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

interface SavedListProps extends Pick<SavedCardProps, 'onRemove'> {
  readonly tables: readonly Found[]
}

const SavedList = ({ tables, onRemove }: SavedListProps) => (
  <ul className={style.tables}>
    {tables.map((found) => (
      <SavedCard key={found.kind === 'table' ? found.saved.id : found.id} found={found} onRemove={onRemove} />
    ))}
  </ul>
)

interface SavedCardProps {
  readonly found: Found
  readonly onRemove: (id: string) => (event: MouseEvent) => void
}

function SavedCard({ found, onRemove }: SavedCardProps) {
  const words = useWords()
  const language = useLanguage()
  if (found.kind !== 'table')
    return (
      <li className={style.table} data-saved={found.kind}>
        <p className={style.what}>{words(`web.lost.${found.kind}`)}</p>
        <IconButton icon="bin" label={words('web.tables.forget')} onClick={onRemove(found.id)} />
      </li>
    )
  const { saved } = found
  const title = boxOf(saved.game) ? words(`${saved.game}.title`) : saved.game
  return (
    <li className={style.table} data-saved={saved.id}>
      <Link href={tablePath(saved.game, saved.id)} className={style.what}>
        <strong>{title}</strong>
        <span className={style.when}>
          {words(saved.over ? 'web.tables.over' : 'web.tables.since', { when: since(saved, language) })}
        </span>
        <Sitters saved={saved} />
      </Link>
      {saved.over && (
        <Link
          href={replayPath(saved.game, saved.id)}
          className={buttons.icon}
          aria-label={words('web.home.replay', { title })}
          title={words('web.home.replay', { title })}
        >
          <Icon name="play" />
        </Link>
      )}
      <IconButton icon="bin" label={words('web.tables.forget-one', { title })} onClick={onRemove(saved.id)} />
    </li>
  )
}

function Sitters({ saved }: { readonly saved: SavedTable }) {
  return (
    <span className={style.sitters}>
      {saved.sitters.map(({ name, colour }) => (
        <span key={`${colour} ${name}`}>
          <Mark colour={colour} /> {name}
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
function since({ touched }: SavedTable, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Date.now() - touched
  const [unit, size] = UNITS.find(([, size]) => passed >= size) ?? UNITS[2]
  return format.format(-Math.floor(passed / size), unit)
}

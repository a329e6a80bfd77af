import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { PRACTICE_PATH } from '../paths.ts'
import buttons from '../ui/Button.module.css'
import { Frame } from '../ui/Frame.tsx'
import page from '../ui/Page.module.css'
import { PartSpoken, useWords } from '../words/words.tsx'
import { DicePart } from './DicePart.tsx'
import { Filters } from './Filters.tsx'
import { type Wish, wished } from './figures.ts'
import { soundGames } from './file.ts'
import { GameList } from './GameList.tsx'
import style from './History.module.css'
import { KeepPart } from './KeepPart.tsx'
import { LedgerPart } from './LedgerPart.tsx'
import type { PlayedGame } from './played.ts'
import { ResultsPart } from './ResultsPart.tsx'
import { SeatsPart } from './SeatsPart.tsx'
import { isShelfKey, played, removeGames } from './shelf.ts'
import { WORDS } from './words.ts'

/** What became of every game that ended on this device. */
export function History() {
  const words = useWords()
  return (
    <Frame title={words('web.history')}>
      <PartSpoken part="history" english={WORDS}>
        <div className={`${page.page} ${style.page}`}>
          <header className={style.head}>
            <h1>{words('web.history')}</h1>
            <Local />
            <ToPractice />
          </header>
          <Games />
        </div>
      </PartSpoken>
    </Frame>
  )
}

function Local() {
  const words = useWords()
  return <p>{words('web.history.local')}</p>
}

function ToPractice() {
  const words = useWords()
  return (
    <Link href={PRACTICE_PATH} className={`${buttons.button} ${style.practice}`}>
      {words('web.history.practice')}
    </Link>
  )
}

/** Games may end in another tab meanwhile. */
function usePlayed(): [games: readonly PlayedGame[], look: () => void] {
  const [games, setGames] = useState(() => soundGames(played()))
  const look = () => setGames(soundGames(played()))
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => isShelfKey(key) && setGames(soundGames(played()))
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  return [games, look]
}

function Games() {
  const [games, look] = usePlayed()
  const [wish, setWish] = useState<Wish>({ game: null, person: null })
  const remove = (ids: readonly string[]) => {
    removeGames(ids)
    look()
  }
  return (
    <>
      {games.length === 0 ? (
        <Empty />
      ) : (
        <>
          <Filters games={games} wish={wish} onWish={setWish} />
          <Counted games={games} wish={wish} onRemove={(id) => remove([id])} onReviewed={look} />
        </>
      )}
      <KeepPart games={games} onAdded={look} onClear={() => remove(games.map(({ id }) => id))} />
    </>
  )
}

interface CountedProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
  readonly onRemove: (id: string) => void
  readonly onReviewed: () => void
}

function Counted({ games, wish, onRemove, onReviewed }: CountedProps) {
  const words = useWords()
  const chosen = wished(games, wish)
  if (chosen.length === 0) return <p className={style.none}>{words('web.history.none')}</p>
  return (
    <>
      <ResultsPart games={games} wish={wish} />
      <LedgerPart games={games} wish={wish} onReviewed={onReviewed} />
      <GameList games={chosen} wish={wish} onRemove={onRemove} />
      <DicePart games={games} wish={wish} />
      <SeatsPart games={games} wish={wish} />
    </>
  )
}

function Empty() {
  const words = useWords()
  return (
    <section className={style.empty} data-empty>
      <svg viewBox="0 0 200 90" aria-hidden="true" className={style.podium}>
        <path d="M22 86V58h50v28z" fill="var(--line)" />
        <path d="M75 86V36h50v50z" fill="var(--accent)" />
        <path d="M128 86V68h50v18z" fill="var(--line)" />
        <path
          d="M86 6h28c0 15-4 22-14 23-10-1-14-8-14-23ZM96 28h8l2 6H94Z"
          fill="var(--yellow)"
          stroke="#8f7600"
          strokeWidth="2"
        />
      </svg>
      <h2>{words('web.history.empty.title')}</h2>
      <p>{words('web.history.empty')}</p>
      <Link href="/" className={`${buttons.button} ${buttons.main}`}>
        {words('web.history.empty.play')}
      </Link>
    </section>
  )
}

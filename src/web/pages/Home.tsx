import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useServed } from '../browser/served.ts'
import { BOXES } from '../games/index.ts'
import { PRACTICE_PATH } from '../paths.ts'
import { handIn } from '../replay/hand-in.ts'
import { change, useSettings } from '../settings/settings.ts'
import buttons from '../ui/Button.module.css'
import { Frame } from '../ui/Frame.tsx'
import { PickFile } from '../ui/PickFile.tsx'
import { useDrop } from '../ui/useDrop.ts'
import { useWords } from '../words/words.tsx'
import { GameCard } from './GameCard.tsx'
import { Hero } from './Hero.tsx'
import style from './Home.module.css'
import { LeftTables } from './LeftTables.tsx'
import { Finished, Running } from './SavedTables.tsx'
import { Start } from './Start.tsx'
import { useTables } from './useTables.ts'

const HomePart = lazy(() => import('../live/HomePart.tsx').then(({ HomePart }) => ({ default: HomePart })))

/** What this is, the shortest way to a first roll, the games, and what was played. */
export function Home() {
  const { tables, remove, save } = useTables()
  const isServed = useServed()
  return (
    <Frame>
      <Hero>
        <Start tables={tables} />
      </Hero>
      <div className={style.page}>
        {tables && <LeftTables left={tables.left} onSave={save} />}
        {isServed && (
          <Suspense fallback={<div className={style.friends} />}>
            <HomePart />
          </Suspense>
        )}
        <Games />
        {tables && <Running tables={tables} onRemove={remove} />}
        {tables && <Finished tables={tables} onRemove={remove} />}
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
        {BOXES.flatMap((box) => [
          <GameCard key={box.id} box={box} />,
          ...(box.sleeve.editions ?? []).map((edition) => (
            <GameCard key={`${box.id} ${edition.id}`} box={box} edition={edition} />
          )),
        ])}
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
    <div className={style.last}>
      <Link href={PRACTICE_PATH} className={buttons.button}>
        {words('web.home.practice')}
      </Link>
      <PickFile onFile={open}>{words('web.home.open')}</PickFile>
      {isOver && <p className={style.drop}>{words('web.home.drop')}</p>}
    </div>
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

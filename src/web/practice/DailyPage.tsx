import { Suspense, use, useMemo } from 'react'
import { Link } from 'wouter'
import { type Box, boxOf } from '../games/index.ts'
import { PRACTICE_PATH } from '../paths.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import buttons from '../ui/Button.module.css'
import { Mishap } from '../ui/Mishap.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import { type Day, isPast, today } from './day.ts'
import { dailyOf } from './found.ts'
import { Placed } from './Placed.tsx'
import style from './Practice.module.css'
import { Share } from './Share.tsx'
import { keepSolved } from './solved.ts'
import { useDayName } from './useDayName.ts'
import { WORDS } from './words.ts'

/** The position of a day of one game: of today, unless the address names another. */
export function DailyPage({ game }: { readonly game: string }) {
  const box = boxOf(game)
  const day = useMemo(dayAsked, [])
  return (
    <PartSpoken part="practice" english={WORDS}>
      {box ? (
        <Mishap>
          <Suspense fallback={<Searching />}>
            <Daily box={box} day={day} />
          </Suspense>
        </Mishap>
      ) : (
        <NotFound why="game" />
      )}
    </PartSpoken>
  )
}

function dayAsked(): Day {
  const now = today()
  const asked = new URLSearchParams(window.location.search).get('day') ?? ''
  return isPast(asked, now) ? asked : now
}

function Searching() {
  const words = useWords()
  return (
    <p className={style.searching} role="status">
      {words('practice.searching')}
    </p>
  )
}

/** More digits would be noise. */
const rounded = (lost: number): number => Math.round(lost * 10_000) / 10_000

function Daily({ box, day }: { readonly box: Box; readonly day: Day }) {
  const words = useWords()
  const opened = useOpened(box)
  const found = use(dailyOf(opened.play, day))
  const note = useDayName()(day)
  const title = words('practice.daily.of', { title: words(`${box.id}.title`) })
  if (!found) return <NotFound why="missing" />
  return (
    <Placed
      opened={opened}
      found={found}
      title={title}
      note={note}
      onAnswer={(lost) => keepSolved([{ day, game: box.id, lost: rounded(lost) }])}
      after={(lost) => (
        <>
          <Share game={box.id} day={day} lost={lost} />
          <Link href={PRACTICE_PATH} className={buttons.button}>
            {words('practice.more')}
          </Link>
        </>
      )}
    />
  )
}

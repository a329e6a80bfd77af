import { Suspense, useMemo } from 'react'
import { readCode } from '../../protocol/live/code.ts'
import { type Box, boxOf } from '../games/index.ts'
import { useGuide } from '../table/screen/guide.ts'
import { TableScreen } from '../table/screen/TableScreen.tsx'
import { useOpened } from '../table/screen/useOpened.ts'
import type { Company } from '../table/store/live/live-table.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken, useList, useWords } from '../words/words.tsx'
import style from './Tv.module.css'
import { TvCorner } from './TvCorner.tsx'
import { TvLayout } from './TvLayout.tsx'
import { useLive } from './useLive.ts'
import { WORDS } from './words.ts'

/** The party screen: the table for all to see, and the way for phones to join it. Nothing on it is to be clicked. */
export function TvPage({ code }: { readonly code: string }) {
  const known = readCode(code)
  return (
    <PartSpoken part="live" english={WORDS}>
      {known ? <Screen code={known} /> : <NotFound why="link" />}
    </PartSpoken>
  )
}

function Screen({ code }: { readonly code: string }) {
  const words = useWords()
  const { state, company } = useLive(code)
  if (state === 'unknown-table') return <NotFound why="missing" />
  if (!company) return <p className={style.joining}>{words('live.joining')}</p>
  const box = boxOf(company.head.plan.game)!
  return (
    <Suspense fallback={null}>
      {company.store?.isSeen ? <Playing company={company} box={box} /> : <Waiting company={company} box={box} />}
    </Suspense>
  )
}

interface ScreenProps {
  readonly company: Company
  readonly box: Box
}

function Playing({ company, box }: ScreenProps) {
  const { play, words } = useOpened(box)
  const guide = useGuide(play)
  const allWords = useMemo(() => ({ ...words, ...guide.words }), [words, guide.words])
  const Layout = useMemo(() => TvLayout(company.head.code), [company.head.code])
  return (
    <TableScreen
      box={box}
      store={company.store!}
      play={play}
      drives={null}
      words={allWords}
      onRematch={null}
      Layout={Layout}
    />
  )
}

/** Before the game: how to join, large, and who is there. */
function Waiting({ company, box: { id, Cover } }: ScreenProps) {
  const words = useWords()
  const list = useList()
  const { standing, head } = company
  const names = standing.holders.flatMap((holder) => (holder ? [holder.name] : []))
  return (
    <main className={style.waiting} data-tv={head.code}>
      <div className={style.cover}>
        <Cover />
      </div>
      <h1>{words(`${id}.title`)}</h1>
      <TvCorner code={head.code} />
      <p className={style.names} role="status">
        {names.length > 0 ? list(names) : ' '}
      </p>
      <p>{words('live.tv.wait')}</p>
    </main>
  )
}

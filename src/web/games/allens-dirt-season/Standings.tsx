import { useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import { same } from '../../../engine/values.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import { Button } from '../../ui/Button.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { Champion } from './Champion.tsx'
import type { Entrants } from './entrants.ts'
import { LineUp } from './LineUp.tsx'
import { OddsBar } from './OddsBar.tsx'
import { RacePodium } from './RacePodium.tsx'
import { SeasonSheet } from './SeasonSheet.tsx'
import { StandingsTable } from './StandingsTable.tsx'
import { say as sentenceOf } from './say.ts'
import type { TitleOdds } from './useOdds.ts'

interface StandingsProps {
  readonly view: View
  readonly entrants: Entrants
  readonly odds: TitleOdds
  readonly onPeople: () => void
}

/** Room for a column of each race. */
const WIDE = 700

/** The table of the season, who starts next, and in the end the champion. */
export function Standings({ view, entrants, odds, onPeople }: StandingsProps) {
  const say = useSay()
  const room = useRef<HTMLDivElement>(null)
  const { width } = useSize(room)
  const [hasSheet, setSheet] = useState(false)
  const title = say(sentenceOf('standings'))
  const isOver = top(view).kind === 'over'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={room} className={style.page} tabIndex={0} role="group" aria-label={title}>
      {top(view).kind === 'next-race' && view.races.length > 0 && <RacePodium view={view} entrants={entrants} />}
      {isOver ? <Champion view={view} entrants={entrants} /> : <LineUp view={view} entrants={entrants} />}
      <h2>
        {title} <small>{say(sentenceOf('standings.after', { races: view.races.length }))}</small>
      </h2>
      {!isOver && <OddsBar odds={odds} view={view} isPast={odds.known !== null && !same(odds.about, view)} />}
      {width > 0 && (
        <StandingsTable view={view} entrants={entrants} isWide={width >= WIDE} odds={isOver ? undefined : odds.known} />
      )}
      <div className={style.papers}>
        <Button icon="log" onClick={() => setSheet(true)}>
          {say(sentenceOf('print'))}
        </Button>
        <Button icon="people" onClick={onPeople}>
          {say(sentenceOf('drivers'))}
        </Button>
      </div>
      {hasSheet && <SeasonSheet view={view} entrants={entrants} onClose={() => setSheet(false)} />}
    </div>
  )
}

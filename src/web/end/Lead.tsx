import { useId } from 'react'
import { say as sentenceOf } from '../games/telling.ts'
import { useMedia } from '../ui/useMedia.ts'
import { useSay, useWords } from '../words/words.tsx'
import style from './Lead.module.css'
import { LeadLines } from './LeadLines.tsx'
import { gapsOf, standingsOf, thinned } from './lines.ts'
import type { StoryParts } from './parts.ts'
import { TableOf } from './TableOf.tsx'

const MOST_POINTS = 200
const MOST_ROWS = 24
const WIDE = 640
const NARROW = 320

/** How everybody stood from the start to the end, as lines and as a table. */
export function Lead({ snapshot, tale, chronicle }: StoryParts) {
  const words = useWords()
  const say = useSay()
  const heading = useId()
  const isWide = useMedia('(min-width: 40rem)')
  const standings = tale.isRace ? gapsOf(standingsOf(chronicle)) : standingsOf(chronicle)
  return (
    <section aria-labelledby={heading} className={style.lead}>
      <h3 id={heading}>{words('end.lead')}</h3>
      <p className={style.about}>{say(sentenceOf('lead.up', { measure: tale.measure }))}</p>
      <div className={style.chart}>
        <LeadLines
          width={isWide ? WIDE : NARROW}
          standings={thinned(standings, MOST_POINTS)}
          better={tale.better}
          sitters={snapshot.sitters}
          places={snapshot.result!.places}
        />
      </div>
      <TableOf
        title={words('end.lead.table')}
        head={[words('end.lead.when'), ...snapshot.sitters.map(({ name }) => name)]}
        rows={thinned(standings, MOST_ROWS).map(({ number, progress }) => [
          number === 0 ? words('end.lead.start') : say(tale.stage(number)),
          ...progress.map(String),
        ])}
      />
    </section>
  )
}

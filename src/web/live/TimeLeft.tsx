import { useEffect } from 'react'
import type { Seat } from '../../engine/game.ts'
import { play } from '../sound/play.ts'
import type { Company } from '../table/store/live/live-table.ts'
import { useWords } from '../words/words.tsx'
import style from './Signs.module.css'
import { ownSeat, useSeconds } from './time.ts'

/** UX-17 From here on it is said in text and sound that time runs out. */
const SOON = 10

export function TimeLeft({ company }: { readonly company: Company }) {
  const seat = ownSeat(company)
  return seat === null ? null : <OwnTime company={company} seat={seat} />
}

function OwnTime({ company, seat }: { readonly company: Company; readonly seat: Seat }) {
  const words = useWords()
  const seconds = useSeconds(company, seat)
  const isSoon = seconds !== null && seconds <= SOON
  useEffect(() => {
    if (isSoon) void play('hurry')
  }, [isSoon])
  if (seconds === null) return null
  return (
    <span className={style.time} data-soon={isSoon || undefined} data-time-left={seconds}>
      <span aria-hidden="true">{words('live.clock.seconds', { seconds })}</span>
      <span role="alert" className="unseen">
        {isSoon && words('live.clock.soon', { seconds: SOON })}
      </span>
    </span>
  )
}

import type { Seat } from '../../engine/game.ts'
import type { Company } from '../table/store/live/live-table.ts'
import { useWords } from '../words/words.tsx'
import style from './Signs.module.css'
import { useSeconds } from './time.ts'

interface SeatStateProps {
  readonly company: Company
  readonly seat: Seat
}

/** Beside a name: whether somebody is away, whether a bot keeps the seat, and how long they have. */
export function SeatState({ company, seat }: SeatStateProps) {
  const words = useWords()
  const { standing, present } = company
  const seconds = useSeconds(company, seat)
  const isPerson = standing.holders[seat] !== null
  const isAway = isPerson && present?.seats[seat] === false
  const state = standing.kept[seat] ? 'kept' : isAway ? 'away' : null
  return (
    <span className={style.state} data-state={state ?? 'here'}>
      {state && <span className={style.sign}>{words(`live.seat.${state}`)}</span>}
      {seconds !== null && (
        <span className={style.clock} data-clock={seat}>
          {words('live.clock.left', { minutes: Math.floor(seconds / 60), seconds: two(seconds % 60) })}
        </span>
      )}
    </span>
  )
}

const two = (seconds: number): string => String(seconds).padStart(2, '0')

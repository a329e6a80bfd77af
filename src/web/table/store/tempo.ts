import { type Entry, isOutcome, type Kinds, type Seat } from '../../../engine/game.ts'
import { same } from '../../../engine/values.ts'
import type { Referee } from '../../../table/referee.ts'
import type { Sight } from '../../../table/seat-view.ts'
import type { Play } from '../../games/play.ts'
import type { Pace } from './pace.ts'

/** How long at least anything takes. */
export const BREATH = 90

/** How long somebody looks at what has hit them, in milliseconds, besides the usual pause. */
export const LOOK = 1800

interface Timed {
  readonly pace: Pace
  readonly play: Play
  referee(): Referee
  sight(): Pick<Sight, 'view' | 'fall' | 'own' | 'told'>
}

/** The pace of one table: what matters little takes little time, and what hits somebody here is looked at longer. */
export const tempoOf =
  (timed: Timed): Pace =>
  (last, isSameTurn) => {
    const pause = timed.pace(hasDice(timed, last) ? last : null, isSameTurn)
    if (pause === 0 || last === null) return pause
    if (isHitHere(timed) && isWord(timed, last)) return pause + LOOK
    return Math.max(Math.min(BREATH, pause), pause * weightOf(timed))
  }

/** What matters less than usual takes less time. */
function weightOf({ play, sight }: Timed): number {
  const weights = sight()
    .told.at(-1)!
    .sentences.map(({ key }) => play.weigh?.(key) ?? 1)
  return Math.min(1, Math.max(0, ...weights))
}

/** Cards that are drawn are not in the air as dice are. */
function hasDice({ play, sight }: Timed, last: Entry | null): boolean {
  if (last === null || !isOutcome(last)) return true
  const { fall } = sight()
  return fall !== null && play.thrown?.(fall) !== null
}

/** Whether the last that happened is something to be read: an act other than silence. */
function isWord({ referee }: Timed, last: Entry): boolean {
  return !isOutcome<Kinds>(last) && !same(referee().silence()?.action, last.action)
}

function isHitHere({ play, sight }: Timed): boolean {
  const { view, own } = sight()
  return own.some((seat: Seat) => play.isHit?.(view, seat))
}

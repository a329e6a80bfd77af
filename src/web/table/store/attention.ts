import { type Entry, isOutcome, type Kinds } from '../../../engine/game.ts'
import { same } from '../../../engine/values.ts'
import { momentOf } from '../../../table/moments.ts'
import type { Referee } from '../../../table/referee.ts'
import type { Sight } from '../../../table/seat-view.ts'
import type { Play } from '../../games/play.ts'

/** What those who look on make of the last moment. */
export interface Attention {
  /** Whether dice were in the air; cards that are drawn are not. */
  readonly hasDice: boolean
  /** How much of the usual time it takes to see it, from 1 down to 0. */
  readonly weight: number
  /** Whether it has hit somebody here, who looks at it longer; who is asked next can look at it then. */
  readonly isHit: boolean
}

interface Attended {
  readonly play: Pick<Play, 'weigh' | 'thrown' | 'isHit'>
  readonly referee: Referee
  readonly sight: Pick<Sight, 'view' | 'fall' | 'own' | 'told'>
}

const BEGINNING: Attention = { hasDice: false, weight: 1, isHit: false }

/** What matters little takes little time, and what hits somebody here is looked at longer. */
export function attentionOf(attended: Attended): Attention {
  const { log } = attended.referee.timeline
  const last = log.at(-1)
  if (!last) return BEGINNING
  return {
    hasDice: isOutcome(last) && hasDice(attended),
    weight: weightOf(attended, momentOf(log)),
    isHit: isWord(attended, last) && isHitHere(attended),
  }
}

const hasDice = ({ play, sight: { fall } }: Attended): boolean => fall !== null && play.thrown(fall) !== null

/** What says nothing is seen on the board, and takes the usual time. */
function weightOf({ play, sight: { told } }: Attended, start: number): number {
  const sentences = told.since(start).flatMap((one) => one.sentences)
  const weights = sentences.map(({ key }) => play.weigh?.(key) ?? 1)
  return weights.length === 0 ? 1 : Math.min(1, Math.max(...weights))
}

/** Whether it is something to be read: an act other than silence. */
const isWord = ({ referee }: Attended, last: Entry): boolean =>
  !isOutcome<Kinds>(last) && !same(referee.silence()?.action, last.action)

const isHitHere = ({ play, referee, sight: { view, own } }: Attended): boolean =>
  own.some((seat) => play.isHit?.(view, seat) && !referee.willAsk(seat))

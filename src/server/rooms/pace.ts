import { isOutcome } from '../../engine/game.ts'
import { isPerson } from '../../engine/sitter.ts'
import { goesOn } from '../../table/moments.ts'
import type { Next, Referee } from '../../table/referee.ts'

/** How long moments last that nobody at the table decides, in milliseconds. */
export interface Pace {
  /** After an act. */
  readonly act: number
  /** After dice, which have to fall and to be read. */
  readonly dice: number
  /** Before anything is said in a window, by whoever says it. */
  readonly window: number
  /** Between the parts of a game, unless people are ready before. */
  readonly between: number
}

export const PACE: Pace = { act: 1000, dice: 1300, window: 1500, between: 30_000 }

/** So many bots have their full time; more share it. */
const CROWD = 3

/** How long after the last moment the next may come. What belongs to the last one, and dice after an act, come at once. */
export function pauseBefore(referee: Referee, { seat }: Next, pace: Pace): number {
  const { timeline, sitters } = referee
  if (goesOn(timeline, seat)) return 0
  const last = timeline.log.at(-1)
  const isThrown = !!last && isOutcome(last)
  if (timeline.waiting.kind === 'chance' ? !!last && !isThrown : isPerson(sitters[seat!]!)) return 0
  const bots = sitters.filter((sitter) => !isPerson(sitter)).length
  return (isThrown ? pace.dice : pace.act) * Math.min(1, CROWD / Math.max(1, bots))
}

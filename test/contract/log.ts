import { isOutcome } from '../../src/engine/game.ts'
import { below } from '../../src/engine/random.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import type { Around, Moment } from './moment.ts'
import { json, type Problems, seatsOf, when } from './problems.ts'

/** Replaying costs as much as the log is long, so of long logs only some are replayed. */
const CHEAP = 150
const isWorthIt = ({ at }: Moment, { random }: Around): boolean => below(random, 1 + Math.floor(at / CHEAP)) === 0

const played = ({ game, table }: Moment, log: Moment['log']) => Timeline.replay(game, table, log)

/** The log alone, as it would stand in a file, leads to the identical state. */
export function replayProblems(moment: Moment, around: Around): Problems {
  if (!isWorthIt(moment, around)) return []
  const { log, at, state } = moment
  const replayed = played(moment, JSON.parse(json(log.slice(0, at))))
  if (!replayed.ok) return [`replay refuses entry ${replayed.index}: ${json(replayed.refusal)}`]
  return when(json(replayed.timeline.present) !== json(state), 'replay leads to another state')
}

/** Undo gives the identical state before, to the seat that acted, and never crosses chance, a reveal or another seat. */
export function undoProblems(moment: Moment, around: Around): Problems {
  if (!moment.next || !isWorthIt(moment, around)) return []
  const { game, log, at, state, next } = moment
  const replayed = played(moment, log.slice(0, at + 1))
  if (!replayed.ok) return [`replay refuses entry ${replayed.index}`]
  const { timeline } = replayed
  const isKept = isOutcome(next) || game.reveals(state, timeline.present, next.action)
  return seatsOf(state).flatMap((seat) => {
    const refusal = timeline.undo(seat)
    const allowed = !isKept && next.seat === seat
    if (refusal) return when(allowed, `seat ${seat} cannot take back ${json(next)}`)
    const problems = [
      ...when(!allowed, `seat ${seat} takes back ${json(next)}`),
      ...when(json(timeline.present) !== json(state), 'undo does not give the state before'),
      ...when(timeline.length !== at, 'undo does not shorten the log by one'),
    ]
    timeline.append(next)
    return problems
  })
}

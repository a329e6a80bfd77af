import { isOutcome } from '../../src/engine/game.ts'
import { append, type Match, replay, undo } from '../../src/engine/match.ts'
import { below } from '../../src/engine/random.ts'
import type { Around, Moment } from './moment.ts'
import { json, type Problems, seatsOf, when } from './problems.ts'

/** Replaying costs as much as the log is long, so of long logs only some are replayed. */
const CHEAP = 150
const isWorthIt = ({ at }: Moment, { random }: Around): boolean => below(random, 1 + Math.floor(at / CHEAP)) === 0

/** The log alone, as it would stand in a file, leads to the identical state. */
export function replayProblems(moment: Moment, around: Around): Problems {
  if (!isWorthIt(moment, around)) return []
  const { game, table, log, at, state } = moment
  const replayed = replay(game, table, JSON.parse(json(log.slice(0, at))))
  if (!replayed.ok) return [`replay refuses entry ${replayed.index}: ${json(replayed.refusal)}`]
  return when(json(replayed.match.state) !== json(state), 'replay leads to another state')
}

const matchOf = ({ game, table, log, at, state }: Moment): Match => ({ game, table, log: log.slice(0, at), state })

/** Undo gives the identical state before, to the seat that acted, and never crosses chance, a reveal or another seat. */
export function undoProblems(moment: Moment, around: Around): Problems {
  if (!moment.next || !isWorthIt(moment, around)) return []
  const { game, state, next } = moment
  const appended = append(matchOf(moment), next)
  if (!appended.ok) return [`append refuses ${json(next)}`]
  return seatsOf(state).flatMap((seat) => {
    const undone = undo(appended.match, seat)
    const allowed = !isOutcome(next) && next.seat === seat && !game.reveals(next.action)
    if (!undone.ok) return when(allowed, `seat ${seat} cannot take back ${json(next)}`)
    return [
      ...when(!allowed, `seat ${seat} takes back ${json(next)}`),
      ...when(json(undone.match.state) !== json(state), 'undo does not give the state before'),
      ...when(undone.match.log.length !== moment.at, 'undo does not shorten the log by one'),
    ]
  })
}

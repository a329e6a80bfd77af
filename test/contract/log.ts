import { actOwned } from '../../src/engine/act.ts'
import { type Game, isOutcome } from '../../src/engine/game.ts'
import { same } from '../../src/engine/values.ts'
import { goneOn } from './known.ts'
import type { Moment, State } from './moment.ts'
import { json, type Problems, seatsOf, watched, when } from './problems.ts'

interface Followed {
  readonly game: Game
  readonly log: Moment['log']
  readonly state: State
  at: number
}

/** A match comes moment by moment: each is followed from where the one before has stopped. */
let last: Followed | null = null

function followed({ game, table, log, at }: Moment): Followed {
  if (last?.game === game && last.log === log && last.at <= at) return last
  last = { game, log, state: game.setup(table), at: 0 }
  return last
}

/** The log alone, as it would stand in a file, leads through the door to the identical state. */
export function replayProblems(moment: Moment): Problems {
  const match = followed(moment)
  for (; match.at < moment.at; match.at++) {
    const refusal = actOwned(match.game, match.state, JSON.parse(json(match.log[match.at])))
    if (refusal) return [`replay refuses entry ${match.at}: ${json(refusal)}`]
  }
  return when(!same(match.state, moment.state), 'replay leads to another state')
}

/** Undo gives the identical state before, to the seat that acted, and never crosses chance, a reveal or another seat. */
export function undoProblems({ game, state, next }: Moment): Problems {
  if (!next) return []
  const isUnchanged = watched(state)
  const timeline = goneOn(game, state, next)
  const isKept = isOutcome(next) || game.reveals(state, timeline.present, next.action)
  return seatsOf(state).flatMap((seat) => {
    const refusal = timeline.undo(seat)
    const allowed = !isKept && next.seat === seat
    if (refusal) return when(allowed, () => `seat ${seat} cannot take back ${json(next)}`)
    const problems = [
      ...when(!allowed, () => `seat ${seat} takes back ${json(next)}`),
      ...when(!same(timeline.present, state) || !isUnchanged(), 'undo does not give the state before'),
      ...when(timeline.length !== 0, 'undo does not shorten the log by one'),
    ]
    timeline.append(next)
    return problems
  })
}

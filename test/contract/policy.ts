import { same } from '../../src/engine/values.ts'
import type { Moment } from './moment.ts'
import { brief, json, type Problems, seatsOf, watchersOf, when } from './problems.ts'

/** Where a game says that nothing is hidden, everybody sees and is told the same. */
export function hidesProblems({ game, state, next }: Moment): Problems {
  if (game.hides(state.table.options)) return []
  const open = unwatched(game.view(state, null))
  return seatsOf(state).flatMap((seat) => [
    ...when(unwatched(game.view(state, seat)) !== open, `seat ${seat} has a secret view`),
    ...when(next !== null && !same(game.redact(next, seat), next), () => `seat ${seat} is not told ${brief(next)}`),
  ])
}

/** A view may say whose it is. */
const unwatched = (view: object): string => json({ ...view, watcher: null })

/** A chance event belongs to a seat of the table, or to nobody. */
export function chanceSeatProblems({ game, state }: Moment): Problems {
  const waiting = game.waiting(state)
  if (waiting.kind !== 'chance') return []
  return when(
    !watchersOf(state).includes(waiting.chance.seat),
    () => `${brief(waiting.chance)} belongs to no seat here`,
  )
}

/** Silence is an action that each seat waited for may take, and it lasts a while. */
export function silenceProblems({ game, state }: Moment): Problems {
  const waiting = game.waiting(state)
  return watchersOf(state).flatMap((watcher) => {
    const silence = game.silence(game.view(state, watcher))
    if (silence === null) return []
    const silent = waiting.kind === 'seats' ? waiting.seats : []
    return [
      ...when(silent.length === 0, 'silence means something while nobody is asked'),
      ...when(silence.seconds !== null && silence.seconds <= 0, 'silence counts before it began'),
      ...silent
        .filter((seat) => !game.legal(state, seat).some((action) => same(action, silence.action)))
        .map((seat) => `seat ${seat} may not be silent: ${brief(silence.action)}`),
    ]
  })
}

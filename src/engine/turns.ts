import type { Game, Kinds, Seat } from './game.ts'
import { copy } from './values.ts'

/** One whole turn: what a seat can do until somebody else or chance is due, and the state that leaves. */
export interface Turn<K extends Kinds = Kinds> {
  readonly actions: readonly K['action'][]
  readonly state: K['state']
}

export interface Turns<K extends Kinds = Kinds> {
  readonly turns: readonly Turn<K>[]
  /** False when the bound was met and some turns are missing. */
  readonly complete: boolean
}

const DEFAULT_BOUND = 20_000

/**
 * The whole turns of a seat, derived from the steps of `legal`, each resulting state once (by the first way that leads
 * there). At most `bound` states are looked at.
 */
export function turns<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat, bound = DEFAULT_BOUND): Turns<K> {
  const found: Turn<K>[] = []
  const seen = new Set<string>()
  const open: Turn<K>[] = [{ actions: [], state }]
  for (let at = 0; at < open.length; at++) {
    if (seen.size > bound) return { turns: found, complete: false }
    for (const next of steps(game, open[at]!, seat)) {
      const key = JSON.stringify(next.state)
      if (seen.has(key)) continue
      seen.add(key)
      if (isStillTo(game, next.state, seat)) open.push(next)
      else found.push(next)
    }
  }
  return { turns: found, complete: true }
}

const steps = <K extends Kinds>(game: Game<K>, { actions, state }: Turn<K>, seat: Seat): Turn<K>[] =>
  game.legal(state, seat).map((action) => {
    const next = copy(state)
    game.play(next, seat, action)
    return { actions: [...actions, action], state: next }
  })

function isStillTo<K extends Kinds>(game: Game<K>, state: K['state'], seat: Seat): boolean {
  const waiting = game.waiting(state)
  return waiting.kind === 'seats' && waiting.seats.length === 1 && waiting.seats[0] === seat
}

import { type Entry, type Game, isOutcome, type Seat, type Watcher } from '../../src/engine/game.ts'
import { copy, same } from '../../src/engine/values.ts'
import { looksLike } from './hidden.ts'
import { goneOn, known } from './known.ts'
import type { Check, Moment, State } from './moment.ts'
import { advance } from './moments.ts'
import { brief, type Problems, seatsOf } from './problems.ts'

type Act = Extract<Entry, { readonly seat: Seat }>

/**
 * An act that can be taken back has taught nobody anything: whatever a watcher could take for the truth before it, an act
 * that looks the same leads from there to the same view and the same story.
 */
export const revealProblems: Check = ({ game, state, next }, { random }) => {
  if (!next || isOutcome(next) || !game.hides(state.table.options)) return []
  if (goneOn(game, state, next).undoRefusal(next.seat)) return []
  return seatsOf(state).flatMap((seat) => {
    const guess = game.guess(game.view(state, seat), seat, random)
    return [seat, null].flatMap((watcher) => learningProblems(game, [state, guess], next, watcher))
  })
}

/** A seat's guess is as good for a spectator, who knows no more. */
function learningProblems(game: Game, [truth, guess]: readonly [State, State], act: Act, watcher: Watcher): Problems {
  const seen = known(goneOn(game, truth, act), watcher)
  const isPossible = actsLike(game, guess, act, watcher).some(
    (other) => known(goneOn(game, guess, other), watcher) === seen,
  )
  return isPossible ? [] : [`${watcher ?? 'a spectator'} learns something by ${brief(act)}, which can be taken back`]
}

/** What the seat could have done in this state, as far as the watcher can tell. */
function actsLike(game: Game, state: State, act: Act, watcher: Watcher): Act[] {
  if (same(game.redact(act, watcher), act)) return [act]
  return game
    .legal(state, act.seat)
    .map((action) => ({ seat: act.seat, action }))
    .filter((other) => looksLike(game, other, act, watcher))
}

const GAMES = 4
const OF_A_KIND = 4

/** Acts of some games in which something is hidden: a few of each kind, by what is played and which parts it changes. */
export function actsByChange(moments: readonly Moment[]): Moment[] {
  const hiding = moments.filter(({ at, game, table }) => at === 0 && game.hides(table.options)).slice(0, GAMES)
  const found = new Map<string, Moment[]>()
  for (const start of hiding)
    for (const [kind, act] of actsOf(start)) {
      const alike = found.get(kind) ?? []
      if (alike.length < OF_A_KIND) found.set(kind, [...alike, act])
    }
  return [...found.values()].flat()
}

function* actsOf(start: Moment): Generator<readonly [string, Moment]> {
  let { state } = start
  for (const [at, next] of start.log.entries()) {
    const before = state
    state = copy(before)
    advance(start.game, state, next)
    if (!isOutcome(next)) yield [`${next.action.kind} ${changed(before, state)}`, { ...start, at, next, state: before }]
  }
}

/** The names of the parts that are others now, two levels deep. */
const changed = (before: object, after: object, deep = true): string =>
  Object.entries(after)
    .filter(([name, part]) => !same(part, (before as Record<string, unknown>)[name]))
    .map(([name, part]) =>
      deep && isPlain(part) ? `${name}.${changed((before as Record<string, object>)[name]!, part, false)}` : name,
    )
    .join()

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

import { refusalOf } from '../../src/engine/act.ts'
import type { Game, Result, Seat, Waiting } from '../../src/engine/game.ts'
import type { Moment, State } from './moment.ts'
import { json, type Problems, seatsOf, watched, watchersOf, when } from './problems.ts'

/** The game's own invariants. */
export const invariantProblems = ({ game, state }: Moment): Problems => game.invariants(state)

/** Who is waited for is a sound list, and exactly those seats have something to do. */
export function waitingProblems({ game, state }: Moment): Problems {
  const waiting = game.waiting(state)
  const waitedFor = waiting.kind === 'seats' ? waiting.seats : []
  const strangers = [-1, state.table.seats, 0.5, 99]
  return [
    ...seatListProblems(waiting, state),
    ...waitedFor.flatMap((seat) => when(game.legal(state, seat).length === 0, `dead end for seat ${seat}`)),
    ...[...seatsOf(state), ...strangers]
      .filter((seat) => !waitedFor.includes(seat))
      .flatMap((seat) => when(game.legal(state, seat).length > 0, `seat ${seat} may act and is not waited for`)),
  ]
}

function seatListProblems(waiting: Waiting, state: State): Problems {
  if (waiting.kind !== 'seats') return []
  const known = new Set(seatsOf(state))
  return [
    ...when(waiting.seats.length === 0, 'waits for seats, but for none'),
    ...when(new Set(waiting.seats).size < waiting.seats.length, 'waits for a seat twice'),
    ...waiting.seats.filter((seat) => !known.has(seat)).map((seat) => `waits for seat ${seat}, which nobody holds`),
  ]
}

/** No action stands in a list twice. */
export function repeatProblems({ game, state }: Moment): Problems {
  return seatsOf(state).flatMap((seat) => {
    const actions = game.legal(state, seat).map(json)
    const repeated = actions.filter((action, i) => actions.indexOf(action) < i)
    return repeated.map((action) => `${action} is listed twice`)
  })
}

/** Places count from 1, equal places are shared and the next ones left out: 1, 2, 2, 4. */
export function resultProblems(game: Game, state: State): Problems {
  const waiting = game.waiting(state)
  return waiting.kind === 'over' ? rankingProblems(waiting.result, state.table.seats) : []
}

function rankingProblems({ places, scores }: Result, seats: number): Problems {
  const right = places.map((place) => 1 + places.filter((other) => other < place).length)
  return [
    ...when(places.length !== seats, `${places.length} places for ${seats} seats`),
    ...when(scores.length !== seats, `${scores.length} scores for ${seats} seats`),
    ...when(json(places) !== json(right), () => `places ${json(places)} are no ranking`),
    ...when(!scores.every(Number.isFinite), () => `scores ${json(scores)} are not all numbers`),
  ]
}

export const endProblems = ({ game, state }: Moment): Problems => resultProblems(game, state)

/** Looking changes nothing. */
export function readingProblems({ game, state, next }: Moment): Problems {
  const isKept = watched(state)
  const waiting = game.waiting(state)
  const reads: Record<string, () => unknown> = {
    waiting: () => game.waiting(state),
    legal: () => seatsOf(state).map((seat) => game.legal(state, seat)),
    refuse: () => seatsOf(state).map((seat: Seat) => refusalOf(game, state, seat, { kind: 'nothing' })),
    view: () => watchersOf(state).map((watcher) => game.view(state, watcher)),
    invariants: () => game.invariants(state),
    outcomes: () => waiting.kind === 'chance' && game.outcomes(waiting.chance),
    redact: () => next && game.redact(next, null),
  }
  return Object.entries(reads).flatMap(([name, read]) => {
    read()
    return when(!isKept(), `${name} changed the state`)
  })
}

import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Risk, Risks } from '../../../../engine/risk.ts'
import { copy } from '../../../../engine/values.ts'
import { isGoal, type Spot, START } from '../../board.ts'
import { type Course, courseOf } from '../../rules/circuit.ts'
import { play } from '../../rules/sequence.ts'
import type { Action, Monza, State } from '../../state.ts'
import { say } from '../../telling/say.ts'
import { reachesFrom } from './reaches.ts'

/** What may come of a move. */
export const risks: Risks<Monza>['of'] = (view, seat, actions) =>
  top(view).kind === 'move' ? ofMove(view, seat, actions) : []

function ofMove(view: State, seat: Seat, actions: readonly Action[]): Risk[] {
  const course = courseOf(view.table)
  const state = copy(view)
  for (const action of actions) play(state, seat, action)
  const frame = top(state)
  if (frame.kind === 'move' && frame.seat === seat) return []
  const end = state.cars[seat]!
  return [...afterwards(course, state, seat, end), ...luck(course, view, seat, end)]
}

/** MZ-8, MZ-10 What the rolls to come may do with a car that has not arrived. */
function afterwards(course: Course, state: State, seat: Seat, end: Spot): Risk[] {
  if (isGoal(end) || top(state).kind === 'over') return []
  const pushed = pushedOff(course, state, seat, end)
  const risks: Risk[] = pushed > 0 ? [{ kind: 'danger', what: say('risk.pushed'), chance: pushed }] : []
  // MZ-10 Who moves in the last round moves no more.
  if (state.last !== null) return risks
  return [...risks, { kind: 'hope', what: say('risk.home'), chance: reachesFrom(course, end).home }]
}

/** MZ-8 Each rival rolls once at most before the seat rolls again; the start holds any number of cars. */
function pushedOff(course: Course, state: State, seat: Seat, end: Spot): number {
  if (end === START) return 0
  const spots = rivalsToRoll(state, seat).map((rival) => state.cars[rival]!)
  return 1 - spots.reduce((safe, spot) => safe * (1 - (reachesFrom(course, spot).ends.get(end) ?? 0)), 1)
}

/** MZ-10, MZ-12b Round the table to the seat itself, or to the last turn of the race, if that is yet to come; who is home rolls no more. */
function rivalsToRoll({ table, cars, last }: State, seat: Seat): Seat[] {
  const others = Array.from({ length: table.seats - 1 }, (_, i) => (seat + 1 + i) % table.seats)
  const turns = last === null ? others : others.slice(0, others.indexOf(last) + 1)
  return turns.filter((other) => !isGoal(cars[other]!))
}

/** How often a roll from where the turn began can be driven to this end. */
function luck(course: Course, { cars, used }: State, seat: Seat, end: Spot): Risk[] {
  if (used[seat]! > 0) return []
  return [{ kind: 'hope', what: say('risk.reach'), chance: reachesFrom(course, cars[seat]!).ends.get(end) ?? 0 }]
}

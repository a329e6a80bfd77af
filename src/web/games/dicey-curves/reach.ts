import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { seeded } from '../../../engine/random.ts'
import { everyWay, type Step, type Walker, walk, wayTo } from '../../../engine/turns.ts'
import { diceyCurves as game } from '../../../games/dicey-curves/game.ts'
import { cubesOn } from '../../../games/dicey-curves/rules/hazards.ts'
import type { Action, ActionOf, DiceyCurves, Move, Space, State, View } from '../../../games/dicey-curves/state.ts'

/** Where a car can get to with a Combo. */
export interface Reach {
  readonly within: readonly Space[]
  /** Where the Combo can end. */
  readonly ends: ReadonlySet<Space>
  /** The way there: one that ends there if there is one, with the fewest cubes, then the shortest. */
  readonly driveTo: (space: Space) => Drive
}

/** Steps up to where it can be chosen whether cubes are taken, which is the fork. */
interface Drive {
  readonly actions: readonly Action[]
  readonly fork: Space | null
}

type Trip = Step<DiceyCurves>

/** Tries every way on, with the game's own judgement of each step. No chip is spent on avoiding cubes. */
export function reachOf(view: View, seat: Seat, move: Move | null): Reach {
  const state = game.guess(view, seat, seeded(0))
  if (move) game.play(state, seat, move)
  const best = new Map<Space, Trip>()
  const ends = new Set<Space>()
  for (const { open, ended } of walk(game, seat, { before: null, state, actions: stepsIn(state, seat) }, onward(seat)))
    for (const trip of [...open, ...ended]) {
      if (canEnd(trip, seat)) ends.add(goal(trip))
      const known = best.get(goal(trip))
      if (!known || isBetter(trip, known)) best.set(goal(trip), trip)
    }
  return { within: [...best.keys()], ends, driveTo: (space) => driveAlong(wayTo(best.get(space)!), seat) }
}

function driveAlong(way: readonly Trip[], seat: Seat): Drive {
  const fork = way.find((trip) => isFork(trip, seat))
  const steps = fork ? way.slice(0, way.indexOf(fork)) : way
  return { actions: steps.map(({ action }) => action), fork: fork ? goal(fork) : null }
}

const isFork = (trip: Trip, seat: Seat): boolean =>
  game.legal(trip.from, seat).some((action) => action.kind === 'step' && action.avoid && action.to === goal(trip))

/** Trips that meet in the same place with the same steps left go on alike. */
const onward = (seat: Seat): Walker<DiceyCurves> => ({
  ...everyWay<DiceyCurves>((state) => (isUnderWay(state) ? stepsIn(state, seat) : [])),
  key: (trip) => `${wayTo(trip).length} ${goal(trip)} ${cameFrom(trip.state)}`,
  meet: isBetter,
})

const stepsIn = (state: State, seat: Seat): ActionOf<'step'>[] =>
  game.legal(state, seat).filter((action) => action.kind === 'step' && !action.avoid) as ActionOf<'step'>[]

const isUnderWay = (state: State): boolean => top(state).kind === 'drive'

function cameFrom(state: State): string {
  const frame = top(state)
  return frame.kind === 'drive' ? String(frame.came) : 'end'
}

const goal = ({ action }: Trip): Space => (action as ActionOf<'step'>).to

const canEnd = ({ state }: Trip, seat: Seat): boolean =>
  !isUnderWay(state) || game.legal(state, seat).some(({ kind }) => kind === 'stop')

function isBetter(trip: Trip, known: Trip): boolean {
  return rank(trip) < rank(known)
}

const LATER = 1000

const rank = (trip: Trip): number => cubesOnWay(trip) + (isUnderWay(trip.state) ? LATER : 0)

function cubesOnWay(trip: Trip): number {
  let cubes = 0
  for (let at: Trip | null = trip; at; at = at.before) cubes += cubesOn(at.from, goal(at))
  return cubes
}

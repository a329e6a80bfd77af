import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { seeded } from '../../../engine/random.ts'
import { everyWay, type Step, type Walker, walk, wayTo } from '../../../engine/turns.ts'
import { diceyCurves as game } from '../../../games/dicey-curves/game.ts'
import { cubesOn } from '../../../games/dicey-curves/rules/hazards.ts'
import type { ActionOf, DiceyCurves, Move, Space, State, View } from '../../../games/dicey-curves/state.ts'

/** A way halts where cubes may be taken or passed by, for that is a choice. */
export interface Way {
  readonly steps: readonly ActionOf<'step'>[]
  /** The space that asks, if there is one. */
  readonly fork: Space | null
}

/** Where a car can get to with a Combo. */
export interface Reach {
  /** The way to each space within reach: one that ends there if there is one, with the fewest cubes, then the shortest. */
  readonly ways: ReadonlyMap<Space, Way>
  /** Where the Combo can end. */
  readonly ends: ReadonlySet<Space>
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
  return { ways: new Map([...best].map(([space, trip]) => [space, untilFork(trip, seat)])), ends }
}

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

function untilFork(trip: Trip, seat: Seat): Way {
  const way = wayTo(trip)
  const at = way.findIndex((step) => isFork(step, seat))
  const steps = way.slice(0, at < 0 ? way.length : at).map(({ action }) => action as ActionOf<'step'>)
  return { steps, fork: at < 0 ? null : goal(way[at]!) }
}

/** DX-20a */
const isFork = (step: Trip, seat: Seat): boolean =>
  game.legal(step.from, seat).some((other) => other.kind === 'step' && other.avoid && other.to === goal(step))

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

import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { seeded } from '../../../engine/random.ts'
import { copy } from '../../../engine/values.ts'
import { diceyCurves as game } from '../../../games/dicey-curves/game.ts'
import { cubesOn } from '../../../games/dicey-curves/rules/hazards.ts'
import type { ActionOf, Move, Space, State, View } from '../../../games/dicey-curves/state.ts'

/** Where a car can get to with a Combo. */
export interface Reach {
  /** The way to each space within reach: one that ends there if there is one, with the fewest cubes, then the shortest. */
  readonly ways: ReadonlyMap<Space, readonly Space[]>
  /** Where the Combo can end. */
  readonly ends: ReadonlySet<Space>
}

export const NOWHERE: Reach = { ways: new Map(), ends: new Set() }

interface Trip {
  readonly state: State
  readonly way: readonly Space[]
  readonly cubes: number
}

/** Tries every way on, with the game's own judgement of each step. No chip is spent on avoiding cubes. */
export function reachOf(view: View, seat: Seat, move: Move | null): Reach {
  const start = game.guess(view, seat, seeded(0))
  if (move) game.play(start, seat, move)
  const best = new Map<Space, Trip>()
  const ends = new Set<Space>()
  let layer: readonly Trip[] = [{ state: start, way: [], cubes: 0 }]
  while (layer.length > 0) {
    const next = new Map<string, Trip>()
    for (const trip of layer) for (const after of onward(trip, seat, ends)) keepBetter(next, placeKey(after), after)
    for (const trip of next.values()) keepBetter(best, trip.way.at(-1)!, trip)
    layer = [...next.values()].filter(({ state }) => isUnderWay(state))
  }
  return { ways: new Map([...best].map(([space, { way }]) => [space, way])), ends }
}

const isUnderWay = (state: State): boolean => top(state).kind === 'drive'

function onward(trip: Trip, seat: Seat, ends: Set<Space>): Trip[] {
  const legal = game.legal(trip.state, seat)
  if (legal.some(({ kind }) => kind === 'stop')) ends.add(trip.way.at(-1)!)
  return legal
    .filter((action): action is ActionOf<'step'> => action.kind === 'step' && !action.avoid)
    .map((action) => {
      const state = copy(trip.state)
      const cubes = trip.cubes + cubesOn(state, action.to)
      game.play(state, seat, action)
      if (!isUnderWay(state)) ends.add(action.to)
      return { state, way: [...trip.way, action.to], cubes }
    })
}

/** Trips that meet in the same place with the same steps left go on alike. */
function placeKey({ state, way }: Trip): string {
  const frame = top(state)
  return frame.kind === 'drive' ? `${way.at(-1)} ${frame.came}` : `end ${way.at(-1)}`
}

const LATER = 1000

const rank = ({ state, cubes }: Trip): number => cubes + (isUnderWay(state) ? LATER : 0)

function keepBetter<Key>(trips: Map<Key, Trip>, key: Key, trip: Trip): void {
  const known = trips.get(key)
  if (!known || rank(trip) < rank(known)) trips.set(key, trip)
}

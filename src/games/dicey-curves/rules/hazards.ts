import type { Seat } from '../../../engine/game.ts'
import { DANGER_KINDS, MOST_CUBES } from '../board.ts'
import type { Danger, DriveFrame, FrameOf, Space, State } from '../state.ts'
import { NONE } from './deck.ts'
import { isRacing, ownerOf, rearCard, spend, trackGraph } from './race.ts'
import type { Graph } from './track.ts'

// DANGER! on the track: cubes, barrels and the repair shop

export function cubesOn({ danger }: { readonly danger: Pick<Danger, 'debris'> | null }, space: Space): number {
  if (danger) for (const debris of danger.debris) if (debris.space === space) return debris.cubes
  return 0
}

interface Gated {
  readonly danger: Pick<Danger, 'gates'> | null
}

export const isCubeAt = ({ danger }: Gated, gate: number): boolean => danger?.gates.includes(gate) ?? false

/** DX-21 The exact size takes the cube at a Gate. */
export const isCubeTaken = (state: Gated, { gateSize }: Graph, gate: number, size: number): boolean =>
  isCubeAt(state, gate) && gateSize[gate] === size

/** DX-20b Who drives takes the cubes, or, if the table likes, who owns the car. */
export const takerOf = (state: Pick<State, 'table'>, { seat, car }: Pick<DriveFrame, 'seat' | 'car'>): Seat =>
  state.table.options.damage === 'driver' ? seat : ownerOf(state, car)

/** DX-6 Nobody holds more than three cubes; what is too much goes to the pile. */
export function takeCubes(danger: Danger, seat: Seat, cubes: number): void {
  const kept = Math.min(cubes, MOST_CUBES - danger.cubes[seat]!)
  danger.cubes[seat]! += kept
  danger.pile += cubes - kept
}

/** DX-20 Every cube of the space is taken. */
export function takeDebris(danger: Danger, seat: Seat, space: Space): void {
  const taken = danger.debris.find((debris) => debris.space === space)
  if (!taken) return
  danger.debris = danger.debris.filter((debris) => debris !== taken)
  takeCubes(danger, seat, taken.cubes)
}

/** DX-21, DX-21a The cube is taken, and the Gate is an ordinary one again. */
export function takeGateCube(danger: Danger, seat: Seat, gate: number): void {
  danger.gates = danger.gates.filter((other) => other !== gate)
  takeCubes(danger, seat, 1)
}

/** DX-24 Whether a player who has damage ends the turn beside the shop, with an own car or one driven like an own one. */
export function isAtShop(state: State, { seat, controlled }: FrameOf<'turn'>): boolean {
  const { danger } = state
  if (!danger || danger.shop === NONE || danger.cubes[seat] === 0 || !isRacing(state, seat)) return false
  const car = state.cars.indexOf(danger.shop)
  if (car < 0) return false
  return ownerOf(state, car) === seat || (controlled.includes(car) && takerOf(state, { seat, car }) === seat)
}

/** DX-24 All cubes go back. */
export function repairAll(danger: Danger, seat: Seat): void {
  danger.pile += danger.cubes[seat]!
  danger.cubes[seat] = 0
}

/** DX-25, DX-25a What lies on cards left behind goes back to the piles at once. */
export function cleanUp(state: State): void {
  const { danger } = state
  if (!danger || isClean(danger)) return
  const { cardOf, gateCard } = trackGraph(state)
  const rear = rearCard(state)
  const cubes = onTrack(danger)
  danger.debris = danger.debris.filter(({ space }) => cardOf[space]! >= rear)
  danger.gates = danger.gates.filter((gate) => gateCard[gate]! >= rear)
  danger.barrels = danger.barrels.filter((space) => cardOf[space]! >= rear)
  if (danger.shop !== NONE && cardOf[danger.shop]! < rear) danger.shop = NONE
  danger.pile += cubes - onTrack(danger)
}

const isClean = ({ debris, gates, barrels, shop }: Danger): boolean =>
  debris.length === 0 && gates.length === 0 && barrels.length === 0 && shop === NONE

/** Cubes that lie on spaces and at Gates. */
export const onTrack = ({ debris, gates }: Pick<Danger, 'debris' | 'gates'>): number =>
  debris.reduce((sum, { cubes }) => sum + cubes, gates.length)

/** DX-3b Whoever has no car left in the race is out of the Danger game, once the turn is over. */
export function retire(state: State, seat: Seat): void {
  const { danger } = state
  if (!danger) return
  for (const kind of danger.hands[seat]!) danger.discards[DANGER_KINDS.indexOf(kind)]!++
  danger.hands[seat] = []
  repairAll(danger, seat)
  spend(state, seat, state.chips[seat]!)
}

import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { MOST_CUBES } from '../board.ts'
import { cubesOn, isCubeTaken, takerOf } from '../rules/hazards.ts'
import { trackGraph } from '../rules/race.ts'
import type { ActionOf, DriveFrame, View } from '../state.ts'
import { list, player, say } from './say.ts'

/** DX-20, DX-21 Who takes which cubes with a step, or null if nobody does. */
export function stepTaking(view: View, frame: DriveFrame, { to, avoid }: ActionOf<'step'>): Sentence['values'] | null {
  const gate = isGateCubeTaken(view, frame, to) ? 1 : 0
  const cubes = avoid ? 0 : cubesOn(view, to)
  if (gate + cubes === 0) return null
  const parts = [...(gate ? [say('cubes.gate')] : []), ...(cubes ? [say('cubes.space', { cubes })] : [])]
  return taking(view, takerOf(view, frame), gate + cubes, list(parts))
}

function isGateCubeTaken(view: View, { car, size }: DriveFrame, to: number): boolean {
  const graph = trackGraph(view)
  const from = view.cars[car]!
  return graph.forward[from]!.includes(to) && isCubeTaken(view, graph, graph.gateOf[from]!, size)
}

/** DX-6 What a player takes, and how many cubes beyond the third go back. */
export const taking = ({ danger }: View, seat: Seat, count: number, cubes: Sentence): Sentence['values'] => ({
  ...player(seat),
  cubes,
  back: Math.max(0, danger!.cubes[seat]! + count - MOST_CUBES),
})

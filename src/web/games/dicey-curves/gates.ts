import { groups } from '../../../games/dicey-curves/rules/combos.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { trackGraph } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, Space, View } from '../../../games/dicey-curves/state.ts'

/** The Gates that a car meets first, whichever lane it takes. */
export interface NextGates {
  /** How many dice they want, from low to high. */
  readonly sizes: readonly number[]
  /** How many spaces lie before the nearest; 0 where the car stands before it. */
  readonly away: number
}

/** Null where no Gate lies ahead on the laid track. */
export function nextGates(view: View, car: Car): NextGates | null {
  const { gateOf, gateSize } = trackGraph(view)
  const isGated = (space: Space) => (gateOf[space] ?? NONE) !== NONE
  const rows = rowsFrom(view, view.cars[car]!, isGated)
  const gated = rows.map((row) => row.filter(isGated))
  const sizes = new Set(gated.flat().map((space) => gateSize[gateOf[space]!]!))
  return sizes.size === 0 ? null : { sizes: inOrder(sizes), away: gated.findIndex((row) => row.length > 0) }
}

/** DC-31 The spaces that can be met in so many steps, ahead or sideways, and nothing beyond where a car must stop. */
function rowsFrom(view: View, start: Space, isStop: (space: Space) => boolean): Space[][] {
  const { forward, sideways } = trackGraph(view)
  const met = new Set([start])
  const rows = [[start]]
  for (let row = rows[0]!; row.length > 0; rows.push(row)) {
    const next = row
      .filter((space) => !isStop(space))
      .flatMap((space) => [...ahead(forward, space), ...ahead(sideways, space)])
    row = [...new Set(next)].filter((space) => !met.has(space))
    for (const space of row) met.add(space)
  }
  return rows
}

const ahead = (ways: readonly (readonly Space[])[], space: Space): readonly Space[] => ways[space] ?? []

/** DC-24, DX-22a How many dice the Combos count that the unused dice can form. */
export function sizesOffered({ dice }: View, boost: number): number[] {
  const sizes = groups(dice).map((group) => group.dice.length + boost)
  return inOrder(new Set(sizes.filter((size) => size > 1)))
}

const inOrder = (sizes: ReadonlySet<number>): number[] => [...sizes].sort((a, b) => a - b)

import type { Seat } from '../../../engine/game.ts'
import { DEBRIS } from '../board.ts'
import type { Danger, Space, State } from '../state.ts'
import { NONE } from './deck.ts'
import { takeCubes } from './hazards.ts'
import { isCarOn, racingSeats, rearCard, trackGraph } from './race.ts'
import { type Graph, STRAIGHT_LANES, spaceEnd } from './track.ts'

// The Danger cards: what each may be played on, and what it does. DX-4a A card that would change nothing may not be played.

type DebrisCard = keyof typeof DEBRIS

const SPACE_ORDER = (a: Space, b: Space): number => a - b

// Instant cards

/** DX-6, DX-4a Anybody in the race, also with three cubes, while there is one to take. */
export const damageTargets = (state: State): Seat[] => (state.danger!.pile > 0 ? racingSeats(state) : [])

/** DX-6 */
export function damage(danger: Danger, target: Seat): void {
  danger.pile--
  takeCubes(danger, target, 1)
}

/** DX-7, DX-4a Anybody in the race who has a cube. */
export const repairTargets = (state: State): Seat[] =>
  racingSeats(state).filter((seat) => state.danger!.cubes[seat]! > 0)

/** DX-7 */
export function repair(danger: Danger, target: Seat): void {
  danger.cubes[target]!--
  danger.pile++
}

// Cards on the track

/** DX-8, DX-25a Cards of the track that are not left behind and hold no cubes, barrels or shop. */
export function emptyCards(state: State): number[] {
  const graph = trackGraph(state)
  const held = cardsInUse(state.danger!, graph)
  const cards: number[] = []
  for (let card = rearCard(state); card < graph.faces.length; card++) if (!held.includes(card)) cards.push(card)
  return cards
}

const cardsInUse = ({ debris, gates, barrels, shop }: Danger, { cardOf, gateCard }: Graph): number[] => [
  ...debris.map(({ space }) => cardOf[space]!),
  ...gates.map((gate) => gateCard[gate]!),
  ...barrels.map((space) => cardOf[space]!),
  ...(shop === NONE ? [] : [cardOf[shop]!]),
]

/** DX-9, DX-9a The spaces of a card with an arrow and no car. */
export function debrisSpaces(state: State, card: number): Space[] {
  const { faces, firstSpace } = trackGraph(state)
  return faces[card]!.arrows.map((space) => firstSpace[card]! + space).filter((space) => !isCarOn(state, space))
}

/** DX-9, DX-4a */
export const debrisTargets = (state: State): number[] =>
  state.danger!.pile === 0 ? [] : emptyCards(state).filter((card) => debrisSpaces(state, card).length > 0)

/** DX-9, DX-6a As many cubes as there are, the left lane first. */
export function layDebris(state: State, kind: DebrisCard, card: number): void {
  const danger = state.danger!
  for (const space of debrisSpaces(state, card)) {
    const cubes = Math.min(DEBRIS[kind], danger.pile)
    if (cubes > 0) danger.debris.push({ space, cubes })
    danger.pile -= cubes
  }
  danger.debris.sort((a, b) => a.space - b.space)
}

/** DX-10, DX-4a */
export function curveTargets(state: State): number[] {
  const { faces } = trackGraph(state)
  return state.danger!.pile === 0 ? [] : emptyCards(state).filter((card) => faces[card]!.gateSizes.length > 0)
}

/** DX-10, DX-6a A cube at each Gate, as many as there are, the left lane first. */
export function layGateCubes(state: State, card: number): void {
  const danger = state.danger!
  const { faces, firstGate } = trackGraph(state)
  const gates = Math.min(danger.pile, faces[card]!.gateSizes.length)
  for (let gate = 0; gate < gates; gate++) danger.gates.push(firstGate[card]! + gate)
  danger.gates.sort(SPACE_ORDER)
  danger.pile -= gates
}

/** DX-13 Beside any space that is not in the middle lane of a card with three lanes. */
export function shopSpaces(state: State): Space[] {
  const graph = trackGraph(state)
  return emptyCards(state).flatMap((card) => outerSpaces(graph, card))
}

function outerSpaces(graph: Graph, card: number): Space[] {
  const { lanes } = graph.faces[card]!
  const middle = lanes.length === STRAIGHT_LANES ? lanes[1]! : []
  const spaces: Space[] = []
  for (let space = graph.firstSpace[card]!; space < spaceEnd(graph, card); space++)
    if (!middle.includes(space - graph.firstSpace[card]!)) spaces.push(space)
  return spaces
}

/** DX-13 The shop may stand elsewhere on the track; then it moves. */
export const placeShop = (danger: Danger, space: Space): void => {
  danger.shop = space
}

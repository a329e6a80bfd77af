import { CARD_LENGTH, CARD_WIDTH } from '../../../games/dicey-curves/board.ts'
import { trackGraph } from '../../../games/dicey-curves/rules/race.ts'
import type { LaidCard, Space, View } from '../../../games/dicey-curves/state.ts'
import type { Area } from '../../ui/PanZoom.tsx'
import { type CardPlan, type Patch, planOf } from './plan.ts'
import { onTable, type Spot, spotOn } from './road.ts'

/** A card where it lies. */
export interface PlacedCard {
  readonly index: number
  readonly plan: CardPlan
  readonly laid: LaidCard
  readonly transform: string
  readonly middle: Spot
}

export interface PlacedSpace {
  readonly space: Space
  readonly card: PlacedCard
  readonly patch: Patch
  readonly spot: Spot
}

/** The whole table as it is drawn, in mm. */
export interface World {
  readonly cards: readonly PlacedCard[]
  readonly spaces: readonly PlacedSpace[]
  /** The finish line, once it is laid: its number is the one after the last space. */
  readonly line: PlacedSpace | null
  readonly area: Area
}

type Worlds = WeakMap<readonly LaidCard[], World>

const upright: Worlds = new WeakMap()
const lying: Worlds = new WeakMap()

/** Made once for each laid track. It begins upwards, and on a wide screen to the right. */
export function worldOf(view: View, isWide: boolean): World {
  const worlds = isWide ? lying : upright
  const made = worlds.get(view.laid)
  if (made) return made
  const world = built(view, isWide ? turned : asLaid)
  worlds.set(view.laid, world)
  return world
}

const asLaid = (card: LaidCard): LaidCard => card

const QUARTER = 90

const turned = (card: LaidCard): LaidCard => ({ ...card, x: card.y, y: -card.x, heading: card.heading + QUARTER })

function built(view: View, turn: (card: LaidCard) => LaidCard): World {
  const { faces, line } = trackGraph(view)
  const cards: PlacedCard[] = []
  for (const [index, laid] of view.laid.entries())
    cards.push(placed(unwound(turn(laid), cards.at(-1)), index, planOf(faces[index]!)))
  const spaces = cards.flatMap((card) => card.plan.patches.map((patch, i) => spaceOn(card, patch, i)))
  const last = cards.at(-1)!
  return { cards, spaces, line: line < 0 ? null : lineOn(last, line), area: areaOf(cards.flatMap(cornersOf)) }
}

const WHOLE_TURN = 360

/** Headings that go on from card to card without a jump, so that no car spins round where they wrap. */
function unwound(laid: LaidCard, before: PlacedCard | undefined): LaidCard {
  if (!before) return laid
  const turns = Math.round((before.laid.heading - laid.heading) / WHOLE_TURN)
  return { ...laid, heading: laid.heading + turns * WHOLE_TURN }
}

function placed(laid: LaidCard, index: number, plan: CardPlan): PlacedCard {
  const transform = `translate(${laid.x} ${-laid.y}) rotate(${laid.heading})`
  return { index, plan, laid, transform, middle: onTable(laid, { x: 0, y: -CARD_LENGTH / 2, angle: 0 }) }
}

const spaceOn = (card: PlacedCard, patch: Patch, i: number): PlacedSpace => ({
  space: card.laid.firstSpace + i,
  card,
  patch,
  spot: onTable(card.laid, patch.middle),
})

/** What lies beyond the line is one large space. */
function lineOn(card: PlacedCard, line: Space): PlacedSpace {
  const { road, half, end } = card.plan
  const middle = spotOn(road, (1 + end) / 2, 0)
  const outline = `M${-half} ${-CARD_LENGTH + 2}H${half}V${-end * CARD_LENGTH - 4}H${-half}Z`
  const patch: Patch = { from: end, to: 1, left: -half, right: half, middle, beside: middle, outline }
  return { space: line, card, patch, spot: onTable(card.laid, middle) }
}

export const spaceAt = ({ spaces, line }: World, space: Space): PlacedSpace | null => spaces[space] ?? line

const CORNERS = [
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
] as const

const cornersOf = ({ laid }: PlacedCard): Spot[] =>
  CORNERS.map(([x, y]) => onTable(laid, { x: (x * CARD_WIDTH) / 2, y: -y * CARD_LENGTH, angle: 0 }))

/** The smallest area around some points, with room about it. */
export function areaOf(points: readonly { readonly x: number; readonly y: number }[], room = 0): Area {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs) - room
  const y = Math.min(...ys) - room
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}

/** How much of the table is seen around the track. */
export const MARGIN = 24

/** As much more room on two sides as it takes to fill a screen of these proportions. */
export function filling({ x, y, width, height }: Area, aspect: number, room: number): Area {
  const wide = Math.max(width + 2 * room, (height + 2 * room) * aspect)
  const high = wide / aspect
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high }
}

/** The places beyond the line in which finished cars stand, two in a row. */
export function podium({ card }: PlacedSpace, place: number): Spot {
  const { road, end } = card.plan
  const row = Math.floor(place / 2)
  const part = end + PODIUM_FROM + ((1 - end - PODIUM_FROM) * (row + 0.5)) / PODIUM_ROWS
  return onTable(card.laid, spotOn(road, part, place % 2 ? 10.5 : -10.5))
}

export const PODIUM_FROM = 0.11
export const PODIUM_ROWS = 4

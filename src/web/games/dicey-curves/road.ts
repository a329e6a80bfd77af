import { CARD_LENGTH, type Exit } from '../../../games/dicey-curves/board.ts'

/** A point of a drawing in mm, y downwards, and which way is ahead there, in degrees clockwise from the top. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** The middle line of a card's road, from the middle of its entry edge: ahead, round a bend, ahead. */
export interface Road {
  readonly before: number
  readonly radius: number
  /** In degrees, to the right positive. */
  readonly turn: number
  readonly after: number
  readonly length: number
}

const DEGREES = 180 / Math.PI

const straight = (length: number): Road => ({ before: length, radius: 0, turn: 0, after: 0, length })

/** The bend touches both the line of the entry and that of the exit, and is as wide as they allow. */
export function roadTo(exit: Exit | null): Road {
  if (!exit || exit.heading === 0) return straight(exit?.y ?? CARD_LENGTH)
  const half = Math.abs(exit.heading) / DEGREES / 2
  const corner = exit.y - exit.x / Math.tan(exit.heading / DEGREES)
  const onwards = Math.hypot(exit.x, exit.y - corner)
  const tangent = Math.min(corner, onwards)
  if (!(tangent > 0) || Math.abs(exit.heading) >= 180) return straight(exit.y)
  const radius = tangent / Math.tan(half)
  const length = corner + onwards - 2 * tangent + radius * 2 * half
  return { before: corner - tangent, radius, turn: exit.heading, after: onwards - tangent, length }
}

/** How long the road is, up to a part of it, on a line so far to the right of the middle. */
export function lengthAt({ before, radius, turn, length }: Road, part: number, across: number): number {
  const way = part * length
  const bend = (radius * Math.abs(turn)) / DEGREES
  const inBend = Math.min(Math.max(0, way - before), bend)
  const stretch = radius === 0 ? 1 : (radius - Math.sign(turn) * across) / radius
  return way - inBend + inBend * stretch
}

/** A place on the road: `part` of the way along, `across` mm to the right of the middle. */
export function spotOn(road: Road, part: number, across: number): Spot {
  const way = part * road.length
  const { before, radius, turn } = road
  const bend = (radius * Math.abs(turn)) / DEGREES
  if (way <= before || turn === 0) return { x: across, y: -way, angle: 0 }
  const angle = Math.sign(turn) * Math.min(1, (way - before) / bend) * Math.abs(turn)
  const centre = Math.sign(turn) * radius
  const reach = across - centre
  const ahead = Math.max(0, way - before - bend)
  const x = centre + reach * cos(angle) + ahead * sin(angle)
  const y = -before + reach * sin(angle) - ahead * cos(angle)
  return { x, y, angle }
}

const sin = (degrees: number): number => Math.sin(degrees / DEGREES)
const cos = (degrees: number): number => Math.cos(degrees / DEGREES)

/** Where a place on a card lies on the table. */
export function onTable(card: { readonly x: number; readonly y: number; readonly heading: number }, spot: Spot): Spot {
  const s = sin(card.heading)
  const c = cos(card.heading)
  return { x: card.x + spot.x * c - spot.y * s, y: -card.y + spot.x * s + spot.y * c, angle: card.heading + spot.angle }
}

const SMOOTH = 4

/** A line along the road from one part to another. */
export function along(road: Road, from: number, to: number, across: number): string {
  return `M${points(road, from, to, across).join('L')}`
}

function points(road: Road, from: number, to: number, across: number): string[] {
  const isStraight = road.turn === 0
  const steps = isStraight ? 1 : Math.max(1, Math.ceil((Math.abs(to - from) * road.length) / SMOOTH))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = spotOn(road, from + ((to - from) * i) / steps, across)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
}

/** The outline of a piece of the road. */
export const piece = (road: Road, from: number, to: number, left: number, right: number): string =>
  `M${[...points(road, from, to, left), ...points(road, to, from, right)].join('L')}Z`

/** A line straight across the road. */
export function across(road: Road, part: number, left: number, right: number): string {
  const from = spotOn(road, part, left)
  const to = spotOn(road, part, right)
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}

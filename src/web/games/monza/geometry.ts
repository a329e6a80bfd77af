import type { Area } from '../../ui/PanZoom.tsx'
import {
  ahead,
  aside,
  centred,
  closed,
  DEGREES,
  type Heading,
  type Point,
  type Rounded,
  roundedOf,
  steps,
} from '../plane.ts'

const SHORT_SIDE = 600
const LANE = 50
const MARGIN = 34
/** Positions before the first square (the grid), after the last one (the goals), and the gap between both. */
export const GRID = 4.6
export const GOAL = 3.4
const GAP = 2

/** An oval that fills the room it has, driven clockwise from the grid to the goals. */
export interface Oval {
  readonly whole: Area
  readonly lane: number
  readonly lanes: number
  /** How long one position is on the middle line. */
  readonly unit: number
  /** From the middle of the drawing to the inner kerb. */
  readonly infield: Point
  at(position: number): Heading
  /** A place `across` lanes from the middle line, inwards negative. */
  place(position: number, across: number): Heading
}

/** `aspect` is the width of the room over its height. */
export function ovalOf(length: number, lanes: number, aspect: number): Oval {
  const isWide = aspect >= 1
  const long = SHORT_SIDE * Math.min(1.9, Math.max(1, isWide ? aspect : 1 / aspect))
  const margin = (lanes * LANE) / 2 + MARGIN
  const shape = roundedOf(long - 2 * margin, SHORT_SIDE - 2 * margin, BEND)
  const unit = shape.round / (GRID + length + GOAL + GAP)
  const at = (position: number): Heading => {
    const heading = along(position * unit - shape.width * START_AT, shape)
    return isWide ? heading : turned(heading)
  }
  const whole = centred(isWide ? { x: long, y: SHORT_SIDE } : { x: SHORT_SIDE, y: long })
  const inside = margin + (lanes * LANE) / 2 + 20
  const infield = { x: whole.width / 2 - inside, y: whole.height / 2 - inside }
  return {
    whole,
    lane: LANE,
    lanes,
    unit,
    infield,
    at,
    // It is driven clockwise: outside is to the left.
    place: (position, across) => aside(at(position), -across * LANE),
  }
}

/** The first position lies a little before the middle of the lower straight. */
const START_AT = 0.42

/** How much of the short side is bend. */
const BEND = 0.74

/** From the right end of the lower straight leftwards, up, to the right along the top, and down. */
function along(distance: number, { width, height, radius, round }: Rounded): Heading {
  const bend = (Math.PI / 2) * radius
  const x = width / 2
  const y = height / 2
  let way = (((distance + width) % round) + round) % round
  const corners = [
    { straight: width, start: { x, y: y + radius }, angle: 180, centre: { x: -x, y } },
    { straight: height, start: { x: -x - radius, y }, angle: 270, centre: { x: -x, y: -y } },
    { straight: width, start: { x: -x, y: -y - radius }, angle: 360, centre: { x, y: -y } },
    { straight: height, start: { x: x + radius, y: -y }, angle: 450, centre: { x, y } },
  ]
  for (const { straight, start, angle, centre } of corners) {
    if (way < straight) return ahead(start, angle, way)
    way -= straight
    if (way < bend) return onBend(centre, angle - 90 + (way / radius) * DEGREES, radius)
    way -= bend
  }
  return ahead(corners[0]!.start, 540, 0)
}

function onBend({ x, y }: Point, degrees: number, radius: number): Heading {
  const direction = degrees / DEGREES
  return { x: x + radius * Math.cos(direction), y: y + radius * Math.sin(direction), angle: degrees + 90 }
}

/** A quarter turn, for rooms that are taller than wide. */
const turned = ({ x, y, angle }: Heading): Heading => ({ x: -y, y: x, angle: angle + 90 })

const SMOOTH = 0.25

/** The outline of a piece of road between two positions and two lines. */
export function piece(oval: Oval, from: number, to: number, inner: number, outer: number): string {
  const positions = steps(from, to, SMOOTH)
  const one = positions.map((position) => oval.place(position, outer))
  const other = positions.map((position) => oval.place(position, inner)).reverse()
  return closed([...one, ...other])
}

/** The line that lies `across` lanes from the middle, all the way round. */
export function ring(oval: Oval, length: number, across: number): string {
  const round = GRID + length + GOAL + GAP
  return closed(Array.from({ length: Math.ceil(round / SMOOTH) }, (_, i) => oval.place(i * SMOOTH - GRID, across)))
}

import type { Board } from '../../../games/allens-dirt/board.ts'
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

const SHORT_SIDE = 760
const LONGEST = 1.9
/** Rooms narrower than this get the oval upright. */
const TURNED_BELOW = 0.75
export const LANE = 58
const MARGIN = 34
/** Room for the grandstand, outside of the home straight. */
export const STAND = 104
/** Rooms longer than this get a true oval; shorter ones a squarer one, which has longer straights. */
const OVAL_FROM = 1.3
const SQUARER = 0.8

/** A dirt oval that fills the room it has, driven to the left, with the line on the home straight. */
export interface Oval {
  readonly whole: Area
  readonly lanes: number
  readonly columns: number
  /** How long one column is on the middle line. */
  readonly unit: number
  /** How long the home straight is. */
  readonly straight: number
  readonly middle: Point
  /** From the middle to the inner edge of the track. */
  readonly infield: Point
  /**
   * The middle of a column, `across` lanes from the middle of the road, inwards negative. Its angle goes on growing lap by
   * lap, so that a car never turns back.
   */
  place(column: number, across: number): Heading
}

/** `aspect` is the width of the room over its height. */
export function ovalOf({ columns, lanes }: Board, aspect: number): Oval {
  const isWide = aspect >= TURNED_BELOW
  const ratio = Math.min(LONGEST, Math.max(1, isWide ? aspect : 1 / aspect))
  const long = SHORT_SIDE * ratio
  const road = lanes.length * LANE
  const shape = roundedOf(long - 2 * MARGIN - road, SHORT_SIDE - MARGIN - STAND - road, ratio > OVAL_FROM ? 1 : SQUARER)
  const lift = (STAND - MARGIN) / 2
  const turn = isWide ? asItIs : turned
  const place = (column: number, across: number): Heading => {
    const on = aside(along((column * shape.round) / columns, shape), across * LANE)
    return turn({ ...on, y: on.y - lift })
  }
  const half = { x: shape.width / 2 + shape.radius - road / 2, y: shape.height / 2 + shape.radius - road / 2 }
  return {
    whole: centred(isWide ? { x: long, y: SHORT_SIDE } : { x: SHORT_SIDE, y: long }),
    lanes: lanes.length,
    columns,
    unit: shape.round / columns,
    straight: shape.width,
    middle: turn({ x: 0, y: -lift, angle: 0 }),
    infield: isWide ? half : { x: half.y, y: half.x },
    place,
  }
}

/** From the middle of the lower straight to the right, up, to the left along the top, and down. */
function along(distance: number, { width, height, radius, round }: Rounded): Heading {
  const laps = Math.floor(distance / round)
  let way = distance - laps * round + width / 2
  const [x, y] = [width / 2, height / 2]
  const sides = [
    { straight: width, start: { x: -x, y: y + radius }, centre: { x, y } },
    { straight: height, start: { x: x + radius, y }, centre: { x, y: -y } },
    { straight: width, start: { x, y: -y - radius }, centre: { x: -x, y: -y } },
    { straight: height, start: { x: -x - radius, y: -y }, centre: { x: -x, y } },
    { straight: width, start: { x: -x, y: y + radius }, centre: { x, y } },
  ]
  const bend = (Math.PI / 2) * radius
  for (const [i, { straight, start, centre }] of sides.entries()) {
    const angle = -90 * i - 360 * laps
    if (way <= straight) return ahead(start, angle, way)
    way -= straight
    if (way < bend) return onBend(centre, angle - (way / radius) * DEGREES, radius)
    way -= bend
  }
  return ahead(sides[0]!.start, -360 * (laps + 1), width / 2)
}

function onBend({ x, y }: Point, angle: number, radius: number): Heading {
  const outwards = (angle + 90) / DEGREES
  return { x: x + radius * Math.cos(outwards), y: y + radius * Math.sin(outwards), angle }
}

const asItIs = (heading: Heading): Heading => heading

/** A quarter turn, for rooms that are taller than wide: the home straight comes to the right. */
const turned = ({ x, y, angle }: Heading): Heading => ({ x: y, y: -x, angle: angle - 90 })

const SMOOTH = 0.125

/** The outline of a piece of road between two columns and two lines. */
export function piece(oval: Oval, from: number, to: number, inner: number, outer: number): string {
  const columns = steps(from, to, SMOOTH)
  const one = columns.map((column) => oval.place(column, outer))
  const other = columns.map((column) => oval.place(column, inner)).reverse()
  return closed([...one, ...other])
}

/** The line that lies `across` lanes from the middle, all the way round. */
export const ring = (oval: Oval, across: number): string =>
  closed(Array.from({ length: oval.columns / SMOOTH }, (_, i) => oval.place(i * SMOOTH, across)))

/** For `transform`: there, nose ahead. */
export const standing = ({ x, y, angle }: Heading): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`

import { freeze } from '../../../engine/values.ts'
import { CARD_LENGTH, CARD_WIDTH, type Exit, OVERLAP_ALLOWED } from '../board.ts'

/** The middle of a card's entry edge in mm (x to the right, y away from Start) and its heading in degrees clockwise. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** A table of limited size, or null for an endless one. */
export type TableSize = { readonly width: number; readonly height: number } | null

const HALF_TURN = 180
const WHOLE_TURN = 360
const EIGHTH = 45
const DIAGONAL = Math.SQRT1_2

/** Sine by eighths of a turn, exact, so that every machine lays the same track. */
const SINES = [0, DIAGONAL, 1, DIAGONAL, 0, -DIAGONAL, -1, -DIAGONAL]
const COSINES = [1, DIAGONAL, 0, -DIAGONAL, -1, -DIAGONAL, 0, DIAGONAL]

const eighths = (heading: number): number => (((heading / EIGHTH) % SINES.length) + SINES.length) % SINES.length
const sine = (heading: number): number => SINES[eighths(heading)]!
const cosine = (heading: number): number => COSINES[eighths(heading)]!

/** DC-11c Start lies in the middle of the table. */
export const START_POSE: Pose = freeze({ x: 0, y: -CARD_LENGTH / 2, heading: 0 })

/** DC-11a Where the next card lies. */
export function exitPose(pose: Pose, exit: Exit): Pose {
  const sin = sine(pose.heading)
  const cos = cosine(pose.heading)
  return freeze({
    x: pose.x + exit.x * cos + exit.y * sin,
    y: pose.y - exit.x * sin + exit.y * cos,
    heading: upright(pose.heading + exit.heading),
  })
}

/** A heading above −180° and up to 180°. */
function upright(heading: number): number {
  const positive = ((heading % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN
  return positive > HALF_TURN ? positive - WHOLE_TURN : positive
}

const HALF_WIDTH = CARD_WIDTH / 2 - OVERLAP_ALLOWED
const HALF_LENGTH = CARD_LENGTH / 2 - OVERLAP_ALLOWED

/** DC-11a Whether two shrunken footprints intersect: no edge of either separates them. */
export function overlaps(a: Pose, b: Pose): boolean {
  const x = middleX(b) - middleX(a)
  const y = middleY(b) - middleY(a)
  return !(
    isSeparating(a.heading, x, y, a, b) ||
    isSeparating(a.heading + EIGHTH * 2, x, y, a, b) ||
    isSeparating(b.heading, x, y, a, b) ||
    isSeparating(b.heading + EIGHTH * 2, x, y, a, b)
  )
}

const middleX = ({ x, heading }: Pose): number => x + (CARD_LENGTH / 2) * sine(heading)
const middleY = ({ y, heading }: Pose): number => y + (CARD_LENGTH / 2) * cosine(heading)

function isSeparating(direction: number, x: number, y: number, a: Pose, b: Pose): boolean {
  const distance = Math.abs(x * sine(direction) + y * cosine(direction))
  return distance >= extent(a, direction) + extent(b, direction)
}

/** How far a shrunken footprint reaches from its middle in a direction. */
const extent = ({ heading }: Pose, direction: number): number =>
  HALF_LENGTH * Math.abs(cosine(direction - heading)) + HALF_WIDTH * Math.abs(sine(direction - heading))

/** Rounding in the last digits must not push a card over an edge it only touches. */
const TOUCHING = 1e-6

/** DC-11 Whether the whole footprint lies on the table. */
export function isOnTable(pose: Pose, table: TableSize): boolean {
  if (!table) return true
  const sin = Math.abs(sine(pose.heading))
  const cos = Math.abs(cosine(pose.heading))
  const reachX = (CARD_LENGTH * sin + CARD_WIDTH * cos) / 2
  const reachY = (CARD_LENGTH * cos + CARD_WIDTH * sin) / 2
  return (
    Math.abs(middleX(pose)) + reachX <= table.width / 2 + TOUCHING &&
    Math.abs(middleY(pose)) + reachY <= table.height / 2 + TOUCHING
  )
}

/** A place is free when it lies on the table and meets none of the cards from `first` up to, not including, `end`. */
export function isFree(place: Pose, laid: readonly Pose[], first: number, end: number, table: TableSize): boolean {
  if (!isOnTable(place, table)) return false
  for (let card = first; card < end; card++) if (overlaps(place, laid[card]!)) return false
  return true
}

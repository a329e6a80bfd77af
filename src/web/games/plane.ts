import type { Area } from '../ui/PanZoom.tsx'

// Points, ways and outlines, for boards that draw a track.

export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of a way, and which way it runs there. */
export interface Heading extends Point {
  /** In degrees, 0 to the right, 90 down. */
  readonly angle: number
}

export const DEGREES = 180 / Math.PI

export function ahead({ x, y }: Point, angle: number, way: number): Heading {
  const direction = angle / DEGREES
  return { x: x + way * Math.cos(direction), y: y + way * Math.sin(direction), angle }
}

/** So far to the right of the way it runs; to the left of it negative. */
export const aside = ({ angle, ...point }: Heading, right: number): Heading => ({
  ...ahead(point, angle + 90, right),
  angle,
})

/** A rectangle with round corners. */
export interface Rounded {
  /** Of the straights alone. */
  readonly width: number
  readonly height: number
  readonly radius: number
  /** All the way round. */
  readonly round: number
}

/** `bend` is how much of the short side is bend. */
export function roundedOf(long: number, short: number, bend: number): Rounded {
  const radius = (Math.min(long, short) / 2) * bend
  const width = long - 2 * radius
  const height = short - 2 * radius
  return { width, height, radius, round: 2 * (width + height) + 2 * Math.PI * radius }
}

/** For `d`: a line through these points and back to the first. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** So many steps from one number to another, both included. */
export const steps = (from: number, to: number, longest: number): number[] => {
  const count = Math.max(1, Math.ceil((to - from) / longest))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

export const centred = ({ x, y }: Point): Area => ({ x: -x / 2, y: -y / 2, width: x, height: y })

/** The smallest area around some points, with room about it. */
export function areaAround(points: readonly Point[], room: number): Area {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs) - room
  const y = Math.min(...ys) - room
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y }
}

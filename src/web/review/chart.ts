import type { Seat } from '../../engine/game.ts'

/** The place of a picture inside its frame. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The chance at its top. */
  readonly most: number
}

/** Where a moment of so many lies, from left to right. */
export const across = ({ left, right }: Area, at: number, count: number): number =>
  left + ((right - left) * at) / Math.max(1, count)

/** Where a chance lies. */
export const up = ({ top, bottom, most }: Area, chance: number): number => bottom - ((bottom - top) * chance) / most

const TOPS = [0.2, 0.4, 1]

/** A round chance that no line exceeds: among twelve who race for a title all are small. */
export function topOf(chances: Chances): number {
  const highest = Math.max(...chances.map((all) => Math.max(...all)))
  return TOPS.find((top) => highest <= top) ?? 1
}

/** The moment nearest to a place from left to right. */
export function momentAt({ left, right }: Area, x: number, count: number): number {
  const share = (x - left) / (right - left)
  return Math.round(Math.min(1, Math.max(0, share)) * count)
}

type Chances = readonly (readonly number[])[]

/** A seat's line through all moments that are known, of `count` there will be. */
export function lineOf(area: Area, chances: Chances, count: number, seat: Seat): string {
  const points = turnsOf(chances, seat).map((at) => `${place(area, at, count)} ${height(area, chances[at]![seat]!)}`)
  return `M${points.join('L')}`
}

const place = (area: Area, at: number, count: number): string => across(area, at, count).toFixed(1)
const height = (area: Area, chance: number): string => up(area, chance).toFixed(1)

/** The moments around which a line bends: between them it runs level, and a season has thousands. */
function turnsOf(chances: Chances, seat: Seat): number[] {
  const isSame = (a: number, b: number) => Math.abs(chances[a]![seat]! - chances[b]![seat]!) < LEVEL
  return chances.flatMap((_, at) => {
    const isInner = at > 0 && at < chances.length - 1 && isSame(at - 1, at) && isSame(at, at + 1)
    return isInner ? [] : [at]
  })
}

/** Smaller changes cannot be seen. */
const LEVEL = 0.0005

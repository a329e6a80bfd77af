import { halfOf } from '../engine/interval.ts'
import type { Trust } from './judge.ts'

/** A chance to win, and how far it can be trusted. */
export interface Chance {
  readonly worth: number
  readonly interval: Trust
}

/** How a chance is told, all in parts of a win: as much as is known of it, and no more. */
export type Figure =
  | { readonly kind: 'exact'; readonly chance: number }
  | { readonly kind: 'about'; readonly chance: number }
  /** In 95 of 100 cases it is off by no more than the margin. */
  | { readonly kind: 'sampled'; readonly chance: number; readonly margin: number }
  /** Where a margin would reach beyond 0 or 1: in whole points, never under 0 % or over 100 %. */
  | { readonly kind: 'under'; readonly chance: number }
  | { readonly kind: 'over'; readonly chance: number }

export function figureOf({ worth, interval }: Chance): Figure {
  if (!interval) return { kind: 'about', chance: worth }
  const margin = halfOf(interval)
  if (margin === 0) return { kind: 'exact', chance: worth }
  if (worth < margin) return { kind: 'under', chance: nextPoint(interval[1]) }
  if (worth > 1 - margin) return { kind: 'over', chance: 1 - nextPoint(1 - interval[0]) }
  return { kind: 'sampled', chance: worth, margin }
}

/** What is a whole number of points but for the way computers count stays as it is. */
const nextPoint = (chance: number): number => Math.max(1, Math.ceil(100 * chance - 1e-9)) / 100

/** From here on, tenths of a point would say more than is known. */
const COARSE = 0.0095

/** With so many digits after the point, in points. */
export const digitsOf = (margin: number): 0 | 1 => (margin < COARSE ? 1 : 0)

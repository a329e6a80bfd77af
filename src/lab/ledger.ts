import type { Interval } from '../engine/interval.ts'

/** One game of one person that was reviewed, in wins. */
export interface Sheet {
  /** What dice and draws brought. */
  readonly luck: number
  /** What the decisions gave away, and how many there were. */
  readonly lost: number
  readonly decisions: number
}

/** A mean over games, and where it lies in 95 of 100 cases; null where nobody can say. */
export interface Figure {
  readonly games: number
  readonly mean: number
  readonly interval: Interval | null
}

/** What can be concluded from a figure that is 0 if nothing is behind it. */
export type Conclusion =
  | { readonly kind: 'nothing' }
  /** Too little to say; so many more games would show it if it stayed as it is, null if there is next to nothing to show. */
  | { readonly kind: 'open'; readonly more: number | null }
  | { readonly kind: 'shown'; readonly sign: 1 | -1 }

/** The two-sided 95 % quantiles of Student's t for 1 to 4 degrees of freedom; beyond, a series will do. */
const SMALL = [12.7062047364, 4.30265272991, 3.18244630528, 2.7764451052]
const Z = 1.959963984540054

/** Hill's series about the normal quantile, good to three digits from 5 degrees of freedom on. */
export function quantileOf(freedom: number): number {
  const small = SMALL[freedom - 1]
  if (small !== undefined) return small
  const first = (Z ** 3 + Z) / (4 * freedom)
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2)
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  return Z + first + second + third
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The mean of what each game brought. */
export function luckOf(sheets: readonly Sheet[]): Figure {
  const games = sheets.length
  const mean = games === 0 ? 0 : sum(sheets.map(({ luck }) => luck)) / games
  return figureOf(games, mean, errorOf(sheets.map(({ luck }) => luck - mean)))
}

/** What a decision gives away on average: games with more decisions count more. */
export function lossOf(sheets: readonly Sheet[]): Figure {
  const decided = sheets.filter(({ decisions }) => decisions > 0)
  const decisions = sum(decided.map((sheet) => sheet.decisions))
  const mean = decisions === 0 ? 0 : sum(decided.map(({ lost }) => lost)) / decisions
  const error = errorOf(decided.map((sheet) => sheet.lost - mean * sheet.decisions))
  const figure = figureOf(decided.length, mean, error === null ? null : error / (decisions / decided.length))
  return figure.interval ? { ...figure, interval: [Math.max(0, figure.interval[0]), figure.interval[1]] } : figure
}

/** The standard error of a mean, from how far each game is off; null for fewer than two. */
function errorOf(residuals: readonly number[]): number | null {
  const { length } = residuals
  return length < 2 ? null : Math.sqrt(sum(residuals.map((one) => one * one)) / (length * (length - 1)))
}

function figureOf(games: number, mean: number, error: number | null): Figure {
  if (error === null) return { games, mean, interval: null }
  const half = quantileOf(games - 1) * error
  return { games, mean, interval: [mean - half, mean + half] }
}

/** With fewer games nothing is concluded, however clear it looks. */
const LEAST = 5
/** Who would need more games than this has next to nothing to show. */
const ENDLESS = 5000

export function conclusionOf({ games, mean, interval }: Figure): Conclusion {
  if (games === 0) return { kind: 'nothing' }
  if (!interval) return { kind: 'open', more: null }
  if (games >= LEAST && (interval[0] > 0 || interval[1] < 0)) return { kind: 'shown', sign: mean > 0 ? 1 : -1 }
  return { kind: 'open', more: moreFor(games, mean, (interval[1] - interval[0]) / 2) }
}

/** An interval narrows with the root of the games. */
function moreFor(games: number, mean: number, half: number): number | null {
  const spread = (half / quantileOf(games - 1)) * Math.sqrt(games)
  const needed = Math.max(LEAST, Math.ceil((Z * spread) ** 2 / mean ** 2))
  return needed > ENDLESS ? null : Math.max(1, needed - games)
}

/** By how much less is given away in the later half of the games than in the earlier one. */
export function progressOf(sheets: readonly Sheet[]): Figure {
  const middle = Math.floor(sheets.length / 2)
  const [before, after] = [lossOf(sheets.slice(0, middle)), lossOf(sheets.slice(middle))]
  const mean = before.mean - after.mean
  const [one, other] = [halfOf(before), halfOf(after)]
  const half = one === null || other === null ? null : Math.hypot(one, other)
  return { games: sheets.length, mean, interval: half === null ? null : [mean - half, mean + half] }
}

const halfOf = ({ mean, interval }: Figure): number | null => interval && interval[1] - mean

/** After each game, all that the dice brought and all that was given away until then. */
export function courseOf(sheets: readonly Sheet[]): { readonly luck: number; readonly lost: number }[] {
  let [luck, lost] = [0, 0]
  return sheets.map((sheet) => {
    luck += sheet.luck
    lost += sheet.lost
    return { luck, lost }
  })
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054

/** Where a chance lies in 95 of 100 cases. */
export type Interval = readonly [low: number, high: number]

/** Wilson's interval for a share of `trials`; unlike the textbook one it holds for shares near 0 and 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1]
  const share = successes / trials
  const spread = (Z * Z) / trials
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread)
  return [Math.max(0, centre - half), Math.min(1, centre + half)]
}

/** The interval around the mean of chances, by its standard error. */
export const around = (mean: number, error: number): Interval => [
  Math.max(0, mean - Z * error),
  Math.min(1, mean + Z * error),
]

/** How far the ends are from the middle. */
export const halfOf = ([low, high]: Interval): number => (high - low) / 2

/** The standard error that an interval was made from, unless it was cut off at 0 or 1. */
export const errorOf = (interval: Interval): number => halfOf(interval) / Z

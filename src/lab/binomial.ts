/** The chance of at least `successes` in `trials`, each succeeding with `chance`: summed exactly, in logarithms. */
export function atLeast(successes: number, trials: number, chance: number): number {
  let sum = 0
  let logarithm = trials * Math.log(1 - chance)
  for (let k = 0; k <= trials; k++) {
    if (k >= successes) sum += Math.exp(logarithm)
    logarithm += Math.log((trials - k) / (k + 1)) + Math.log(chance / (1 - chance))
  }
  return Math.min(1, sum)
}

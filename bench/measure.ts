/** One thing to measure: does `size` units of work. */
export interface Contender {
  readonly name: string
  readonly size: number
  readonly run: (round: number) => void
}

export interface Measured {
  readonly name: string
  /** Units a second in each round. */
  readonly rates: readonly number[]
}

const ROUNDS = 7

/** Runs the contenders in turn, round after round, so that a slow moment of the machine hits all of them alike. */
export function interleaved(contenders: readonly Contender[]): Measured[] {
  for (const { run } of contenders) run(0)
  const rates = contenders.map((): number[] => [])
  for (let round = 1; round <= ROUNDS; round++)
    for (const [i, { run, size }] of contenders.entries()) {
      const began = performance.now()
      run(round)
      rates[i]!.push((size / (performance.now() - began)) * 1000)
    }
  return contenders.map(({ name }, i) => ({ name, rates: rates[i]! }))
}

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[sorted.length >> 1]!, least: sorted[0]!, most: sorted.at(-1)! }
}

/** How many times as fast the first is as the second, round by round. */
export const ratio = (first: Measured, second: Measured): Spread =>
  spread(first.rates.map((rate, round) => rate / second.rates[round]!))

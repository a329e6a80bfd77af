import { below, type Random } from './random.ts'
import { freeze, same } from './values.ts'

/** The outcomes of a chance event with whole-number weights: the chance of one is exactly `weight / total`. */
export interface Distribution<Outcome = unknown> {
  readonly outcomes: readonly Outcome[]
  readonly weights: readonly number[]
  readonly total: number
}

export function distribution<Outcome>(pairs: readonly (readonly [Outcome, number])[]): Distribution<Outcome> {
  const weights = pairs.map(([, weight]) => weight)
  return freeze({
    outcomes: pairs.map(([outcome]) => outcome),
    weights,
    total: weights.reduce((sum, weight) => sum + weight, 0),
  })
}

export const equallyLikely = <Outcome>(outcomes: readonly Outcome[]): Distribution<Outcome> =>
  distribution(outcomes.map((outcome) => [outcome, 1] as const))

/** Two independent events at once. */
export function both<A, B, Outcome>(
  first: Distribution<A>,
  second: Distribution<B>,
  join: (a: A, b: B) => Outcome,
): Distribution<Outcome> {
  return distribution(
    first.outcomes.flatMap((a, i) =>
      second.outcomes.map((b, j) => [join(a, b), first.weights[i]! * second.weights[j]!] as const),
    ),
  )
}

/** How often each face shows when `dice` equal dice are thrown; `faces[i]` of their sides show face i. */
export const throwCounts = (dice: number, faces: readonly number[]): Distribution<readonly number[]> =>
  distribution(weighedCounts(dice, faces))

function weighedCounts(dice: number, [sides, ...others]: readonly number[]): [readonly number[], number][] {
  if (others.length === 0) return [[[dice], sides! ** dice]]
  return upTo(dice).flatMap((shown) =>
    weighedCounts(dice - shown, others).map(([rest, weight]): [readonly number[], number] => [
      [shown, ...rest],
      choose(dice, shown) * sides! ** shown * weight,
    ]),
  )
}

const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i)

function choose(n: number, k: number): number {
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}

const MOST = 2 ** 32

/**
 * A fast sampler: Walker's alias method in whole numbers, so that it is exact. Column i holds `total` marbles, of which
 * `keep[i]` are its own and the rest belong to `other[i]`.
 */
export function sampler<Outcome>({ outcomes, weights, total }: Distribution<Outcome>): (random: Random) => Outcome {
  if (total > MOST) throw new RangeError(`weights add up to ${total}, more than one word can tell apart`)
  const { keep, other } = aliasTable(weights, total)
  const columns = outcomes.length
  const shown = [...outcomes]
  return (random) => {
    const column = below(random, columns)
    return shown[below(random, total) < keep[column]! ? column : other[column]!]!
  }
}

function aliasTable(weights: readonly number[], total: number) {
  const marbles = weights.map((weight) => weight * weights.length)
  const keep = new Float64Array(weights.length).fill(total)
  const other = Int32Array.from(weights, (_, i) => i)
  const poor = [...marbles.keys()].filter((i) => marbles[i]! < total)
  const rich = [...marbles.keys()].filter((i) => marbles[i]! >= total)
  while (poor.length > 0) {
    const taker = poor.pop()!
    const giver = rich[rich.length - 1]!
    keep[taker] = marbles[taker]!
    other[taker] = giver
    marbles[giver]! -= total - marbles[taker]!
    if (marbles[giver]! < total) poor.push(rich.pop()!)
  }
  return { keep, other }
}

/** One outcome of a list that is not worth a sampler of its own. */
export function pickFrom<Outcome>({ outcomes, weights, total }: Distribution<Outcome>, random: Random): Outcome {
  let mark = below(random, total)
  if (total === outcomes.length) return outcomes[mark]!
  let i = 0
  while (mark >= weights[i]!) mark -= weights[i++]!
  return outcomes[i]!
}

/** What follows from the lists of outcomes alone. A game that throws millions of dice brings a `sample` of its own. */
export const chanceFrom = <Chance, Outcome>(outcomes: (chance: Chance) => Distribution<Outcome>) => ({
  outcomes,
  sample: (chance: Chance, random: Random): Outcome => pickFrom(outcomes(chance), random),
  possible: (chance: Chance, outcome: unknown): boolean => isListed(outcomes(chance), outcome),
})

/** Whether an outcome from outside is one of the listed ones; what a sampler has drawn is the listed one itself. */
export const isListed = ({ outcomes }: Distribution, outcome: unknown): boolean =>
  outcomes.includes(outcome) || outcomes.some((listed) => same(listed, outcome))

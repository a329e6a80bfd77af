import type { Distribution } from '../../src/engine/chance.ts'
import type { Game, Kinds } from '../../src/engine/game.ts'
import { pick, type Random } from '../../src/engine/random.ts'
import { copy, same } from '../../src/engine/values.ts'
import type { Around, Moment } from './moment.ts'
import { few } from './moments.ts'
import { GARBAGE, mutated } from './mutations.ts'
import { brief, guarded, json, type Problems, range, when } from './problems.ts'

type Chance = Kinds['chance']

const chanceOf = ({ game, state }: Moment): Chance | null => {
  const waiting = game.waiting(state)
  return waiting.kind === 'chance' ? waiting.chance : null
}

/** Weights are whole numbers above zero that add up, and no outcome is listed twice. */
export function distributionProblems(moment: Moment): Problems {
  const chance = chanceOf(moment)
  if (!chance) return []
  const { outcomes, weights, total } = moment.game.outcomes(chance)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return [
    ...when(outcomes.length === 0, `${chance.kind} has no outcome`),
    ...when(outcomes.length !== weights.length, `${chance.kind} has ${weights.length} weights`),
    ...when(!weights.every((weight) => Number.isSafeInteger(weight) && weight > 0), `${chance.kind} has odd weights`),
    ...when(sum !== total || !Number.isSafeInteger(total), `weights of ${chance.kind} give ${sum}, not ${total}`),
    ...when(new Set(outcomes.map(json)).size < outcomes.length, `${chance.kind} lists an outcome twice`),
  ]
}

const TRIED = 20

/** `possible` says yes to every listed and sampled outcome, and no to everything else. */
export function possibleProblems(moment: Moment, around: Around): Problems {
  const chance = chanceOf(moment)
  if (!chance) return []
  const { game } = moment
  const { outcomes } = game.outcomes(chance)
  const listed = range(TRIED).map(() => pick(around.random, outcomes))
  const sampled = range(TRIED).map(() => game.sample(chance, around.random))
  const changed = listed.map((outcome) => mutated(outcome, around.random))
  const strangers = [...changed, ...few(around.foreign, TRIED, around), ...GARBAGE]
  return [
    ...listed.flatMap((one) => when(!game.possible(chance, one), () => `${brief(one)} is listed, not possible`)),
    ...sampled.flatMap((one) => when(!game.possible(chance, one), () => `${brief(one)} is sampled, not possible`)),
    ...strangers.flatMap((one) => strangerProblems(game, chance, outcomes, one)),
  ]
}

const strangerProblems = (game: Game, chance: Chance, outcomes: readonly unknown[], stranger: unknown): Problems =>
  guarded(
    () => `possible of ${brief(stranger)}`,
    () => {
      if (!game.possible(chance, stranger)) return []
      const listed = outcomes.some((one) => same(one, stranger))
      return when(!listed, () => `${brief(stranger)} is possible, not listed`)
    },
  )

/** Every outcome can be settled, and leads to a sound state. */
export function settleProblems(moment: Moment, { random }: Around): Problems {
  const chance = chanceOf(moment)
  if (!chance) return []
  const { game, state } = moment
  const { outcomes } = game.outcomes(chance)
  const tried = outcomes.length <= TRIED ? outcomes : range(TRIED).map(() => pick(random, outcomes))
  return tried.flatMap((outcome) =>
    guarded(
      () => `settling ${brief(outcome)}`,
      () => {
        const after = copy(state)
        game.settle(after, outcome)
        return game.invariants(after)
      },
    ),
  )
}

/** Different chance events of a game, at most `each` of a kind. */
export function chanceEvents(moments: readonly Moment[], each: number): Chance[] {
  const found = new Map<string, Chance>()
  for (const moment of moments) {
    const chance = chanceOf(moment)
    const known = [...found.values()].filter(({ kind }) => kind === chance?.kind)
    if (chance && known.length < each) found.set(json(chance), chance)
  }
  return [...found.values()]
}

const DRAWS = 20_000
const LEAST_EXPECTED = 8
/** One sound sampler in a million would be suspected; the draws are seeded, so the verdict never changes by itself. */
const STRICT = 4.75

/** The sampler agrees with the distribution: Pearson's test, rare outcomes counted together. */
export function samplerProblems(game: Game, chance: Chance, random: Random, draws = DRAWS): Problems {
  const listed = game.outcomes(chance)
  const counts = new Map(listed.outcomes.map((outcome) => [json(outcome), 0]))
  for (let i = 0; i < draws; i++) {
    const key = json(game.sample(chance, random))
    const count = counts.get(key)
    if (count === undefined) return [`${chance.kind} samples ${key}, which is not listed`]
    counts.set(key, count + 1)
  }
  const deviation = normalDeviation(binned(listed, [...counts.values()], draws))
  return when(
    deviation > STRICT,
    () => `${brief(chance)} is sampled ${deviation.toFixed(1)} deviations off its distribution`,
  )
}

interface Bin {
  readonly expected: number
  readonly count: number
}

function binned({ weights, total }: Distribution, counts: readonly number[], draws: number): Bin[] {
  const bins = counts.map((count, i) => ({ count, expected: (draws * weights[i]!) / total }))
  const rare = bins.filter(({ expected }) => expected < LEAST_EXPECTED)
  const together = rare.reduce(
    (sum, { count, expected }) => ({ count: sum.count + count, expected: sum.expected + expected }),
    {
      count: 0,
      expected: 0,
    },
  )
  const common = bins.filter(({ expected }) => expected >= LEAST_EXPECTED)
  return together.expected >= 1 ? [...common, together] : common
}

/** Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal. */
export function normalDeviation(bins: readonly Bin[]): number {
  const freedom = bins.length - 1
  if (freedom < 1) return 0
  const square = bins.reduce((sum, { expected, count }) => sum + (count - expected) ** 2 / expected, 0)
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread)
}

import type { Game, Kinds } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import { copy } from '../engine/values.ts'

/** Chances to win, by seat. */
export interface Chances {
  readonly chances: readonly number[]
  /** The largest standard error among them: 0 where they are exact, null where they are estimates. */
  readonly error: number | null
}

/** An outcome, and how much it counts. */
interface Weighed<Outcome> {
  readonly outcome: Outcome
  readonly weight: number
}

/** So many outcomes are counted one by one; of more, so many are drawn. */
const MOST = 1000
const DRAWN = 400

/** The same draws every time. */
const SEED = 1

/** The mean of estimates after an event, by the same measure that judges what really fell. Only what was drawn has a known error. */
export function expectedAfter<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  chance: K['chance'],
  chancesIn: (state: K['state']) => readonly number[],
): Chances {
  const { outcomes, weights } = game.outcomes(chance)
  const isCounted = outcomes.length <= MOST
  const weighed = isCounted ? outcomes.map((outcome, i) => ({ outcome, weight: weights[i]! })) : drawn(game, chance)
  const after = weighed.map(({ outcome, weight }) => ({ chances: chancesIn(settled(game, state, outcome)), weight }))
  const sums = after[0]!.chances.map((_, seat) => sumsOf(after.map((one) => ({ ...one, worth: one.chances[seat]! }))))
  return {
    chances: sums.map(({ mean }) => mean),
    error: isCounted ? null : Math.max(...sums.map(({ spread }) => Math.sqrt(spread / DRAWN))),
  }
}

function drawn<K extends Kinds>(game: Game<K>, chance: K['chance']): Weighed<K['outcome']>[] {
  const random = seeded(SEED)
  return Array.from({ length: DRAWN }, () => ({ outcome: game.sample(chance, random), weight: 1 }))
}

function settled<K extends Kinds>(game: Game<K>, state: K['state'], outcome: K['outcome']): K['state'] {
  const next = copy(state)
  game.settle(next, outcome)
  return next
}

function sumsOf(worths: readonly { readonly worth: number; readonly weight: number }[]) {
  let [total, sum, squares] = [0, 0, 0]
  for (const { worth, weight } of worths) {
    total += weight
    sum += weight * worth
    squares += weight * worth * worth
  }
  const mean = sum / total
  return { mean, spread: Math.max(0, squares / total - mean * mean) }
}

import { figureOf } from '../../bots/figure.ts'
import type { Risks } from '../../engine/risk.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { reasons, type Weighed } from '../../lab/reason.ts'
import { doubted } from '../words/doubted.ts'
import { best, type Judged, keyOf, type Reading } from './odds.ts'

/** Why the best move is the best; nothing before all moves are judged. */
export function reasonsIn(reading: Reading, told: Risks | null): Sentence[] {
  const { decision, isDone } = reading
  const [first, second] = best(reading, 2)
  if (!decision || !isDone || !first) return []
  return reasons({ ...decision, told }, weighed(reading, first), second && weighed(reading, second))
}

const weighed = ({ risks }: Reading, { move, chance }: Judged): Weighed => ({
  ...move,
  chance: figureOf(chance).kind === 'exact' ? chance : { ...chance, worth: doubted(chance.worth) },
  risks: risks.get(keyOf(move.actions)) ?? [],
})

/** Whether what is known was worked out to the end. */
export const isExact = ({ chances, isDone }: Reading): boolean =>
  isDone && [...chances.values()].every((chance) => figureOf(chance).kind === 'exact')

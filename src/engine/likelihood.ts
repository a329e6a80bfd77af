import type { Game, Kinds } from './game.ts'
import { copy } from './values.ts'

/** A state that may come, and how likely. */
export interface Likely<K extends Kinds = Kinds> {
  readonly state: K['state']
  readonly chance: number
}

/** All that can become of a state whose dice are due; the state alone where none are. */
export function* afterDice<K extends Kinds>(
  { waiting, outcomes, settle }: Pick<Game<K>, 'waiting' | 'outcomes' | 'settle'>,
  state: K['state'],
): Generator<Likely<K>, void, void> {
  const due = waiting(state)
  if (due.kind !== 'chance') return yield { state, chance: 1 }
  const { outcomes: list, weights, total } = outcomes(due.chance)
  for (const [i, outcome] of list.entries()) {
    const after = copy(state)
    settle(after, outcome)
    yield { state: after, chance: weights[i]! / total }
  }
}

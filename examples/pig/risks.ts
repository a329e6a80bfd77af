import type { Risks } from '../../src/engine/risk.ts'
import { sentence } from '../../src/engine/sentence.ts'
import { type Pig, SIDES } from './rules.ts'

/** PG-3 The one thing to fear, and PG-4 what is safe. The words stand with all the others. */
export const RISKS: Risks<Pig> = {
  words: {},
  japanese: async () => ({}),
  of: ({ stake }, _, [action]) =>
    action?.kind === 'roll'
      ? [
          { kind: 'danger', what: sentence('pig.risk.lost', { stake }), chance: 1 / SIDES },
          { kind: 'hope', what: sentence('pig.risk.more'), chance: 1 - 1 / SIDES },
        ]
      : [],
  standing: ({ scores }, seat) => [
    { what: sentence('pig.standing', { points: scores[seat]! }), amount: scores[seat]!, better: 'more' },
  ],
}

import { type Exact, TWO } from '../../../../engine/exact.ts'
import type { DodgeDice } from '../../state.ts'
import file from '../../tables/fresh-rounds.json' with { type: 'json' }
import { keptFrom } from './kept.ts'
import { NUMBERING } from './numbering.ts'

export const EXACT: Exact<DodgeDice> = {
  seats: [TWO],
  numbering: () => NUMBERING,
  kept: keptFrom(file.freshRounds),
}

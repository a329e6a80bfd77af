import type { Risks } from '../../../../engine/risk.ts'
import type { DodgeDice } from '../../state.ts'
import { risks } from './risks.ts'
import { standing } from './standing.ts'
import { RISK_WORDS } from './words.ts'

export const RISKS: Risks<DodgeDice> = {
  words: RISK_WORDS,
  japanese: async () => (await import('./words.ja.ts')).RISK_WORDS_JA,
  of: risks,
  standing,
}

import type { Risks } from '../../../../engine/risk.ts'
import type { AllensDirt } from '../../state.ts'
import { risks } from './risks.ts'
import { standing } from './standing.ts'
import { RISK_WORDS } from './words.ts'

export const RISKS: Risks<AllensDirt> = {
  words: RISK_WORDS,
  japanese: async () => (await import('./words.ja.ts')).RISK_WORDS_JA,
  of: risks,
  standing,
}

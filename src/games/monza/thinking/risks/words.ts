import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'monza.risk.pushed': 'A rival’s dice can push you off there',
  'monza.risk.home': 'Your next dice can take you home',
  'monza.risk.reach': 'Dice that reach this end',
}

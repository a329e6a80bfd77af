import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'dodge-dice.risk.costs': 'You take points, about {points}',
  'dodge-dice.risk.ends': 'This roll ends the round',
}

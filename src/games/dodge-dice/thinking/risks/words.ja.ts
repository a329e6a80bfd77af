import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'dodge-dice.risk.costs': '失点する（平均{points}点）',
  'dodge-dice.risk.ends': 'この一投でラウンドが終わる',
}

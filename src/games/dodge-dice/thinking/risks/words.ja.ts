import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'dodge-dice.standing.points': 'あなたは{points}点',
  'dodge-dice.standing.chips': 'チップは{chips}枚',
  'dodge-dice.standing.leader': '先頭の相手は{points}点',
  'dodge-dice.risk.costs': '失点（平均{points}点）',
  'dodge-dice.risk.ends': 'この一投でラウンド終了',
}

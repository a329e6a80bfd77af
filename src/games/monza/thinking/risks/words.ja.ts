import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'monza.standing.left': 'ゴールまで{left}マス',
  'monza.standing.place': '{place}位',
  'monza.risk.pushed': '相手に押し戻される',
  'monza.risk.home': '次の目でゴール',
  'monza.risk.reach': 'ここに届く目',
}

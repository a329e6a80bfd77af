import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'monza.risk.pushed': 'そこで押し戻される目が相手に出る',
  'monza.risk.home': '次の目でゴールに届く',
  'monza.risk.reach': 'ここに届く目が出る',
}

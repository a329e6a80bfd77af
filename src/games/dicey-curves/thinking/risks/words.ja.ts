import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'dicey-curves.standing.front': '前の車はカード{card}',
  'dicey-curves.standing.rear': '後ろの車はカード{card}',
  'dicey-curves.standing.chips': 'チップは{chips}枚',
  'dicey-curves.standing.damage': 'ダメージキューブは{cubes}個',
  'dicey-curves.risk.next': '次の手番に{what}',
  'dicey-curves.risk.combo': '{chips, plural, =0 {{size}個以上のコンボ} other {チップ#枚で{size}個以上のコンボ}}',
}

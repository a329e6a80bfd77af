import type { Words } from '../../engine/sentence.ts'
import { REASON_WORDS_JA } from '../../lab/words.ja.ts'

export const WORDS_JA: Words = {
  ...REASON_WORDS_JA,
  'odds.not-now': '今は決めることがありません。',
  'odds.thinking': '考えています…',
  'odds.show': '選択肢に確率を表示する',
  'odds.hide': '選択肢に確率を表示しない',
  'odds.more': 'ほかに{count}個の選択肢がありますが、これより良いものはありません。',
  'odds.note': 'いちばん強いボットが、あなたに見えていることだけから判断しています。',
  'odds.note.exact': 'すべての目を数えて正確に求めた値です。',
  'odds.taken': 'あなたの選択',
}

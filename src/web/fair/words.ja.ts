import { WORDS_JA as FAIR_WORDS_JA } from '../../fair/words.ja.ts'

/** What the check of the dice says, in Japanese. */
export const WORDS_JA = {
  ...FAIR_WORDS_JA,
  'web.fair.checking': 'すべての出目を振り直して確かめています…',
  'web.fair.how':
    '最初の人が席に着く前に、テーブルは秘密の値の指紋を示しました。その後で別の値に取り替えることはできません。各プレイヤーの端末もそれぞれ文字列を加えました。出目はすべてこの二つから決まります。今は秘密の値が公開され、このページがすべての出目を振り直して確かめました。',
  'web.fair.show': 'この出目を見る',
  'web.fair.details': '自分で確かめる',
  'web.fair.table': 'テーブル',
  'web.fair.commitment': '指紋（SHA-256）',
  'web.fair.secret': '秘密の値',
  'web.fair.string': '{name}の文字列',
  'web.fair.none': 'なし',
}

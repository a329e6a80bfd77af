import type { Words } from '../engine/sentence.ts'

export const REASON_WORDS_JA: Words = {
  'odds.share.exact': '{chance, number, ::percent .0}',
  'odds.share.about': '約{chance, number, ::percent .0}',
  'odds.share.sampled': '約{chance, number, ::percent .0}',
  'odds.share.under': '{chance, number, ::percent}未満',
  'odds.share.over': '{chance, number, ::percent}以上',
  'odds.why.only': 'ほかにできることはありません。',
  'odds.why.wins': 'これで勝ちが決まります。',
  'odds.why.better': '勝つ確率は{own}で、「{other}」なら{less}です。',
  'odds.why.alike': '「{other}」も同じくらい良い手です。',
  'odds.why.danger':
    '危険（{what}）が減ります。{other, number, ::percent .0}ではなく{chance, number, ::percent .0}です。',
  'odds.why.hope':
    '望み（{what}）が増えます。{other, number, ::percent .0}ではなく{chance, number, ::percent .0}です。',
  'odds.why.standing': 'これなら{own}、もう一方なら{less}です。',
  'odds.why.despite.danger':
    '危険（{what}）が{other, number, ::percent .0}ではなく{chance, number, ::percent .0}でも、それに見合います。',
  'odds.why.despite.hope':
    '望み（{what}）が{other, number, ::percent .0}ではなく{chance, number, ::percent .0}でも、それに見合います。',
  'odds.why.despite.standing': 'それに見合う手です。これなら{own}、もう一方なら{less}です。',
  'odds.why.later': '今すぐの違いはありませんが、あとで差が出ます。',
}

import type { Words } from '../../engine/sentence.ts'

export const WORDS_JA: Words = {
  'odds.not-now': '今は決めることがありません。',
  'odds.thinking': '考えています…',
  'odds.show': '選択肢に確率を表示する',
  'odds.hide': '選択肢に確率を表示しない',
  'odds.more': 'ほかに{count}個の選択肢がありますが、これより良いものはありません。',
  'odds.note': 'いちばん強いボットが、あなたに見えていることだけから判断しています。',
  'odds.taken': 'あなたの選択',
  'odds.why.only': 'ほかにできることはありません。',
  'odds.why.wins': 'これで勝ちが決まります。',
  'odds.why.better': '「{other}」なら勝つ確率が{gap, number, ::percent .0}下がります。',
  'odds.why.alike': '「{other}」も同じくらい良い手です。',
  'odds.why.danger':
    '危険が減ります。{what}：{other, number, ::percent .0}が{chance, number, ::percent .0}になります。',
  'odds.why.hope': '望みが増えます。{what}：{other, number, ::percent .0}が{chance, number, ::percent .0}になります。',
}

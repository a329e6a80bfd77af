import type { Words } from '../../src/engine/sentence.ts'

export const WORDS_JA: Words = {
  'pig.title': 'Pig',
  'pig.about': 'サイコロ1個、もう1回。1が出てすべて消える前に、どこまで攻めますか？',
  'pig.prompt.roll': '{player}がサイコロを振ります。',
  'pig.prompt.choose': '{player}：もう一度振りますか、{stake}点でやめますか？',
  'pig.choice.roll': 'もう一度振る',
  'pig.choice.hold': 'やめて{stake}点を貯める',
  'pig.no.roll': '{player}はこの手番の{stake}点だけで勝ちになるので、やめて点を貯めます。',
  'pig.standing': '確定は{points}点',
  'pig.risk.more': '点が増える',
  'pig.risk.lost': '1が出て{stake}点を失う',
  'pig.log.rolled': '{player}の目は{pips}。この手番は{stake}点です。',
  'pig.log.lost': '{player}の目は1。{stake, plural, =0 {手番を失いました} other {#点を失いました}}。',
  'pig.log.hold': '{player}は{stake}点を貯めて{score}点になりました。',
  'pig.wins': '{player}が{score}点で勝ちました。',
}

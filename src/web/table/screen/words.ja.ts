/** What the table says about its pace and of those who sit there, in Japanese. */
export const WORDS_JA = {
  'web.table.replay': 'リプレイ',
  'web.table.save': '対戦ファイルとして保存',
  'web.table.what-if': 'もしも…',
  'web.table.origin': 'もしも · 場面 {at}',
  'web.bar.skip.halt': 'ここで止める',
  'web.announce.passed': '{count}件の出来事が進みました。',
  'web.players.edit': '名前と色',
  'web.set-up.number': '席{number}の車番',
  'web.recap': '前回の手番から',
  'web.recap.first': 'これまで',
  'web.recap.count': '{count}件の出来事',
  'web.recap.more': '他に{count}件（記録で見る）',
  'web.recap.done': 'わかりました',
  'web.recap.dismiss': '非表示にする',
  'web.keys.recap': '前回の手番からの出来事を見る',
}

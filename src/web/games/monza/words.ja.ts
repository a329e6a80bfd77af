/** What the board says beside the game's own words, in Japanese. */
export const WORDS_JA = {
  'monza.board.track': 'コース',
  'monza.board.car': '{player}、{way}',
  'monza.board.start': 'スタートマス',
  'monza.board.goal': 'ゴール',
  'monza.board.on': '{length}のうち{position}の位置',
  'monza.fact.progress': '{length}のうち{position}まで進行',
  'monza.fact.start': 'スタートマス',
  'monza.fact.goal': 'ゴール',
  'monza.tray.hand': '{dice, plural, =0 {残りのサイコロなし} other {使えるサイコロ#個}}',
  'monza.tray.last': '直前の出目',
  'monza.tray.six': '6個のサイコロ',
  'monza.tray.used': '使用済み{dice}個',
  'monza.die.hand': '{colour}',
  'monza.die.used': '{colour}、使用済み',
  'monza.die.unrolled': 'まだ振られていません',
}

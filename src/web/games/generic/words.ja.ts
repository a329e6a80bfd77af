/** What the board says that shows any game without one of its own, in Japanese. */
export const WORDS_JA = {
  'generic.board.race': '{goal}点を目指すレース',
  'generic.board.lane': '{player}：{points}点',
  'generic.board.lane-at-stake': '{player}：{points}点、この手番で{stake}点がかかっています',
  'generic.board.stake': 'かかっている点：',
  'generic.board.to-go': 'ゴールまで：',
  'generic.fact.score': '{points}点',

  'generic.tray.dice': '{dice, plural, other {サイコロ}}',
  'generic.tray.first': 'まだ振られていません',
  'generic.tray.stake': '{points}点がかかっています',
  'generic.tray.banked': '{points}点を獲得',
  'generic.tray.lost': '{points, plural, =0 {得点なし} other {#点を失いました}}',
  'generic.die.pips': '{pips}',
  'generic.die.unrolled': 'まだ振られていません',
}

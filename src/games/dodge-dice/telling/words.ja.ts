import type { Words } from '../../../engine/sentence.ts'

export const WORDS_JA: Words = {
  'dodge-dice.title': 'Dodge Dice',
  'dodge-dice.about': '点の少ない人が勝ち。振って、かわして、ラウンドを終わらせないように。',
  'dodge-dice.option.starter': '最初に振る人',
  'dodge-dice.option.starter.first': '最初の席のプレイヤー',
  'dodge-dice.option.starter.random': 'くじで決める',

  'dodge-dice.colour.blue': '青',
  'dodge-dice.colour.green': '緑',
  'dodge-dice.colour.red': '赤',
  'dodge-dice.icon.stop': 'ストップ',
  'dodge-dice.icon.chip': 'チップ',
  'dodge-dice.icon.double': '×2',
  'dodge-dice.icon.triple': '×3',
  'dodge-dice.icon.minus': 'マイナス',
  'dodge-dice.icon.give': 'プレゼント',

  'dodge-dice.list.one': '{player}',
  'dodge-dice.list.last': '{player}と{others}',
  'dodge-dice.list.more': '{player}、{others}',

  'dodge-dice.prompt.starter': '最初に振るのは誰でしょう？',
  'dodge-dice.prompt.before-roll': '{player}：振りますか、チップ1枚でスキップしますか？',
  'dodge-dice.prompt.roll': '{player}がサイコロを振ります。',
  'dodge-dice.prompt.after-roll': '{player}：この目でいきますか、チップ2枚で無効にしますか？',
  'dodge-dice.prompt.give': '{player}：{points}点を誰に渡しますか？',
  'dodge-dice.prompt.over': '{player}の勝ちです。',

  'dodge-dice.choice.roll': 'サイコロを振る',
  'dodge-dice.choice.skip': 'スキップする（チップ1枚）',
  'dodge-dice.choice.accept': 'この目でいく',
  'dodge-dice.choice.ignore': '無効にする（チップ2枚）',
  'dodge-dice.choice.give': '{player}に{points}点を渡す',

  'dodge-dice.log.starter': '{player}から始めます。',
  'dodge-dice.log.skip': '{player}はチップを1枚払ってスキップしました。',
  'dodge-dice.log.ignore': '{player}はチップを2枚払って{points}点をかわしました。',
  'dodge-dice.log.accept': '{player}は出目をそのまま受け入れました。',
  'dodge-dice.log.rolled-first':
    '{player}の出目：{points}点（{penalty}）、{dodge, plural, =0 {ドッジダイスの一致なし} other {ドッジダイスの一致#個}}、アクションダイスは{icon}。',
  'dodge-dice.log.rolled':
    '{player}の出目：{dodge, plural, =0 {ドッジダイスの一致なし} other {ドッジダイスの一致#個}}（{penalty}）、アクションダイスは{icon}。',
  'dodge-dice.log.chip': '{player}はチップを1枚取りました。',
  'dodge-dice.log.no-chip': '中央にチップがないため、{player}は取れません。',
  'dodge-dice.log.scores': 'ラウンド終了。{player}が{points}点を引き受けます。',
  'dodge-dice.log.loses': 'ラウンド終了。{player}の得点が{points}点減ります。',
  'dodge-dice.log.gives': 'ラウンド終了。{giver}が{player}に{points}点を渡しました。',
  'dodge-dice.log.left': 'ドッジダイスは残り{dice}個です。',
  'dodge-dice.log.play-off': '最少得点が同点です。{players}だけで続けます。',
  'dodge-dice.log.wins': '{player}が{points}点で勝ちました。',

  'dodge-dice.no.unknown': 'Dodge Diceにそのような行動はありません。',
  'dodge-dice.no.only-before-roll': '振るかスキップするかは、サイコロを振る前に選びます。',
  'dodge-dice.no.only-after-roll': '出目を受け入れるか無効にするかは、チップを2枚以上持つ人が振った後に選びます。',
  'dodge-dice.no.nothing-to-give': '渡す点がありません。',
  'dodge-dice.no.not-a-receiver': '点を渡せるのは、ゲームに残っている他のプレイヤーだけです。',
}

import type { Words } from '../../engine/sentence.ts'

export const WORDS_JA: Words = {
  'practice.about': '決めてみると、それぞれの選択の価値がわかります。',
  'practice.back': '練習に戻る',
  'practice.daily': '今日の局面',
  'practice.daily.about': '{day}の局面です。ゲームごとに一つ、みんな同じです。',
  'practice.daily.of': '{title}：今日の局面',
  'practice.streak': '{count, plural, other {#日連続}}',
  'practice.days': 'この七日間',
  'practice.day.best': '{day}：良い答えでした',
  'practice.day.tried': '{day}：もっと良い手がありました',
  'practice.day.none': '{day}：まだ答えていません',
  'practice.solve': 'あなたならどうする？',
  'practice.solve-one': '{title}：あなたならどうする？',
  'practice.see': 'もう一度見る',
  'practice.see-one': '{title}：もう一度見る',
  'practice.searching': '今日の局面を探しています…',

  'practice.own': '自分の対局から',
  'practice.own.none': 'まだ何もありません。履歴で対局を検討すると、何かを損した決断がここに出てきます。',
  'practice.own.about':
    '何かを損した決断が{open}個あります。{due, plural, =0 {まだ復習の時期のものはありません} other {今が復習の時期なのは#個です}}。二回うまく決めると消えます。',
  'practice.own.start': 'もう一度決める',
  'practice.own.early': '時期の前に練習する',
  'practice.own.history': '履歴へ',
  'practice.own.of': '{title}：もう一度決める',
  'practice.own.lost': '{note}・対局ではここで{lost, number, ::percent .0}を損しました',
  'practice.own.done': '今はこれで終わりです。間違えたものは十分後にまた出てきます。',

  'practice.chose': 'あなたの選択：{move}',
  'practice.part': 'それは手の一部だけです。どこで終わるかを選んでください。',
  'practice.worth': 'その価値を見る',
  'practice.again': '別の手を試す',
  'practice.more': 'ほかの局面',
  'practice.next': '次の局面',

  'practice.verdict': 'その手の価値',
  'practice.thinking': 'すべての選択を考えています…',
  'practice.grade.best': '正解です。これより良い手はありません。',
  'practice.grade.good': '良い手です。最善との差は{lost, number, ::percent .0}だけです。',
  'practice.grade.inaccuracy': '惜しい手です。勝ちの{lost, number, ::percent .0}を損しています。',
  'practice.grade.mistake': '間違いです。勝ちの{lost, number, ::percent .0}を損しています。',
  'practice.grade.blunder': '大きな間違いです。勝ちの{lost, number, ::percent .0}を損しています。',

  'practice.share': '共有する',
  'practice.share.copied': 'コピーしました。',
  'practice.share.good': '★ 良い手',
  'practice.share.inaccuracy': '☆ 惜しい',
  'practice.share.mistake': '・間違い',
  'practice.share.blunder': '・大きな間違い',
  'practice.share.text':
    'Paddock 今日の局面 {day}：{title}。{grade}{streak, plural, =0 {} =1 {} other {、#日連続}}。{address}',
}

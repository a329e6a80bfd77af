import type { Words } from '../../engine/sentence.ts'

/** What the review of a match says, in Japanese. */
export const WORDS_JA: Words = {
  'web.review.title': '検討：{title}',
  'web.review.judged.exactly': 'この対戦は解析できるため、数値はすべて正確です。',
  'web.review.judged.keen':
    '勝つ見込みは見積もりです。どの選択も、実力派と熟練の間の強さのボットが、選んだ人に見えていたことだけをもとに判定しました。',
  'web.review.judged.brisk':
    '勝つ見込みは見積もりです。どの選択も、急いで考える王者のボットが判定し、何かを失ったと見えたものは、時間をかける王者のボットがもう一度判定しました。どちらも、選んだ人に見えていたことしか知りません。',
  'web.review.judged.games':
    '勝つ見込みと選択は、どの選択の後にも同じ目のサイコロで最後まで続けた対戦をもとに判定しました。選んだ人に見えていなかったことは使わず、運で説明できる差は失点としません。',
  'web.review.secret': '対戦が終わるまで手札は伏せられています。終われば検討できます。',
  'web.review.empty': 'この対戦では、まだ何も起きていません。',
  'web.review.running': 'この対戦はまだ終わっていません。遊んだところまでを検討します。',
  'web.review.replay': 'リプレイ',

  'web.review.progress': '{all}件のうち{seen}件を見ました',
  'web.review.stopped': '{all}件のうち{seen}件で止めました。そこまでは残っています。',
  'web.review.stop': '止める',
  'web.review.go-on': '続ける',
  'web.review.begin': '検討する',
  'web.review.failed': '検討できませんでした。それまでの結果は残っています。',
  'web.review.again': 'もう一度',

  'web.review.part': '部分',
  'web.review.part.about': '勝つ見込みは、全体で優勝する見込みです。それぞれの部分は、求められたときに検討します。',

  'web.review.chances': '勝つ見込み',
  'web.review.chances.picture': '最初から最後までの、全員の勝つ見込みの線です。数値は下の表にあります。',
  'web.review.chances.table': '勝つ見込みの表',
  'web.review.chances.when': '場面',
  'web.review.cursor': '対戦の場面',
  'web.review.cursor.spoken': '{at} / {count}。{chances}。{what}',
  'web.review.chance-of': '{name} {chance, number, ::percent}',
  'web.review.share': '{chance, number, ::percent}',
  'web.review.start': '最初の場面です。',

  'web.review.seats': 'それぞれの内容',
  'web.review.seat.won': '{player}の勝ち。運が五分なら、同じ対戦の{adjusted, number, ::percent}で勝っていました。',
  'web.review.seat.shared':
    '{player}は勝ちを分け合いました。運が五分なら、同じ対戦の{adjusted, number, ::percent}で勝っていました。',
  'web.review.seat.lost':
    '{player}は勝てませんでした。運が五分なら、同じ対戦の{adjusted, number, ::percent}で勝っていました。',
  'web.review.seat.going': '{player}の見込みは{before, number, ::percent}から{after, number, ::percent}になりました。',
  'web.review.seat.luck': '運：勝ちの{luck, number, ::percent .0 sign-except-zero}',
  'web.review.seat.gave': '失った分：勝ちの{lost, number, ::percent .0}',
  'web.review.seat.decisions': '選択{count}回',

  'web.review.moments': '勝負を決めた場面',
  'web.review.moment.gain': '{player}の勝つ見込み {gain, number, ::percent .0 sign-except-zero}',
  'web.review.watch': '見る',
  'web.review.play': 'ここから遊ぶ',
  'web.review.show': '盤に表示',

  'web.review.list': '選択とサイコロ',
  'web.review.filter.player': 'プレイヤー',
  'web.review.filter.player.all': '全員',
  'web.review.filter.what': '種類',
  'web.review.filter.blamed': '好手以外',
  'web.review.filter.decisions': 'すべての選択',
  'web.review.filter.rolls': 'サイコロとカード',
  'web.review.grade.good': '好手',
  'web.review.grade.inaccuracy': '緩手',
  'web.review.grade.mistake': '失着',
  'web.review.grade.blunder': '大失着',
  'web.review.grades': '勝ちの1％を失う選択は緩手、3％からは失着、8％からは大失着です。',
  'web.review.lost': '{player}の勝つ見込み {lost, number, ::percent .0 sign-except-zero}',
  'web.review.lost.about':
    '{player}の勝つ見込み {lost, number, ::percent .0 sign-except-zero} ± {error, number, ::percent .0}',
  'web.review.done': '{player}：{what}',
  'web.review.better': 'より良い手：{what}',
  'web.review.fell': '何かが出ました',
  'web.review.none': '該当するものはありません。',
  'web.review.more': 'あと{count}件',
}

/** What the history of one's own games says, in Japanese. */
export const WORDS_JA = {
  'web.history.local': 'この戦績はこのブラウザの中だけに保存され、他の人には見えません。',
  'web.history.empty.title': '終わったゲームはまだありません',
  'web.history.empty': 'ゲームを最後まで遊ぶと、順位やサイコロ、席などがここに記録されます。',
  'web.history.empty.play': 'ゲームを選ぶ',
  'web.history.none': '条件に合うゲームはありません。',

  'web.history.filter': '集計の対象',
  'web.history.filter.game': 'ゲーム',
  'web.history.filter.game.all': 'すべてのゲーム',
  'web.history.filter.person': 'プレイヤー',
  'web.history.filter.person.all': 'この端末の全員',

  'web.history.sum': 'まとめ',
  'web.history.played': 'プレイ数',
  'web.history.won': '勝利',
  'web.history.podium': '表彰台',
  'web.history.podium.of': '{of}回中{times}回',
  'web.history.podium.note': '表彰台は4人以上のゲームだけを数えます。',
  'web.history.place': '平均順位',
  'web.history.place.of': '{field}人中{place}位',
  'web.history.run': '最多連勝',
  'web.history.run.now': '現在{count}連勝中',

  'web.history.results': 'ゲーム別の成績',
  'web.history.game': 'ゲーム',

  'web.history.dice': 'あなたのサイコロ',
  'web.history.dice.note': '実際に出た回数と、公平なサイコロの平均（棒の中の線）を比べます。',
  'web.history.dice.thrown': '{count}回振りました',
  'web.history.dice.side': '面',
  'web.history.dice.fell': '出た回数',
  'web.history.dice.expected': '平均',
  'web.history.dice.none': 'このゲームのサイコロは記録されていません。',

  'web.history.ledger': '運と腕前',
  'web.history.ledger.note':
    '検討した対局から、サイコロが運んできたものと決断で損したものを、勝ちの割合で示します。それぞれに、100回中95回はその間にある範囲を添えています。',
  'web.history.ledger.none': 'まだ検討した対局がありません。',
  'web.history.ledger.rest': '{count, plural, other {残りの#局を検討する}}',
  'web.history.ledger.stop': '止める',
  'web.history.ledger.working': '{all}局のうち{number}局目を検討しています：{part, number, percent}。',
  'web.history.ledger.failed': '{count, plural, other {#局}}は検討できませんでした。',
  'web.history.ledger.gone': '{count, plural, other {#局}}はテーブルがもうないか長すぎるため、ここでは数えていません。',
  'web.history.ledger.games': '検討済み',
  'web.history.ledger.luck': '一局あたりの運',
  'web.history.ledger.lost': '一回の決断で損した分',
  'web.history.ledger.all': '全体',
  'web.history.ledger.signed': '{value, number, ::percent .0 sign-except-zero}',
  'web.history.ledger.share': '{value, number, ::percent .00}',
  'web.history.ledger.between': '{low}〜{high}',
  'web.history.ledger.luck.one':
    '一局からわかるのは、その対局でサイコロが何を運び、決断で何を損したかだけです。サイコロに好かれているか、上手になっているかは、何局かを見ないとわかりません。',
  'web.history.ledger.luck.open':
    '{games}局では、サイコロに好かれているかどうかはまだ誰にも言えません{more, plural, =0 {。今のところ、ほとんど何も見えません} other {。これほどの運を確かめるには、あと#局ほど必要です}}。',
  'web.history.ledger.luck.kind':
    '{games}局で見えてきました。サイコロはあなたに優しく、100回中95回の偶然を超えています。サイコロはそれを覚えていません。',
  'web.history.ledger.luck.unkind':
    '{games}局で見えてきました。サイコロはあなたに厳しく、100回中95回の偶然を超えています。サイコロはそれを覚えていません。',
  'web.history.ledger.play.open':
    '前より上手になったかどうかは、まだわかりません{more, plural, =0 {} other {。あと#局ほど必要です}}。',
  'web.history.ledger.play.better': 'これらの対局の後半は、前半より損が減っています。上手になっています。',
  'web.history.ledger.play.worse': 'これらの対局の後半は、前半より損が増えています。',
  'web.history.ledger.chart': '一局ごとに足した運と損',
  'web.history.ledger.chart.now':
    '{games, plural, other {#局}}で、サイコロは{luck}勝分を運び、決断で{lost}勝分を損しました。',
  'web.history.ledger.chart.luck': '運',
  'web.history.ledger.chart.lost': '損',
  'web.history.ledger.figures': 'すべての数字',
  'web.history.ledger.when': 'いつ',
  'web.history.practice': '練習',

  'web.history.seats': 'よく座る席',
  'web.history.seats.by-seat': '席ごと',
  'web.history.seats.by-colour': '色ごと',
  'web.history.seats.seat': '席',
  'web.history.seats.colour': '色',
  'web.history.seats.number': '席{number}',
  'web.history.seats.taken': '回数',

  'web.history.games': 'すべての記録',
  'web.history.games.place': '{count}人中{place}位',
  'web.history.games.place-of': '{name}：{count}人中{place}位',
  'web.history.games.bot': 'ボット',
  'web.history.games.ranking': '順位',
  'web.history.games.fixed': 'この{rolls}回の出目は、誰かが席に着く前に決まっていました。',
  'web.history.games.open': 'テーブルを見る',
  'web.history.games.open-one': '{title}（{when}）のテーブルを見る',
  'web.history.games.review': '検討',
  'web.history.games.review-one': '{title}（{when}）の検討',
  'web.history.games.remove': '{title}（{when}）を戦績から削除',
  'web.history.games.more': 'さらに{count}件を表示',

  'web.history.keep': '持ち運ぶ',
  'web.history.keep.note':
    'ファイルには戦績のすべてのゲームが入ります。別のブラウザでは、まだない記録だけが追加されます。',
  'web.history.keep.export': 'ファイルに保存',
  'web.history.keep.import': 'ファイルから追加',
  'web.history.keep.clear': 'すべて削除',
  'web.history.keep.clear.title': '戦績をすべて削除しますか？',
  'web.history.keep.clear.why':
    '{count}件の記録と、そこから作られた練習の局面をこのブラウザから完全に削除します。保存したテーブルは残ります。',
  'web.history.keep.clear.yes': 'すべて削除する',
  'web.history.keep.clear.no': '残す',
  'web.history.keep.added':
    '{added, plural, =0 {追加した記録はありません} other {#件を追加しました}}{known, plural, =0 {} other {（#件は登録済み）}}。',
  'web.history.keep.left':
    'ファイルの{left}件は入りきりませんでした。保存できるのは{most}件までで、元の記録はそのまま残ります。いくつか削除してから、もう一度追加してください。',
  'web.history.keep.full':
    '追加できませんでした。ブラウザに{left}件分の空きがありません。元の記録はそのまま残ります。ファイルに保存していくつか削除してから、もう一度お試しください。',
  'web.history.keep.forbidden': '追加できませんでした。このブラウザでは保存が許可されていません。',
  'web.history.keep.fault.size': '追加できませんでした。ファイルが5MBを超えています。',
  'web.history.keep.fault.much': '追加できませんでした。ファイルの内容が多すぎます。',
  'web.history.keep.fault.json': '追加できませんでした。JSON形式のファイルではありません。',
  'web.history.keep.fault.format': '追加できませんでした。Paddockの戦績ファイル（paddock-history/3）ではありません。',
  'web.history.keep.fault.place': '追加できませんでした。{where}の内容が正しくありません。',
}

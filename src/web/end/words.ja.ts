/** What is said when a game is over, and by the tales of all games, in Japanese. */
export const WORDS_JA = {
  'end.and': '{one}、{other}',
  'end.comma': '{one}、{other}',

  'end.ranking': '順位',
  'end.why': 'この順位の理由',
  'end.more-reasons': '他の同点（{count}件）',
  'end.next': '次はどうしますか',
  'end.again.season': 'もう一度遊ぶ：新しいシーズン',
  'end.review': '検討',
  'end.next-race': '次のレース（{player}から始めます）',
  'end.reading': 'ゲームを振り返っています：{share, number, ::percent}',

  'end.lead': '先頭の移り変わり',
  'end.lead.up': '{measure}。上にいるほど先頭に近いことを表します。',
  'end.lead.picture': '開始から終了までの全員の推移を表すグラフです。数値は表にあります。',
  'end.lead.table': 'グラフを表で見る',
  'end.lead.when': '時点',
  'end.lead.start': '開始',
  'end.lead.end': '終了',

  'end.moments': '印象に残る場面',
  'end.moment.gain': '最も大きな前進：{player}（{amount}）',
  'end.moment.loss': '最も大きな後退：{player}（{amount}）',
  'end.moment.first-lead': '最初に先頭に立ったのは{player}です',
  'end.moment.lead': '{player}が{before}に代わって先頭に立ちます',
  'end.moment.last-lead': '最後の首位交代：{player}が{before}に代わって先頭に立ちます',
  'end.moment.replay': 'この場面を見る',
  'end.moment.leads':
    '{count, plural, =0 {単独で先頭に立った人はいません。} =1 {先頭は最後まで変わりませんでした。} other {先頭に立った順（#回）}}',

  'end.fair': 'サイコロは公正でしたか？',
  'end.dice': 'サイコロと運',
  'end.dice.whose': '誰のサイコロ',
  'end.dice.everybody': '全員',
  'end.dice.of': '{die}：{count}回',
  'end.dice.everybody-said':
    '全員で「{side}」が{count, plural, =0 {一度も出ませんでした} other {#回出ました}}。期待値は{expected, number, ::.0}回です。',
  'end.dice.said':
    '{player}は「{side}」を{count, plural, =0 {一度も出しませんでした} other {#回出しました}}。期待値は{expected, number, ::.0}回です。',
  'end.dice.none': 'このサイコロは振られていません。',
  'end.dice.key.bar': '出た回数',
  'end.dice.key.mark': '期待値',
  'end.dice.table': 'サイコロを表で見る',
  'end.dice.side': '目',
  'end.dice.count': '出た回数',
  'end.dice.expected': '期待値',
  'end.number': '{count, number, ::.0}',

  'end.share': '共有できる画像',
  'end.share.picture': '結果の画像：{title}。',
  'end.share.save': '画像を保存',
  'end.share.send': '共有する',
  'end.share.failed': 'このブラウザでは画像を作れませんでした。',
  'end.share.dice': 'サイコロ{count}個',
  'end.share.leads': '{count, plural, =0 {首位交代なし} other {首位交代#回}}',
  'end.share.brand': 'Paddock',

  'end.side': '{value}',
  'end.die': 'サイコロ',
  'end.colour.white': '白',
  'end.colour.blue': '青',
  'end.colour.red': '赤',
  'end.colour.yellow': '黄',
  'end.colour.green': '緑',
  'end.colour.purple': '紫',

  'end.measure.penalty': '得点（少ないほど良い）',
  'end.measure.score': '得点（多いほど良い）',
  'end.measure.points': 'シーズンのポイント',
  'end.measure.distance': '車が進んだ距離（ゴールでは1を足し、使わなかったサイコロ1個ごとにさらに1を足します）',
  'end.measure.places': 'その時点でレースが終わった場合のスコア（低いほど良い）',
  'end.measure.behind': '先頭とのマスの差',
  'end.amount.points': '{count}点',
  'end.amount.distance': '距離{count}',
  'end.amount.spots': '{count}マス',
  'end.stage.round': '第{number}ラウンド',
  'end.stage.move': '{number}手目',
  'end.stage.race': '第{number}戦',

  'end.generic.ranking': '先に{goal}点に届いた人の勝ちです。2位以下は得点の高い順です。',
  'end.generic.shared': '{players}は{points}点ずつで、同じ{place}位です。',

  'end.dodge-dice.dodge': 'ドッジダイス',
  'end.dodge-dice.penalty': 'ペナルティダイス',
  'end.dodge-dice.action': 'アクションダイス',
  'end.dodge-dice.stop': 'ストップ',
  'end.dodge-dice.chip': 'チップ',
  'end.dodge-dice.double': '×2',
  'end.dodge-dice.triple': '×3',
  'end.dodge-dice.minus': 'マイナス',
  'end.dodge-dice.give': 'プレゼント',
  'end.dodge-dice.ranking':
    '誰かが100点に達したら、得点の最も低い人の勝ちです。最少得点が同点なら、その人たちで続けます。',
  'end.dodge-dice.play-off': '{players}が最少得点で並び、決着がつくまで続けました。最も低かった{winner}の勝ちです。',
  'end.dodge-dice.shared': '{players}はどちらも{points}点で、{place}位を分け合います。',

  'end.monza.ranking': 'ゴールに入った車の勝ちです。複数なら、最後のラウンドで使ったサイコロの少ない車が上です。',
  'end.monza.in-goal': 'ゴール（サイコロ{dice}個）',
  'end.monza.on-the-way': '{length}のうち{end}',
  'end.monza.fewest':
    '{count}台がゴールに入りました。最後のラウンドで使ったサイコロは{winners}が{dice}個で、{others}より少ない数です。',
  'end.monza.shared-goal': '{players}は最後のラウンドで同じ{dice}個のサイコロを使い、{place}位を分け合います。',
  'end.monza.shared-square': '{players}は同じ距離{end}まで進み、{place}位を分け合います。',

  'end.dicey-curves.white': '白いサイコロ',
  'end.dicey-curves.green': '緑のサイコロ',
  'end.dicey-curves.ranking': '先に入った車の順位に、2台目の順位の2倍を足します。合計の最も小さい人の勝ちです。',
  'end.dicey-curves.place': '{place}位',
  'end.dicey-curves.places': '{first}＋2×{second}＝{score}',
  'end.dicey-curves.best':
    '{ahead}と{behind}はどちらもスコア{score}です。良いほうの車の順位で決まり、{better}位対{worse}位で{ahead}が上です。',
  'end.dicey-curves.quiet':
    '30ラウンドの間どの車も前に進まなかったため、残った車はラインまでの歩数の少ない順に並びました。',
  'end.dicey-curves.shared': '{players}は同じ距離にいるので、同じ{place}位です。',

  'end.allens-dirt.ranking': '最終周を終えた車、走行中の車、リタイアした車の順に並びます。',
  'end.allens-dirt.finish.crossing': '最終周を終えた車は、ラインを越えた順に並びます。',
  'end.allens-dirt.finish.moves-left': '最終周を終えた車は、ラインを越えて残った移動数で並びます。',
  'end.allens-dirt.laps': '{laps}周中{lap}周',
  'end.allens-dirt.out-in': '{lap}周目でリタイア',
  'end.allens-dirt.crossed':
    '{ahead}と{behind}はラインを越えて残った移動数がどちらも{left}です。先にラインを越えた{ahead}が上です。',
  'end.allens-dirt.inner-lane':
    '{ahead}と{behind}は同じところまで進みました。内側のレーンが前、ピットが後ろになります。',
  'end.allens-dirt.there-first': '{ahead}と{behind}は同じマスにいます。接触で勝ったか、先に着いた{ahead}が上です。',
  'end.allens-dirt.flag': '旗でレースが終わったため、有効な周を終えた順に並びます。スピンした車は最後です。',
  'end.allens-dirt.one-left': '{winner}だけが残り、その場で勝ちました。',
  'end.allens-dirt.nobody-left': '1台も残りませんでした。最後にクラッシュした{winner}の勝ちです。',
  'end.allens-dirt.out': 'リタイア：{players}。後からクラッシュした車ほど上で、同じクラッシュでは走っていた順です。',

  'end.season.ranking':
    '10戦を終えてポイントの多い順です。同点なら、優勝回数、平均順位、4位以内の回数、トップで終えた周の数で決めます。',
  'end.season.roll-off.finale':
    '{players}はすべて同じで、最終戦の出場権をサイコロで争いました。出場するのは{winners}です。',
  'end.season.roll-off.title':
    '{players}はすべて同じで、タイトルをサイコロで争いました。{total}を出した{winners}がチャンピオンです。',
  'end.season.wins': '{ahead}と{behind}はどちらも{points}ポイントです。優勝回数{more}対{fewer}で{ahead}が上です。',
  'end.season.average':
    '{ahead}と{behind}はどちらも{points}ポイントで、優勝回数も同じです。平均順位{better, number}対{worse, number}で{ahead}が上です。',
  'end.season.top':
    '{ahead}と{behind}はどちらも{points}ポイントで、優勝回数と平均順位も同じです。4位以内の回数{more}対{fewer}で{ahead}が上です。',
  'end.season.led':
    '{ahead}と{behind}はどちらも{points}ポイントで、違いはトップで終えた周の数だけです。{ahead}が{more}周、{behind}が{fewer}周です。',
  'end.season.shared': '{players}はどれも{points}ポイントですべて同じため、{place}位を分け合います。',
}

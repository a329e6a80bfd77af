/** What somebody who plays a game for the first time is told, in Japanese. */
export const WORDS_JA = {
  'dodge-dice.hint.roll':
    '色が一致したサイコロは場から外れます。最後の1個を外した人か、ストップを出した人が点を引き受けます。',
  'dodge-dice.hint.skip': 'チップを1枚払えば、振らずに次の人へ回せます。残りのサイコロが少ないときほど効果的です。',
  'dodge-dice.hint.wall': '誰かが100点に達するとゲームは終わり、最も点の少ない人が勝ちます。',
  'dodge-dice.hint.ignore': 'チップを2枚払えば、この出目をなかったことにできます。',
  'dodge-dice.hint.give': 'ラッキー！ 点を渡したいプレイヤーをタップしましょう。',

  'monza.hint.roll': '6個のサイコロを全部振ります。1個につき1マス、同じ色の前のマスへ進めます。',
  'monza.hint.move': '光っているマスをタップすると、その色のサイコロを使って進みます。旗はこの出目で止まれるマスです。',
  'monza.hint.lanes': '同じレーンの前のマスか、いまのマスに接していて先へ進める隣のレーンのマスへ行けます。',
  'monza.hint.far': 'サイコロを使う順番は自由ですが、進めるところまで進まなければなりません。',
  'monza.hint.push': '他の車がいるマスで止まると、その車は同じレーンの後ろへ戻されます。',
  'monza.hint.goal': '最後にある2つのゴールにも、その色のサイコロが必要です。',
  'monza.hint.bonus': '最後に使われたのはあなたの色です。もう1マス進めます。',

  'allens-dirt.hint.qualifying':
    '全員がサイコロを2個振ります。最も高い目の人が先頭からスタートし、レース中1回だけ出目に1を足せます。',
  'allens-dirt.hint.movement': '振った目の数だけ、ちょうど進みます。途中で止まれるのは、すぐ前に車がいるときだけです。',
  'allens-dirt.hint.half': 'ハーフスピードです。この出目は半分（端数切り上げ）になり、それで元に戻ります。',
  'allens-dirt.hint.flag': '旗が出たら、全員がコースの上に示された順でラインからリスタートします。',
  'allens-dirt.hint.move':
    '光っているマスならどこでもタップできます。車は最もまっすぐな道を選びます。止まったマスの印に注意しましょう。',
  'allens-dirt.hint.signs':
    '星のマスで止まると、もう一度振れます。三角やレンチのマスはトラブルで、内容はサイコロで決まります。',
  'allens-dirt.hint.blocked': '前に車がいます。よける、後ろで止まる、ぶつけるの3択です。ぶつけたら両者が振ります。',
  'allens-dirt.hint.bonus':
    'あなたはポールポジションなので、レース中1回だけ出目に1を足せます。効くときにお聞きします。',
  'allens-dirt.hint.contact': '接触です。低いほうが影響を受けます。いま振る目は、このラウンドの間ずっと使います。',
  'allens-dirt.hint.trouble': 'トラブルです。出目ごとの結果は、サイコロの横に書いてあります。',

  'allens-dirt-season.hint.qualifying': '全10戦です。いま12人全員が振り、上位8人が第1戦に、残りの4人が第2戦に出ます。',
  'allens-dirt-season.hint.points':
    '1〜4位がポイントを得て、5位から8位は次のレースを休みます。最終戦はポイントの上位8人で争います。',
  'allens-dirt-season.hint.roll-off': 'すべてが並びました。サイコロだけが順位を決めます。',

  'dicey-curves.hint.place': 'スタートの光っている枠をタップします。チェック模様の列が先頭です。',
  'dicey-curves.hint.roll': '6が出るたびに緑のサイコロが加わり、6は振り直します。',
  'dicey-curves.hint.turn': '同じ目か連続した目がコンボです。コンボをタップしてから、車の行き先をタップします。',
  'dicey-curves.hint.gates': '色のついた帯はゲートです。ちょうどその個数のコンボだけが通れます。',
  'dicey-curves.hint.single':
    'コンボの後は、別のコンボで続けて走れます。1個だけで動かした車は、この手番ではもう動けません。',
  'dicey-curves.hint.chips':
    'チップは助けになります。まず新しいサイコロに、次に走り方の自由に使えます。ボタンはサイコロの下です。',
  'dicey-curves.hint.end':
    'サイコロを全部使う必要はありません。行きたい所へ行けるコンボがなければ、手番を終えましょう。',
  'dicey-curves.hint.drive': '次の光っているマスをタップします。旗はこのコンボで止まれるマスです。',
  'dicey-curves.hint.window':
    '手番と手番の間は、誰でもデンジャーカードを使えます。自分のカードをタップするか、パスしましょう。',
  'dicey-curves.hint.swap': '手番ごとに1回、2枚とも新しいカードに交換できます。',
  'dicey-curves.hint.relocate': 'ドラム缶が足りません。すでにコースにあるものから選びましょう。',
  'dicey-curves.hint.repair': '修理工場の横に止まっています。ダメージを全部返せます。',
}

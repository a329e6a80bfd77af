import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS_JA: Words = {
  'allens-dirt.legend.spaces':
    '1行が1本のレーンで、いちばん下が内側です。車は右へ進みます。マスはレーンと列で呼びます（内側レーン10列目など）。',
  'allens-dirt.legend.cars': '7は7号車、7+は同じマスにほかの車もいるしるしで、先頭の車だけを示します。',
  'allens-dirt.legend.trouble': '~は「一回休み」、Pは「ピットへ」のトラブルです。点は何もないマスです。',
  'allens-dirt.legend.sweet-spot': '*はスイートスポットです。ここで移動を終えると、もう一度振ります。',
  'allens-dirt.legend.line':
    'ラインは最後の列と1列目の間にあり、通るのに1マスかかり、何台でも入れます。ライン上の車とピットの車は、レーンの下に示します。',
  'allens-dirt.legend.order': '▶は、振る人または決める人です。その下の表はレースの順位です。',

  'allens-dirt.end.rest': '{spot}：{what}',
  'allens-dirt.end.stop': '{spot}、{others}の後ろ：{what}',
  'allens-dirt.end.contact': '{spot}：{others}と接触',
  'allens-dirt.end.after': '{end}（{others}との接触の後）',
  'allens-dirt.end.stay-on-line': 'ライン：とどまる',
  'allens-dirt.end.stay-in-pits': 'ピット：{others}を先に行かせる',
  'allens-dirt.end.clean': '何もなし',
  'allens-dirt.end.skip-a-turn': 'トラブル「一回休み」',
  'allens-dirt.end.go-to-pits': 'トラブル「ピットへ」',
  'allens-dirt.end.sweet-spot': 'スイートスポット、もう一度振る',
  'allens-dirt.end.finish': 'チェッカーフラッグ',
}

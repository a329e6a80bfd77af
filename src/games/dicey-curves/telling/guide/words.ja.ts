import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS_JA: Words = {
  'dicey-curves.legend.track':
    '1行が1枚のコースカードで、スタートから順に並びます。レーンは進行方向の左から順に横に並び、それぞれ左から右へ進みます。',
  'dicey-curves.legend.spaces':
    '[ ]は1マスです。マスはレーンと段で呼びます。a1は左のレーンの1段目、b2はその隣のレーンの2段目です。カーブではoが外側、iが内側のレーン、ダイシーカーブではeが入口、mが中央、xが出口です。',
  'dicey-curves.legend.cars': '[A]はその文字の車です。色と持ち主は上に書いてあります。',
  'dicey-curves.legend.gates':
    '[ ]2のようにマスの後ろにある数字はゲートです。ちょうどその大きさのコンボだけが越えられます。',
  'dicey-curves.legend.shared': '[<]は2本のレーンが共有するマスで、その上の物と一緒に左のレーンに示します。',
  'dicey-curves.legend.players': '▶は決める人、●はチップです。',
  'dicey-curves.legend.danger': '「DANGER!」では、■はプレイヤーのダメージキューブです。',
  'dicey-curves.legend.danger-track':
    '「DANGER!」では、[2]はキューブが2個あるマス、[{barrel}]はバレル、[ ]+は修理工場の横のマス、ゲートの後ろの*はゲートのキューブで、これがあると1つ大きいコンボでも越えられます。',

  'dicey-curves.end.clear': '{space}',
  'dicey-curves.end.at': '{space}：{what}',
  'dicey-curves.end.gate': '大きさ{size}のゲートを越える',
  'dicey-curves.end.before-gate': '大きさ{size}のゲートの前',
  'dicey-curves.end.chips': 'チップを{chips}枚払ってキューブを避ける',
  'dicey-curves.end.cubes': 'キューブを{cubes}個取る',
  'dicey-curves.end.cubes-for': '{player}がキューブを{cubes}個取る',
  'dicey-curves.end.shop': '修理工場の横',
}

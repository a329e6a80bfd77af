import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS_JA: Words = {
  'monza.legend.cars': '大文字は車で、持ち主は上に書いてあります。▶は振る人または進む人です。',
  'monza.legend.squares': '小文字はマスの色です（w白、b青、r赤、y黄、g緑、p紫）。|がマスの始まりです。',
  'monza.legend.tyres': '{tyres}はタイヤで、車は止まれません。',
  'monza.legend.cut':
    'サーキットは帯に分けて上から順に並べ、それぞれ左から右へ進みます。次の帯に続くマスは、:と点で示します。',
  'monza.legend.names': 'マスはレーンごとに数えます。内側レーン3番は、スタートから3つ目のマスです。',
  'monza.legend.goals': 'ゴールは最後の帯の先にあり、入った車はその下に書きます。',

  'monza.end.square': '{spot}：サイコロ{dice}個',
  'monza.end.pushes': '{spot}：サイコロ{dice}個、{player}を押し戻す',
  'monza.end.goal': '{spot}：ゴール',
}

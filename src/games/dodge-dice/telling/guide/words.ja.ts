import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS_JA: Words = {
  'dodge-dice.legend.players': '▶は振る人または決める人、(watching)はプレーオフに加わらない人です。',
  'dodge-dice.legend.chips': '●はチップです。',
  'dodge-dice.legend.round': '「This round」の行は、そのラウンドの点数と、かわすべき色です。',
  'dodge-dice.legend.dice':
    '振った目のうち、[20 green]はペナルティダイス、[blue]はドッジダイス、<stop>はアクションダイスです。',
}

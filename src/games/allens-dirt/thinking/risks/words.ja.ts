import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'allens-dirt.standing.place': 'P{place}',
  'allens-dirt.standing.left': '残り{left}列',
  'allens-dirt.risk.contact': '接触負け',
  'allens-dirt.risk.crash': 'クラッシュ',
  'allens-dirt.risk.spin': 'スピン',
  'allens-dirt.risk.pits': 'ピット',
  'allens-dirt.risk.half-speed': 'ハーフ',
}

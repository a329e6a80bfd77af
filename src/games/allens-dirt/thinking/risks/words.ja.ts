import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'allens-dirt.risk.contact': '接触で負ける',
  'allens-dirt.risk.crash': 'クラッシュしてリタイアする',
  'allens-dirt.risk.spin': 'スピンしてイエローフラッグになる',
  'allens-dirt.risk.pits': 'ピットに入る',
  'allens-dirt.risk.half-speed': 'ハーフスピードになる',
}

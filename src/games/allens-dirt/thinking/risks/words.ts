import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'allens-dirt.standing.place': 'you are P{place}',
  'allens-dirt.standing.left': 'you have {left, plural, one {# column} other {# columns}} to go',
  'allens-dirt.risk.contact': 'worse off',
  'allens-dirt.risk.crash': 'crash, out',
  'allens-dirt.risk.spin': 'spin',
  'allens-dirt.risk.pits': 'pits',
  'allens-dirt.risk.half-speed': 'half speed',
}

import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'allens-dirt.risk.contact': 'You come off worse in the contact',
  'allens-dirt.risk.crash': 'You crash and are out',
  'allens-dirt.risk.spin': 'You spin: yellow flag',
  'allens-dirt.risk.pits': 'You go to the pits',
  'allens-dirt.risk.half-speed': 'You drive at half speed',
}

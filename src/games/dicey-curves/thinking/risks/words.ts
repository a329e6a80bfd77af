import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'dicey-curves.risk.combo':
    '{chips, plural, =0 {A Combo of {size} or more} one {A Combo of {size} or more with # chip for another roll} other {A Combo of {size} or more with # chips for other rolls}}',
}

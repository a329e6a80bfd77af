import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS_JA: Words = {
  'dicey-curves.risk.combo':
    '{chips, plural, =0 {{size}個以上のコンボ} other {チップ#枚で振り直して{size}個以上のコンボ}}',
}

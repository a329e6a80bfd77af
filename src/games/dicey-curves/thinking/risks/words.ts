import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'dicey-curves.standing.front': 'your foremost car is on card {card}',
  'dicey-curves.standing.rear': 'your rearmost car is on card {card}',
  'dicey-curves.standing.chips': 'you have {chips, plural, one {# chip} other {# chips}}',
  'dicey-curves.standing.damage': 'you have {cubes, plural, one {# damage cube} other {# damage cubes}}',
  'dicey-curves.risk.next': '{what} next turn',
  'dicey-curves.risk.combo':
    '{chips, plural, =0 {Combo of {size} or more} one {Combo of {size} or more for # chip} other {Combo of {size} or more for # chips}}',
}

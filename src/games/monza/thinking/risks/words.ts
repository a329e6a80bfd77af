import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'monza.standing.left': 'you have {left, plural, one {# square} other {# squares}} to go',
  'monza.standing.place': 'you are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'monza.risk.pushed': 'a rival can push you off',
  'monza.risk.home': 'your next dice can take you home',
  'monza.risk.reach': 'the dice reach this end',
}

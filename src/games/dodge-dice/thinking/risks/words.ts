import type { Words } from '../../../../engine/sentence.ts'

export const RISK_WORDS: Words = {
  'dodge-dice.standing.points': 'you have {points, plural, one {# point} other {# points}}',
  'dodge-dice.standing.chips': 'you have {chips, plural, one {# chip} other {# chips}}',
  'dodge-dice.standing.leader': 'the best rival has {points, plural, one {# point} other {# points}}',
  'dodge-dice.risk.costs': 'you take points, about {points}',
  'dodge-dice.risk.ends': 'this roll ends the round',
}

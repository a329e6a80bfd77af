import type { Words } from '../../engine/sentence.ts'

export const WORDS: Words = {
  'odds.not-now': 'There is nothing for you to decide now.',
  'odds.thinking': 'Thinking …',
  'odds.show': 'Show odds on every choice',
  'odds.hide': 'No odds on the choices',
  'odds.more': '{count, plural, one {# other choice} other {# other choices}}, none of them better.',
  'odds.note': 'Judged by the strongest player of the house, who knows no more than you see.',
  'odds.taken': 'your choice',
  'odds.why.only': 'There is nothing else to do.',
  'odds.why.wins': 'It wins at once.',
  'odds.why.better': '“{other}” would win {gap, number, ::percent .0} less often.',
  'odds.why.alike': '“{other}” is as good.',
  'odds.why.danger':
    'It lowers a risk. {what}: {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
  'odds.why.hope': 'It gives hope. {what}: {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
}

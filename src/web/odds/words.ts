import type { Words } from '../../engine/sentence.ts'
import { REASON_WORDS } from '../../lab/words.ts'

export const WORDS: Words = {
  ...REASON_WORDS,
  'odds.not-now': 'There is nothing for you to decide now.',
  'odds.thinking': 'Thinking …',
  'odds.show': 'Show odds on every choice',
  'odds.hide': 'No odds on the choices',
  'odds.more':
    '{count, plural, one {One other choice, which is not better.} other {# other choices, none of them better.}}',
  'odds.note': 'Judged by the strongest player of the house, who knows no more than you see.',
  'odds.note.exact': 'Worked out exactly: no dice were thrown for it.',
  'odds.taken': 'your choice',
}

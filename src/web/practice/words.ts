import type { Words } from '../../engine/sentence.ts'

/** What the practice pages say. */
export const WORDS: Words = {
  'practice.about': 'Decide, and hear what every choice was worth.',
  'practice.back': 'Back to practice',
  'practice.daily': 'Position of the day',
  'practice.daily.about': 'One for each game, the same for everybody: {day}.',
  'practice.daily.of': '{title}: position of the day',
  'practice.streak': '{count, plural, one {One day} other {# days in a row}}',
  'practice.days': 'The last seven days',
  'practice.day.best': '{day}: answered well',
  'practice.day.tried': '{day}: answered, something was better',
  'practice.day.none': '{day}: not answered',
  'practice.solve': 'What would you do?',
  'practice.solve-one': '{title}: what would you do?',
  'practice.see': 'See it again',
  'practice.see-one': '{title}: see it again',
  'practice.searching': 'Looking for the position of the day …',

  'practice.own': 'From your own games',
  'practice.own.none':
    'Nothing here yet. Review games in the history: decisions in which something was given away come back here.',
  'practice.own.about':
    '{open, plural, one {One decision in which something was given away; it is {due, plural, =0 {not due yet} other {due now}}. Decided well twice, it is gone.} other {# decisions in which something was given away; {due, plural, =0 {none is} one {one is} other {# are}} due now. What is decided well twice is gone.}}',
  'practice.own.start': 'Decide again',
  'practice.own.early': 'Practise before they are due',
  'practice.own.history': 'To the history',
  'practice.own.of': '{title}: decide again',
  'practice.own.lost': '{note} · at the table {lost, number, ::percent .0} was given away here',
  'practice.own.done': 'That was all for now. What went wrong comes again in ten minutes.',

  'practice.chose': 'You chose: {move}',
  'practice.part': 'That is only a part of a move: choose where it ends.',
  'practice.worth': 'What it is worth',
  'practice.again': 'Try another',
  'practice.more': 'More positions',
  'practice.next': 'Next position',

  'practice.verdict': 'What it was worth',
  'practice.thinking': 'Thinking through every choice …',
  'practice.grade.best': 'Right: nothing is better.',
  'practice.grade.good': 'Good: only {lost, number, ::percent .0} less than the best.',
  'practice.grade.inaccuracy': 'Nearly: it gives away {lost, number, ::percent .0} of a win.',
  'practice.grade.mistake': 'A mistake: it gives away {lost, number, ::percent .0} of a win.',
  'practice.grade.blunder': 'A blunder: it gives away {lost, number, ::percent .0} of a win.',

  'practice.share': 'Share',
  'practice.share.copied': 'Copied.',
  'practice.share.good': '★ well decided',
  'practice.share.inaccuracy': '☆ nearly',
  'practice.share.mistake': '· a mistake',
  'practice.share.blunder': '· a blunder',
  'practice.share.text':
    'Paddock, position of the day, {day}: {title}. {grade}{streak, plural, =0 {} =1 {} other {, # days in a row}}. {address}',
}

import type { Words } from '../../engine/sentence.ts'

/** What the review of a match says. */
export const WORDS: Words = {
  'web.review.title': 'Review: {title}',
  'web.review.judged.exactly': 'This table can be solved: every figure is exact.',
  'web.review.judged.keen':
    'Chances are estimates. Each decision was judged by a player of the house between club and expert, who knew no more than who decided.',
  'web.review.judged.brisk':
    'Chances are estimates. Each decision was judged by a champion in a hurry, and again by a champion with time where it seemed to give something away; neither knew more than who decided.',
  'web.review.judged.games':
    'Chances and decisions were judged by games played to the end, with the same dice after each choice and nothing known that was hidden from who decided; nobody is blamed for what luck explains.',
  'web.review.secret': 'Hands are hidden until this match is over. Then it can be reviewed.',
  'web.review.empty': 'Nothing has happened in this match yet.',
  'web.review.running': 'This match is not over: the review goes as far as it was played.',
  'web.review.replay': 'Replay',

  'web.review.progress': 'Looked at {seen} of {all} entries',
  'web.review.stopped': 'Stopped after {seen} of {all} entries; they are kept.',
  'web.review.stop': 'Stop',
  'web.review.go-on': 'Go on',
  'web.review.begin': 'Review',
  'web.review.failed': 'The review failed; what was found so far is kept.',
  'web.review.again': 'Try again',

  'web.review.part': 'Part',
  'web.review.part.about': 'Chances are those to win it all. Each part is reviewed when you ask for it.',

  'web.review.chances': 'Chance to win',
  'web.review.chances.picture':
    'Lines of everybody’s chance to win, from the first entry to the last; the table below has the figures.',
  'web.review.chances.table': 'Chances as a table',
  'web.review.chances.when': 'Moment',
  'web.review.cursor': 'Moment of the match',
  'web.review.cursor.spoken': '{at} of {count}. {chances}. {what}',
  'web.review.chance-of': '{name} {chance, number, ::percent}',
  'web.review.share': '{chance, number, ::percent}',
  'web.review.start': 'The start.',

  'web.review.seats': 'Everybody’s game',
  'web.review.seat.won': '{player} won. With even luck it would have been {adjusted, number, ::percent} of such games.',
  'web.review.seat.shared':
    '{player} shared the win. With even luck it would have been {adjusted, number, ::percent} of such games.',
  'web.review.seat.lost':
    '{player} did not win. With even luck it would have been {adjusted, number, ::percent} of such games.',
  'web.review.seat.going':
    'The chance of {player} went from {before, number, ::percent} to {after, number, ::percent}.',
  'web.review.seat.luck': 'Luck: {luck, number, ::percent .0 sign-except-zero} of a win',
  'web.review.seat.gave': 'Gave away: {lost, number, ::percent .0} of a win',
  'web.review.seat.decisions': '{count, plural, =0 {no decisions} one {# decision} other {# decisions}}',

  'web.review.moments': 'What decided it',
  'web.review.moment.gain': '{player}: {gain, number, ::percent .0 sign-except-zero} chance to win',
  'web.review.watch': 'Watch',
  'web.review.play': 'Play from here',
  'web.review.show': 'Show on the board',

  'web.review.list': 'Decisions and rolls',
  'web.review.filter.player': 'Player',
  'web.review.filter.player.all': 'Everybody',
  'web.review.filter.what': 'What',
  'web.review.filter.blamed': 'All but good',
  'web.review.filter.decisions': 'All decisions',
  'web.review.filter.rolls': 'Rolls and draws',
  'web.review.grade.good': 'Good',
  'web.review.grade.inaccuracy': 'Inaccuracy',
  'web.review.grade.mistake': 'Mistake',
  'web.review.grade.blunder': 'Blunder',
  'web.review.grades':
    'A decision that gives away 1 % of a win is an inaccuracy, from 3 % a mistake, from 8 % a blunder.',
  'web.review.lost': '{player}: {lost, number, ::percent .0 sign-except-zero} chance to win',
  'web.review.lost.about':
    '{player}: {lost, number, ::percent .0 sign-except-zero} ± {error, number, ::percent .0} chance to win',
  'web.review.done': '{player}: {what}',
  'web.review.better': 'Better: {what}',
  'web.review.fell': 'Something falls',
  'web.review.none': 'Nothing of that kind.',
  'web.review.more': '{count, plural, one {# more} other {# more}}',
}

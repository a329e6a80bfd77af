import type { Words } from '../../src/engine/sentence.ts'

export const WORDS: Words = {
  'pig.title': 'Pig',
  'pig.about': 'One die, and one more roll: how far do you dare to go before a 1 takes it all?',
  'pig.prompt.roll': '{player} rolls.',
  'pig.prompt.choose': '{player}: roll again, or hold {stake, plural, one {# point} other {# points}}?',
  'pig.choice.roll': 'Roll again',
  'pig.choice.hold': 'Hold: bank {stake}',
  'pig.no.roll': '{player} has won with the {stake} points of this turn alone, and holds.',
  'pig.standing': 'you have {points, plural, one {# safe point} other {# safe points}}',
  'pig.risk.more': 'the roll adds points',
  'pig.risk.lost': 'a 1 loses {stake, plural, one {# point} other {# points}}',
  'pig.log.rolled': '{player} rolls a {pips}: {stake} in this turn.',
  'pig.log.lost': '{player} rolls a 1 and loses {stake, plural, =0 {the turn} one {# point} other {# points}}.',
  'pig.log.hold': '{player} banks {stake} and stands at {score}.',
  'pig.wins': '{player} wins with {score} points.',
}

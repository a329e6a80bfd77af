import type { Words } from '../../../engine/sentence.ts'

export const WORDS: Words = {
  'dodge-dice.title': 'Dodge Dice',
  'dodge-dice.about': 'The fewest points win: roll, dodge, and do not be the one who ends the round.',
  'dodge-dice.option.starter': 'Who starts',
  'dodge-dice.option.starter.first': 'The first player',
  'dodge-dice.option.starter.random': 'Somebody at random',

  'dodge-dice.colour.blue': 'blue',
  'dodge-dice.colour.green': 'green',
  'dodge-dice.colour.red': 'red',
  'dodge-dice.icon.stop': 'Stop',
  'dodge-dice.icon.chip': 'Chip',
  'dodge-dice.icon.double': '×2',
  'dodge-dice.icon.triple': '×3',
  'dodge-dice.icon.minus': 'Minus',
  'dodge-dice.icon.give': 'Give',

  'dodge-dice.list.one': '{player}',
  'dodge-dice.list.last': '{player} and {others}',
  'dodge-dice.list.more': '{player}, {others}',

  'dodge-dice.prompt.starter': 'Who starts?',
  'dodge-dice.prompt.before-roll': '{player}: roll, or pay a chip to skip?',
  'dodge-dice.prompt.roll': '{player} rolls.',
  'dodge-dice.prompt.after-roll': '{player}: let it count, or pay two chips to ignore it?',
  'dodge-dice.prompt.give': '{player}: who gets the {points} points?',
  'dodge-dice.prompt.over': '{player} wins.',

  'dodge-dice.choice.roll': 'Roll the dice',
  'dodge-dice.choice.skip': 'Skip (1 chip)',
  'dodge-dice.choice.accept': 'Let it count',
  'dodge-dice.choice.ignore': 'Ignore it (2 chips)',
  'dodge-dice.choice.give': 'Give {points} points to {player}',

  'dodge-dice.log.starter': '{player} starts.',
  'dodge-dice.log.skip': '{player} pays a chip and skips.',
  'dodge-dice.log.ignore': '{player} pays 2 chips and dodges {points}.',
  'dodge-dice.log.accept': '{player} lets the roll count.',
  'dodge-dice.log.rolled-first':
    '{player} rolls {points} points ({penalty}), {dodge, plural, =0 {no Dodge die matches} one {# Dodge die matches} other {# Dodge dice match}}, Action die: {icon}.',
  'dodge-dice.log.rolled':
    '{player} rolls: {dodge, plural, =0 {no Dodge die matches} one {# Dodge die matches} other {# Dodge dice match}} ({penalty}), Action die: {icon}.',
  'dodge-dice.log.chip': '{player} takes a chip.',
  'dodge-dice.log.no-chip': 'The centre is empty: no chip for {player}.',
  'dodge-dice.log.scores': 'The round is over: {player} collects {points, plural, one {# point} other {# points}}.',
  'dodge-dice.log.loses': 'The round is over: {player} gets rid of {points, plural, one {# point} other {# points}}.',
  'dodge-dice.log.gives':
    'The round is over: {giver} gives {points, plural, one {# point} other {# points}} to {player}.',
  'dodge-dice.log.left': '{dice, plural, one {# Dodge die stays} other {# Dodge dice stay}} in play.',
  'dodge-dice.log.play-off': 'A tie for lowest: {players} play on.',
  'dodge-dice.log.wins': '{player} wins with {points, plural, one {# point} other {# points}}.',

  'dodge-dice.no.unknown': 'Dodge Dice knows no such action.',
  'dodge-dice.no.only-before-roll': 'Rolling and skipping are choices before the roll.',
  'dodge-dice.no.only-after-roll':
    'Letting a roll count or ignoring it is a choice after the roll, with two chips in hand.',
  'dodge-dice.no.nothing-to-give': 'There are no points to give away.',
  'dodge-dice.no.not-a-receiver': 'The points go to another player who is still in the game.',
}

/** What the board says that shows any game without one of its own. */
export const WORDS = {
  'generic.board.race': 'The race to {goal} points',
  'generic.board.lane': '{player}: {points, plural, one {# point} other {# points}}',
  'generic.board.lane-at-stake':
    '{player}: {points, plural, one {# point} other {# points}}, and {stake} at stake in this turn',
  'generic.board.stake': 'At stake:',
  'generic.board.to-go': 'To go:',
  'generic.fact.score': '{points, plural, one {# point} other {# points}}',

  'generic.tray.dice': '{dice, plural, one {The die} other {The dice}}',
  'generic.tray.first': 'not rolled yet',
  'generic.tray.stake': '{points, plural, one {# point} other {# points}} at stake',
  'generic.tray.banked': '{points, plural, one {# point} other {# points}} banked',
  'generic.tray.lost': '{points, plural, =0 {nothing won} one {# point lost} other {# points lost}}',
  'generic.die.pips': '{pips}',
  'generic.die.unrolled': 'not rolled yet',
}

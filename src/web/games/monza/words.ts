/** What the board says beside the game's own words. */
export const WORDS = {
  'monza.board.track': 'Circuit',
  'monza.board.car': '{player}, {way}',
  'monza.board.start': 'on the starting grid',
  'monza.board.goal': 'in a goal',
  'monza.board.on': 'at {position} of {length}',
  'monza.fact.progress': '{position} of {length} on the way',
  'monza.fact.start': 'at the start',
  'monza.fact.goal': 'in a goal',
  'monza.tray.hand': '{dice, plural, =0 {No dice left} one {# die to use} other {# dice to use}}',
  'monza.tray.last': 'The last roll',
  'monza.tray.six': 'Six dice',
  'monza.tray.used': '{dice} used',
  'monza.die.hand': '{colour}',
  'monza.die.used': '{colour}, used',
  'monza.die.unrolled': 'not rolled yet',
}

/** What the table says about its pace and of those who sit there. */
export const WORDS = {
  'web.table.replay': 'Replay',
  'web.table.save': 'Save as a match file',
  'web.table.what-if': 'What if …',
  'web.table.origin': 'What if · moment {at}',
  'web.bar.skip.halt': 'Stop here',
  'web.announce.passed': '{count, plural, one {# event} other {# events}} passed.',
  'web.players.edit': 'Names and colours',
  'web.set-up.number': 'Car number of seat {number}',
  'web.recap': 'Since your last turn',
  'web.recap.first': 'So far',
  'web.recap.count': '{count, plural, one {# event} other {# events}}',
  'web.recap.more': 'and {count} more before that, in the log',
  'web.recap.done': 'Got it',
  'web.recap.dismiss': 'Put this away',
  'web.keys.recap': 'What happened since your last turn',
}

/** What the table says about its pace and of those who sit there. */
export const WORDS = {
  'web.bar.skip.halt': 'Stop here',
  'web.announce.passed': '{count, plural, one {# event} other {# events}} passed.',
  'web.players.edit': 'Names and colours',
  'web.set-up.number': 'Car number of seat {number}',
}

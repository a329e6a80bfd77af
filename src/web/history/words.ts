/** What the history of one's own games says. */
export const WORDS = {
  'web.history.local': 'All of this stays in this browser. Nobody else can see it.',
  'web.history.empty.title': 'No finished games yet',
  'web.history.empty': 'Play a game to its end, and it is counted here: places, dice, seats and all.',
  'web.history.empty.play': 'Pick a game',
  'web.history.none': 'No game fits this choice.',

  'web.history.filter': 'What to count',
  'web.history.filter.game': 'Game',
  'web.history.filter.game.all': 'All games',
  'web.history.filter.person': 'Who',
  'web.history.filter.person.all': 'Everybody here',

  'web.history.sum': 'At a glance',
  'web.history.played': 'Played',
  'web.history.won': 'Won',
  'web.history.podium': 'Podium',
  'web.history.podium.of': '{times} of {of}',
  'web.history.podium.note': 'The podium counts where four or more play.',
  'web.history.place': 'Average place',
  'web.history.place.of': '{place} of {field}',
  'web.history.run': 'Longest run of wins',
  'web.history.run.now': '{count, plural, one {# in a row right now} other {# in a row right now}}',

  'web.history.results': 'Results by game',
  'web.history.game': 'Game',

  'web.history.dice': 'Your dice',
  'web.history.dice.note': 'What fell, against what fair dice give on average: the line in each bar.',
  'web.history.dice.thrown': '{count, plural, one {thrown once} other {thrown # times}}',
  'web.history.dice.side': 'Side',
  'web.history.dice.fell': 'Fell',
  'web.history.dice.expected': 'Average',
  'web.history.dice.none': 'No dice were counted for this game.',

  'web.history.seats': 'Favourite seats',
  'web.history.seats.by-seat': 'By seat',
  'web.history.seats.by-colour': 'By colour',
  'web.history.seats.seat': 'Seat',
  'web.history.seats.colour': 'Colour',
  'web.history.seats.number': 'Seat {number}',
  'web.history.seats.taken': 'Taken',

  'web.history.games': 'Every game',
  'web.history.games.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}',
  'web.history.games.place-of': '{name}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}',
  'web.history.games.bot': 'bot',
  'web.history.games.ranking': 'Who came where',
  'web.history.games.fixed':
    '{rolls, plural, one {This one roll was} other {These # rolls were}} fixed before anybody sat down.',
  'web.history.games.open': 'See the table',
  'web.history.games.open-one': 'See the table of {title}, {when}',
  'web.history.games.remove': 'Remove {title}, {when}, from the history',
  'web.history.games.more': '{count, plural, one {Show one more game} other {Show # more games}}',

  'web.history.keep': 'Take it along',
  'web.history.keep.note': 'The file holds every game of this history. Another browser adds what it does not have yet.',
  'web.history.keep.export': 'Save as a file',
  'web.history.keep.import': 'Add from a file',
  'web.history.keep.clear': 'Remove everything',
  'web.history.keep.clear.title': 'Remove the whole history?',
  'web.history.keep.clear.why':
    '{count, plural, one {One game is} other {# games are}} removed from this browser for good. Saved tables stay.',
  'web.history.keep.clear.yes': 'Remove all',
  'web.history.keep.clear.no': 'Keep it',
  'web.history.keep.added':
    '{added, plural, =0 {Nothing was added} one {One game added} other {# games added}}{known, plural, =0 {} one {; one was here already} other {; # were here already}}.',
  'web.history.keep.left':
    '{left, plural, one {One game} other {# games}} of the file did not fit: there is room for {most}, and your own stay. Remove some, then add the file again.',
  'web.history.keep.full':
    'Nothing was added: the browser has no room for {left, plural, one {one more game} other {# more games}}. Everything that was here stays. Save it as a file and remove some games, then try again.',
  'web.history.keep.forbidden': 'Nothing was added: this browser does not allow saving.',
  'web.history.keep.fault.size': 'Nothing was added: the file is larger than 5 MB.',
  'web.history.keep.fault.much': 'Nothing was added: the file holds more than a history can.',
  'web.history.keep.fault.json': 'Nothing was added: the file is not JSON.',
  'web.history.keep.fault.format': 'Nothing was added: the file is not a Paddock history (paddock-history/1).',
  'web.history.keep.fault.place': 'Nothing was added: {where} is not as it should be.',
}

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

  'web.history.ledger': 'Luck and play',
  'web.history.ledger.note':
    'From reviewed games: what the dice brought and what decisions gave away, as parts of a win. With each figure stands where it lies in 95 of 100 cases.',
  'web.history.ledger.none': 'No game has been reviewed yet.',
  'web.history.ledger.rest': '{count, plural, one {Review the other game} other {Review the other # games}}',
  'web.history.ledger.stop': 'Stop',
  'web.history.ledger.working': 'Reviewing game {number} of {all}: {part, number, percent}.',
  'web.history.ledger.failed': '{count, plural, one {One game} other {# games}} could not be reviewed.',
  'web.history.ledger.gone':
    '{count, plural, one {One game has no table any more, or is too long, and is} other {# games have no table any more, or are too long, and are}} not counted here.',
  'web.history.ledger.games': 'Reviewed',
  'web.history.ledger.luck': 'Luck per game',
  'web.history.ledger.lost': 'Given away per decision',
  'web.history.ledger.all': 'All together',
  'web.history.ledger.signed': '{value, number, ::percent .0 sign-except-zero}',
  'web.history.ledger.share': '{value, number, ::percent .00}',
  'web.history.ledger.between': '{low} to {high}',
  'web.history.ledger.luck.one':
    'One game tells what the dice brought in it and what its decisions gave away. Whether dice like you, and whether you get better, only several games can tell.',
  'web.history.ledger.luck.open':
    'After {games} games nobody can say yet whether the dice like you{more, plural, =0 {: so far there is next to nothing to see} one {; about one more would be needed to see a luck as large as this} other {; about # more would be needed to see a luck as large as this}}.',
  'web.history.ledger.luck.kind':
    'After {games} games it shows: the dice have been kind to you, more than chance explains in 95 of 100 cases. They do not remember it.',
  'web.history.ledger.luck.unkind':
    'After {games} games it shows: the dice have been against you, more than chance explains in 95 of 100 cases. They do not remember it.',
  'web.history.ledger.play.open':
    'Whether you play better than before cannot be told yet{more, plural, =0 {} one {; about one more game would be needed} other {; about # more games would be needed}}.',
  'web.history.ledger.play.better':
    'In the later half of these games you gave away less than in the earlier half: you are getting better.',
  'web.history.ledger.play.worse': 'In the later half of these games you gave away more than in the earlier half.',
  'web.history.ledger.chart': 'Luck and losses, game by game, added up',
  'web.history.ledger.chart.now':
    'After {games, plural, one {one game} other {# games}} the dice have brought {luck} and decisions have given away {lost} wins.',
  'web.history.ledger.chart.luck': 'Luck',
  'web.history.ledger.chart.lost': 'Given away',
  'web.history.ledger.figures': 'Every figure',
  'web.history.ledger.when': 'When',
  'web.history.practice': 'Practice',

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
  'web.history.games.review': 'Review',
  'web.history.games.review-one': 'Review of {title}, {when}',
  'web.history.games.remove': 'Remove {title}, {when}, from the history',
  'web.history.games.more': '{count, plural, one {Show one more game} other {Show # more games}}',

  'web.history.keep': 'Take it along',
  'web.history.keep.note': 'The file holds every game of this history. Another browser adds what it does not have yet.',
  'web.history.keep.export': 'Save as a file',
  'web.history.keep.import': 'Add from a file',
  'web.history.keep.clear': 'Remove everything',
  'web.history.keep.clear.title': 'Remove the whole history?',
  'web.history.keep.clear.why':
    '{count, plural, one {One game is} other {# games are}} removed from this browser for good, and the positions to practise with it. Saved tables stay.',
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
  'web.history.keep.fault.format': 'Nothing was added: the file is not a Paddock history (paddock-history/3).',
  'web.history.keep.fault.place': 'Nothing was added: {where} is not as it should be.',
}

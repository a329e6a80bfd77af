/** What is said when a game is over, and by the tales of all games. */
export const WORDS = {
  'end.and': '{one} and {other}',
  'end.comma': '{one}, {other}',

  'end.ranking': 'Ranking',
  'end.why': 'why this is so',
  'end.more-reasons': '{count, plural, one {One more tie} other {# more ties}}',
  'end.next': 'What next',
  'end.again.season': 'Play again: a new season',
  'end.review': 'Review',
  'end.next-race': 'Next race, {player} goes first',
  'end.reading': 'Going through the game: {share, number, ::percent}',

  'end.lead': 'Who led',
  'end.lead.up': '{measure}; the leader is at the top.',
  'end.lead.picture': 'A chart of how everybody stood from the start to the end; the numbers stand in the table.',
  'end.lead.table': 'The chart as a table',
  'end.lead.when': 'When',
  'end.lead.start': 'Start',
  'end.lead.end': 'End',

  'end.moments': 'Moments to remember',
  'end.moment.gain': 'The biggest step forward: {player}, {amount}',
  'end.moment.loss': 'The biggest step back: {player}, {amount}',
  'end.moment.first-lead': '{player} is the first to lead',
  'end.moment.lead': '{player} takes the lead from {before}',
  'end.moment.last-lead': 'The last change: {player} takes the lead from {before}',
  'end.moment.replay': 'Watch this moment',
  'end.moment.leads':
    '{count, plural, =0 {Nobody led alone.} one {The lead never changed.} other {Who led, one after another (#)}}',

  'end.fair': 'Were the dice fair?',
  'end.dice': 'Dice and luck',
  'end.dice.whose': 'Whose dice',
  'end.dice.everybody': 'Everybody',
  'end.dice.of': '{die}: {count} thrown',
  'end.dice.everybody-said':
    'All together threw “{side}” {count, plural, =0 {never} one {once} other {# times}}, where {expected, number, ::.0} times were to be expected.',
  'end.dice.said':
    '{player} threw “{side}” {count, plural, =0 {never} one {once} other {# times}}, where {expected, number, ::.0} times were to be expected.',
  'end.dice.none': 'None of these dice fell.',
  'end.dice.key.bar': 'thrown',
  'end.dice.key.mark': 'to be expected',
  'end.dice.table': 'The dice as a table',
  'end.dice.side': 'Side',
  'end.dice.count': 'Thrown',
  'end.dice.expected': 'Expected',
  'end.number': '{count, number, ::.0}',

  'end.share': 'A picture to share',
  'end.share.picture': 'The result as a picture: {title}.',
  'end.share.save': 'Save the picture',
  'end.share.send': 'Share',
  'end.share.failed': 'This browser could not make the picture.',
  'end.share.dice': '{count, plural, one {# die fell} other {# dice fell}}',
  'end.share.leads':
    '{count, plural, =0 {the lead never changed} one {the lead changed once} other {the lead changed # times}}',
  'end.share.brand': 'Paddock',

  'end.side': '{value}',
  'end.die': 'Dice',
  'end.colour.white': 'white',
  'end.colour.blue': 'blue',
  'end.colour.red': 'red',
  'end.colour.yellow': 'yellow',
  'end.colour.green': 'green',
  'end.colour.purple': 'purple',

  'end.measure.penalty': 'Points, the fewer the better',
  'end.measure.score': 'Points, the more the better',
  'end.measure.points': 'Championship points',
  'end.measure.distance': 'How far the cars have come; in a goal, one more and one for every die not used',
  'end.measure.places': 'The score if the race had ended there, the lower the better',
  'end.measure.behind': 'Spots behind the leader',
  'end.amount.points': '{count, plural, one {# point} other {# points}}',
  'end.amount.distance': '{count, plural, one {# length} other {# lengths}}',
  'end.amount.spots': '{count, plural, one {# spot} other {# spots}}',
  'end.stage.round': 'Round {number}',
  'end.stage.move': 'Move {number}',
  'end.stage.race': 'Race {number}',

  'end.generic.ranking': 'Whoever reaches {goal} points first wins; behind, the higher score is ahead.',
  'end.generic.shared': '{players} have {points, plural, one {# point} other {# points}} each and share place {place}.',

  'end.dodge-dice.dodge': 'Dodge dice',
  'end.dodge-dice.penalty': 'Penalty die',
  'end.dodge-dice.action': 'Action die',
  'end.dodge-dice.stop': 'Stop',
  'end.dodge-dice.chip': 'Chip',
  'end.dodge-dice.double': '×2',
  'end.dodge-dice.triple': '×3',
  'end.dodge-dice.minus': 'Minus',
  'end.dodge-dice.give': 'Give',
  'end.dodge-dice.ranking': 'When somebody has 100 points, the lowest score wins; who is tied for it plays on.',
  'end.dodge-dice.play-off': '{players} were tied for the lowest score and played on: {winner} came out lowest.',
  'end.dodge-dice.shared':
    '{players} have {points, plural, one {# point} other {# points}} each and share place {place}.',

  'end.monza.ranking': 'The car in the goal wins; of several, the one that used the fewest dice in the last round.',
  'end.monza.in-goal': 'in a goal with {dice, plural, =0 {no dice} one {# die} other {# dice}}',
  'end.monza.on-the-way': '{end} of {length}',
  'end.monza.fewest':
    '{count} cars are in the goals: {winners} used {dice, plural, =0 {no dice} one {# die} other {# dice}} in the last round, fewer than {others}.',
  'end.monza.shared-goal':
    '{players} used {dice, plural, =0 {no dice} one {# die} other {# dice}} each in the last round and share place {place}.',
  'end.monza.shared-square': '{players} stand equally far, at {end}, and share place {place}.',

  'end.dicey-curves.white': 'White dice',
  'end.dicey-curves.green': 'Green dice',
  'end.dicey-curves.ranking':
    'The place of the first car counts once and that of the second twice; the lowest sum wins.',
  'end.dicey-curves.place': 'place {place}',
  'end.dicey-curves.places': '{first} + 2 × {second} = {score}',
  'end.dicey-curves.best':
    '{ahead} and {behind} both score {score}: the better best place decides, {better} against {worse}.',
  'end.dicey-curves.quiet':
    'No car had gone forward for thirty rounds, so the cars still out were placed by the fewest steps to the line.',
  'end.dicey-curves.shared': '{players} stand equally far and share place {place}.',

  'end.allens-dirt.ranking':
    'Who completed the last lap comes first, then come the others as they run, then the cars that are out.',
  'end.allens-dirt.finish.crossing': 'Who completed the last lap ranks by who crossed the line first.',
  'end.allens-dirt.finish.moves-left': 'Who completed the last lap ranks by the moves left beyond the line.',
  'end.allens-dirt.laps': '{lap} of {laps, plural, one {# lap} other {# laps}}',
  'end.allens-dirt.out-in': 'out in lap {lap}',
  'end.allens-dirt.crossed':
    '{ahead} and {behind} both had {left, plural, =0 {no moves} one {# move} other {# moves}} left beyond the line: {ahead} crossed it first.',
  'end.allens-dirt.inner-lane':
    '{ahead} and {behind} came equally far: the inner lane counts as ahead, and the pits as behind.',
  'end.allens-dirt.there-first':
    '{ahead} and {behind} stand on one spot: {ahead} came off better there, or was there first.',
  'end.allens-dirt.flag':
    'The race ended under a flag, so the cars rank in the order in which they completed the lap that counts, spun cars last.',
  'end.allens-dirt.one-left': '{winner} was the only car left and won at once.',
  'end.allens-dirt.nobody-left': 'No car was left: the latest crash wins, and that was {winner}.',
  'end.allens-dirt.out': 'Out of the race: {players}. The latest crash ranks first, and cars of one crash as they ran.',

  'end.season.ranking':
    'Most points after ten races; ties go by wins, average finish, finishes among the first four and laps led.',
  'end.season.roll-off.finale':
    '{players} were equal in everything and rolled for a seat in the finale: {winners} got one.',
  'end.season.roll-off.title':
    '{players} were equal in everything and rolled for the title: {winners} won it with {total}.',
  'end.season.wins':
    '{ahead} and {behind} both have {points, plural, one {# point} other {# points}}: {ahead} is ahead by wins, {more} to {fewer}.',
  'end.season.average':
    '{ahead} and {behind} both have {points, plural, one {# point} other {# points}} and equally many wins: {ahead} is ahead by the average finish, {better, number} to {worse, number}.',
  'end.season.top':
    '{ahead} and {behind} both have {points, plural, one {# point} other {# points}}, and wins and average finish are equal: {ahead} is ahead by finishes among the first four, {more} to {fewer}.',
  'end.season.led':
    '{ahead} and {behind} both have {points, plural, one {# point} other {# points}} and are equal in all but the laps led: {ahead} led {more}, {behind} {fewer}.',
  'end.season.shared':
    '{players} have {points, plural, one {# point} other {# points}} each, are equal in everything, and share place {place}.',
}

/** Each game in five short sentences, for whoever reads no more. */
export const WORDS = {
  'rules.brief': 'In 60 seconds',

  'dodge-dice.brief.1': 'Points are bad: the fewest win.',
  'dodge-dice.brief.2': 'The first roll of a round sets a colour and what the round costs.',
  'dodge-dice.brief.3': 'Roll: dice of that colour leave play, the others go to the left.',
  'dodge-dice.brief.4': 'Whoever loses the last die, or rolls Stop, takes the points.',
  'dodge-dice.brief.5': 'One chip skips your turn, two chips undo your roll; at 100 points the game is over.',

  'monza.brief.1': 'Roll six colour dice.',
  'monza.brief.2': 'Each die takes your car one square ahead, onto its colour, in the order you like.',
  'monza.brief.3': 'Drive as far as the dice allow, past other cars if you can.',
  'monza.brief.4': 'End on a square with a car, and that car is sent back.',
  'monza.brief.5': 'Reach a goal square, and you win when the round is over.',

  'dicey-curves.brief.1': 'Every turn a new card makes the track longer.',
  'dicey-curves.brief.2': 'Roll five dice; each 6 brings a green die and is rolled again.',
  'dicey-curves.brief.3': 'Equal values or a run are a Combo: so many dice, so many spaces.',
  'dicey-curves.brief.4': 'At a Gate a car stops, and only a Combo of just that size gets through.',
  'dicey-curves.brief.5': 'Chips buy help; cross the finish line, a Gate of three, before the others.',

  'allens-dirt.brief.1': 'Two dice decide who starts in front.',
  'allens-dirt.brief.2': 'Roll two dice and drive exactly that far, in the lanes you choose.',
  'allens-dirt.brief.3': 'Trouble spots slow you down or send you to the pits; a Sweet Spot rolls again.',
  'allens-dirt.brief.4': 'Drive into a car, and both roll: the lower one suffers.',
  'allens-dirt.brief.5': 'Whoever completes the last lap first wins.',

  'allens-dirt-season.brief.1': 'Twelve drivers, ten races, eight cars in each.',
  'allens-dirt-season.brief.2': 'Places 1 to 4 score 4, 3, 2 and 1 points and drive again.',
  'allens-dirt-season.brief.3': 'Places 5 to 8 score nothing and sit out one race.',
  'allens-dirt-season.brief.4': 'The best eight meet in the finale, which counts more.',
  'allens-dirt-season.brief.5': 'Whoever has most points then is the champion.',

  'pig.brief.1': 'Roll the die as often as you dare.',
  'pig.brief.2': 'Each roll from 2 to 6 adds to your turn.',
  'pig.brief.3': 'A 1 takes all the points of the turn.',
  'pig.brief.4': 'Hold, and they are yours for good.',
  'pig.brief.5': 'Whoever has 100 points first wins.',
}

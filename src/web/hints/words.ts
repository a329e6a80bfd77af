/** What somebody who plays a game for the first time is told, when it matters. */
export const WORDS = {
  'dodge-dice.hint.roll': 'Dice that match leave play. Whoever loses the last one, or rolls Stop, takes the points.',
  'dodge-dice.hint.skip': 'A chip hands the dice on without a roll. The fewer dice are left, the better it is spent.',
  'dodge-dice.hint.wall': 'When somebody has 100 points, the game is over, and the fewest points win.',
  'dodge-dice.hint.ignore': 'You have two chips: pay them, and this roll never happened.',
  'dodge-dice.hint.give': 'Lucky: tap the player who shall have the points.',

  'monza.hint.roll': 'Roll all six dice. Each may take your car one square ahead, onto its colour.',
  'monza.hint.move': 'Tap a lit square; its die is used up. Flags show where this roll can end.',
  'monza.hint.lanes': 'Ahead in your lane or across to one beside it: whatever touches your square and leads further.',
  'monza.hint.far': 'The order of the dice is yours, but the car must go as far as they allow.',
  'monza.hint.push': 'End where another car stands, and it is sent back along its lane.',
  'monza.hint.goal': 'The two goals at the end need a die of their colour, too.',
  'monza.hint.bonus': 'The last colour was yours: your car may take one more step.',

  'allens-dirt.hint.qualifying':
    'Everybody rolls two dice. The highest starts first and may add 1 to one roll of the race.',
  'allens-dirt.hint.movement': 'Roll, then drive exactly that far. Only a car right ahead lets you stop short.',
  'allens-dirt.hint.half': 'Half speed: this roll counts half, rounded up. Then it is over.',
  'allens-dirt.hint.flag': 'After a flag all start again from the line, in the order shown above the track.',
  'allens-dirt.hint.move':
    'Tap where to go: any lit space will do, and the car picks the straightest way. Where you end, the sign counts.',
  'allens-dirt.hint.signs':
    'End on a star and you roll again. Triangles and wrenches are trouble: you roll for what it is.',
  'allens-dirt.hint.blocked': 'A car is in the way. Go around it, stop behind it, or drive into it: then both roll.',
  'allens-dirt.hint.bonus':
    'You have the pole: once in the race, 1 more on a roll. You are asked when it would matter.',
  'allens-dirt.hint.contact': 'Contact: the lower roll suffers. What you roll now stands for the whole round.',
  'allens-dirt.hint.trouble': 'Trouble. What each roll would bring stands beside the dice.',

  'allens-dirt-season.hint.qualifying':
    'Ten races. All twelve roll now: the best eight start in the first race, the others in the second.',
  'allens-dirt-season.hint.points':
    'The front of the field scores points; places 5 to 8 sit out the next race. The best eight meet in the finale.',
  'allens-dirt-season.hint.roll-off': 'Equal in everything: only the dice can tell you apart now.',

  'dicey-curves.hint.place': 'Tap a lit box on Start. The row on the checkers is in front.',
  'dicey-curves.hint.roll': 'Every 6 brings a green die and is rolled again.',
  'dicey-curves.hint.turn': 'Equal values or a run are a Combo: tap one, then tap where to go.',
  'dicey-curves.hint.gates': 'Coloured bars are Gates: only a Combo of just that many dice gets through.',
  'dicey-curves.hint.single': 'After a Combo a car may drive on with another. A single die ends its way for this turn.',
  'dicey-curves.hint.chips':
    'Chips buy help: first new dice, then more freedom on the road. The buttons lie below the dice.',
  'dicey-curves.hint.end': 'Nobody has to use all dice. End the turn when no Combo leads where you want.',
  'dicey-curves.hint.drive': 'Tap the next lit space. Flags show where this Combo can end.',
  'dicey-curves.hint.window': 'Between turns everybody may play Danger cards. Tap one of yours, or pass.',
  'dicey-curves.hint.swap': 'Once a turn you may swap both cards for two new ones.',
  'dicey-curves.hint.relocate': 'There are too few barrels: pick some that lie on the track already.',
  'dicey-curves.hint.repair': 'Your car stands beside the repair shop: all your damage may go.',

  'hints.goal.start': 'Let’s race',

  'dodge-dice.goal.1': 'Dice that match the big one leave play; the rest go to the left.',
  'dodge-dice.goal.2': 'Lose the last die or roll Stop, and the points are yours. You do not want them.',
  'dodge-dice.goal.3': 'At 100 points it is over, and the fewest win. Chips help you dodge.',

  'monza.goal.1': 'Roll six dice: each takes your car one square ahead, onto its colour.',
  'monza.goal.2': 'End where a rival stands, and the rival is sent back.',
  'monza.goal.3': 'Get to a goal square before the others.',

  'dicey-curves.goal.1': 'Equal dice or a run are a Combo: three dice, three spaces.',
  'dicey-curves.goal.2': 'A Gate lets only a Combo of just its size through.',
  'dicey-curves.goal.3': 'The track grows until Finish comes. Bring your cars over the line first.',

  'allens-dirt.goal.1': 'Roll two dice and drive exactly that far, in the lane you choose.',
  'allens-dirt.goal.2': 'Drive into a car, and both roll: the lower one suffers.',
  'allens-dirt.goal.3': 'Be the first over the line in the last lap.',

  'allens-dirt-season.goal.1': 'Twelve drivers, ten races, eight cars in each.',
  'allens-dirt-season.goal.2': 'The first four score points and drive again; the others sit out a race.',
  'allens-dirt-season.goal.3': 'Most points after the finale make the champion.',

  'pig.goal.1': 'Roll as often as you dare: it all adds up.',
  'pig.goal.2': 'A 1 takes the points of the turn. Hold in time.',
  'pig.goal.3': 'Whoever has 100 points first wins.',
}

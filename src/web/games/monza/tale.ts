import type { Result, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import {
  type Board,
  COLOURS,
  DICE,
  isGoal,
  laneAt,
  SIDES,
  type Spot,
  START,
  squareAt,
} from '../../../games/monza/board.ts'
import type { FrameOf, Monza, View } from '../../../games/monza/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'
import { alike, aloneWith, because, frameOf, named, say, sharing } from '../telling.ts'

const ALL_SIDES = COLOURS.reduce((sum, colour) => sum + SIDES[colour], 0)

/** MZ-1, MZ-3 All six dice are thrown at once and once, so every one of them is a fair throw. */
const DIE: Die = {
  id: 'die',
  name: say('die'),
  sides: COLOURS.map((colour) => ({ id: colour, name: say(`colour.${colour}`), chance: SIDES[colour] / ALL_SIDES })),
}

function thrown({ outcome, before }: Fall<Monza>): Thrown[] {
  if ('starter' in outcome) return []
  const { seat } = frameOf(before) as FrameOf<'roll'>
  return COLOURS.flatMap((side) => alike(outcome[side], { die: DIE.id, side, seat }))
}

const isHome = ({ cars }: View, seat: Seat): boolean => isGoal(cars[seat]!)

/** The far end of where a car stands. */
function endOf({ length, lanes }: Board, spot: Spot): number {
  if (spot === START) return 0
  return isGoal(spot) ? length : lanes[laneAt(spot)]!.squares[squareAt(spot)]!.to
}

/** MZ-11a As the rules score: the far end of the square, and in a goal one more and one for every die not used. */
const progress = (view: View): number[] =>
  view.cars.map((spot, seat) => {
    const end = endOf(view.table.board, spot)
    return isHome(view, seat) ? end + 1 + DICE - view.used[seat]! : end
  })

function leader(view: View): Seat | null {
  const scores = progress(view)
  return aloneWith(Math.max(...scores), scores)
}

function reached(view: View, seat: Seat): Sentence {
  if (isHome(view, seat)) return say('monza.in-goal', { dice: view.used[seat]! })
  return say('monza.on-the-way', { end: progress(view)[seat]!, length: view.table.board.length })
}

function ties(view: View, { places }: Result): Reason[] {
  return [...fewestDice(view, places), ...sharing(places).map((seats) => shared(view, seats, places[seats[0]!]!))]
}

/** MZ-11 Several cars in the goals, and some used fewer dice than others. */
function fewestDice(view: View, places: readonly number[]): Reason[] {
  const home = [...places.keys()].filter((seat) => isHome(view, seat))
  const winners = home.filter((seat) => places[seat] === 1)
  const others = home.filter((seat) => places[seat] !== 1)
  if (others.length === 0) return []
  const dice = view.used[winners[0]!]!
  return [
    because('MZ-11', 'monza.fewest', { count: home.length, winners: named(winners), dice, others: named(others) }),
  ]
}

function shared(view: View, seats: readonly Seat[], place: number): Reason {
  const first = seats[0]!
  const players = named(seats)
  if (isHome(view, first)) return because('MZ-11a', 'monza.shared-goal', { players, dice: view.used[first]!, place })
  return because('MZ-11a', 'monza.shared-square', { players, end: progress(view)[first]!, place })
}

export const tale: Tale<Monza> = {
  progress,
  better: 'more',
  leader,
  measure: say('measure.distance'),
  amount: (count) => say('amount.distance', { count }),
  stage: (number) => say('stage.move', { number }),
  reached,
  dice: [DIE],
  thrown,
  ranking: because('MZ-11', 'monza.ranking'),
  ties,
  next: 'race',
}

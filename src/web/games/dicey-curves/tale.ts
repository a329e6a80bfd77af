import type { Result, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Car, DiceyCurves, FrameOf, View } from '../../../games/dicey-curves/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'
import { because, frameOf, named, neighbours, numbered, say, sharing } from '../telling.ts'
import type { TALE } from './tale-parts.ts'

type Colour = 'white' | 'green'

const COLOURS: readonly Colour[] = ['white', 'green']

/**
 * DC-20, DC-22 A 6 falls, brings a die and is thrown again: both falls are told, each of them fair, so that 6s are as
 * likely here as the other sides although no 6 stays on the table. A green die that a chip adds or turns (DC-21) is put
 * there, not thrown, and is none of these.
 */
const dieOf = (colour: Colour, sides: number): Die => ({
  id: colour,
  name: say(`dicey-curves.${colour}`),
  sides: numbered(sides, (value) => `${colour}-${value}`),
})

function thrown({ outcome, before }: Fall<DiceyCurves>): Thrown[] {
  if (outcome.kind !== 'roll') return []
  const { seat } = frameOf(before) as FrameOf<'roll'>
  return COLOURS.flatMap((die) => outcome[die].map((value) => ({ die, side: `${die}-${value}`, seat })))
}

type Game = typeof TALE

/** DC-6 Cars are still being placed. */
const isGrid = ({ placeOf }: Game, view: View): boolean => view.cars.some((_, car) => placeOf(view, car) === null)

/** DC-62 Where the cars of each player stand, the better one first. */
function placesOf({ placeOf }: Game, view: View): number[][] {
  const places = view.cars.map((_, car: Car) => placeOf(view, car)!)
  const each = places.length / view.table.seats
  return Array.from({ length: view.table.seats }, (_, seat) =>
    places.slice(seat * each, (seat + 1) * each).sort((a, b) => a - b),
  )
}

const scored = ({ weight }: Game, [first, second]: readonly number[]): number => first! + weight * (second ?? 0)

/** DC-62, DC-63 The lowest sum, and of equal ones the better best place. */
function leader(game: Game, view: View): Seat | null {
  const own = placesOf(game, view)
  const isBehind = (a: Seat, b: Seat) => scored(game, own[a]!) - scored(game, own[b]!) || own[a]![0]! - own[b]![0]!
  const [first, second] = [...own.keys()].sort(isBehind)
  return isBehind(first!, second!) < 0 ? first! : null
}

function reached(game: Game, [first, second]: readonly number[]): Sentence {
  if (second === undefined) return say('dicey-curves.place', { place: first! })
  return say('dicey-curves.places', { first: first!, second, score: scored(game, [first!, second]) })
}

function ties(game: Game, view: View, { places, scores }: Result): Reason[] {
  const own = placesOf(game, view)
  const level = neighbours(places).filter(([a, b]) => scores[a] === scores[b] && places[a] !== places[b])
  return [
    ...(view.quiet > 0 ? [because('DC-65', 'dicey-curves.quiet')] : []),
    ...level.map(([a, b]) =>
      because('DC-63', 'dicey-curves.best', {
        ahead: { seat: a },
        behind: { seat: b },
        score: scores[a]!,
        better: own[a]![0]!,
        worse: own[b]![0]!,
      }),
    ),
    ...sharing(places).map((seats) =>
      because('DC-65', 'dicey-curves.shared', { players: named(seats), place: places[seats[0]!]! }),
    ),
  ]
}

/** What the tale needs of the game comes with the board: to import it here would cut the board's chunk in two. */
export const tell = (game: Game): Tale<DiceyCurves> => ({
  progress: (view) => (isGrid(game, view) ? null : placesOf(game, view).map((places) => scored(game, places))),
  better: 'less',
  leader: (view) => (isGrid(game, view) ? null : leader(game, view)),
  measure: say('measure.places'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.move', { number }),
  reached: (view, seat) => reached(game, placesOf(game, view)[seat]!),
  dice: COLOURS.map((colour) => dieOf(colour, game.sides)),
  thrown,
  ranking: because('DC-62', 'dicey-curves.ranking'),
  ties: (view, result) => ties(game, view, result),
  next: 'race',
})

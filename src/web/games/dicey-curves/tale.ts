import { top } from '../../../engine/frames.ts'
import type { Result, Seat } from '../../../engine/game.ts'
import { SECOND_CAR_WEIGHT, SIDES } from '../../../games/dicey-curves/board.ts'
import { NONE } from '../../../games/dicey-curves/deck.ts'
import { carsOf, seatsOf, trackGraph } from '../../../games/dicey-curves/race.ts'
import type { Car, DiceyCurves, FrameOf, View } from '../../../games/dicey-curves/state.ts'
import { stepsToGo } from '../../../games/dicey-curves/track.ts'
import { because, neighbours, numbered, say } from '../../end/say.ts'
import type { Fall } from '../play.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'

type Colour = 'white' | 'green'

const COLOURS: readonly Colour[] = ['white', 'green']

/**
 * DC-20, DC-22 A 6 falls, brings a die and is thrown again: both falls are told, each of them fair, so that 6s are as
 * likely here as the other sides although no 6 stays on the table. A green die that a chip adds or turns (DC-21) is put
 * there, not thrown, and is none of these.
 */
const DICE: readonly Die[] = COLOURS.map((colour) => ({
  id: colour,
  name: say(`dicey-curves.${colour}`),
  sides: numbered(SIDES, (value) => `${colour}-${value}`),
}))

function thrown({ outcome, before }: Fall<DiceyCurves>): Thrown[] {
  if (outcome.kind !== 'roll') return []
  const { seat } = top(before) as FrameOf<'roll'>
  return COLOURS.flatMap((die) => outcome[die].map((value) => ({ die, side: `${die}-${value}`, seat })))
}

/** The place of every car if the race ended now; cars that stand equally far share it, who has not begun is last. */
function placesNow(view: View): number[] {
  const steps = stepsToGo(trackGraph(view))
  const toGo = view.cars.map((space) => (space === NONE ? Number.POSITIVE_INFINITY : steps[space]!))
  return view.cars.map((space, car) => {
    const finished = view.finished.indexOf(car)
    if (finished >= 0) return finished + 1
    if (space === NONE) return view.cars.length
    return view.finished.length + 1 + toGo.filter((other) => other < toGo[car]!).length
  })
}

/** DC-62 The places of a player's cars, the better one first. */
const placesOf = (view: View, places: readonly number[], seat: Seat): number[] =>
  carsOf(view, seat)
    .map((car: Car) => places[car]!)
    .sort((a, b) => a - b)

const scored = ([first, second]: readonly number[]): number => first! + SECOND_CAR_WEIGHT * (second ?? 0)

function progress(view: View): number[] {
  const places = placesNow(view)
  return seatsOf(view).map((seat) => scored(placesOf(view, places, seat)))
}

/** DC-62, DC-63 The lowest sum, and of equal ones the better best place. */
function leader(view: View): Seat | null {
  const places = placesNow(view)
  const own = seatsOf(view).map((seat) => placesOf(view, places, seat))
  const isBehind = (a: Seat, b: Seat) => scored(own[a]!) - scored(own[b]!) || own[a]![0]! - own[b]![0]!
  const [first, second] = seatsOf(view).sort(isBehind)
  return isBehind(first!, second!) < 0 ? first! : null
}

function ties(view: View, { places, scores }: Result): Reason[] {
  const finish = placesNow(view)
  const best = (seat: Seat) => placesOf(view, finish, seat)[0]!
  const level = neighbours(places).filter(([a, b]) => scores[a] === scores[b])
  return [
    ...(view.quiet > 0 ? [because('DC-65', 'dicey-curves.quiet')] : []),
    ...level.map(([a, b]) =>
      because('DC-63', 'dicey-curves.best', {
        ahead: { seat: a },
        behind: { seat: b },
        score: scores[a]!,
        better: best(a),
        worse: best(b),
      }),
    ),
  ]
}

export const tale: Tale<DiceyCurves> = {
  progress,
  better: 'less',
  leader,
  measure: say('measure.places'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.move', { number }),
  dice: DICE,
  thrown,
  ranking: because('DC-62', 'dicey-curves.ranking'),
  ties,
}

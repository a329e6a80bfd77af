import type { Result, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { SIDES } from '../../../games/dicey-curves/board.ts'
import { placeOf, placesOf, result, score } from '../../../games/dicey-curves/rules/scoring.ts'
import type { DiceyCurves, FrameOf, View } from '../../../games/dicey-curves/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Die, Reason, Tale, Thrown } from '../tale.ts'
import { because, frameOf, named, neighbours, numbered, say, sharing } from '../telling.ts'

type Colour = 'white' | 'green'

const COLOURS: readonly Colour[] = ['white', 'green']

/**
 * DC-20, DC-22 A 6 falls, brings a die and is thrown again: both falls are told, each of them fair, so that 6s are as
 * likely here as the other sides although no 6 stays on the table. A green die that a chip adds or turns (DC-21) is put
 * there, not thrown, and is none of these.
 */
const dieOf = (colour: Colour): Die => ({
  id: colour,
  name: say(`dicey-curves.${colour}`),
  sides: numbered(SIDES, (value) => `${colour}-${value}`),
})

function thrown({ outcome, before }: Fall<DiceyCurves>): Thrown[] {
  if (outcome.kind !== 'roll') return []
  const { seat } = frameOf(before) as FrameOf<'roll'>
  return COLOURS.flatMap((die) => outcome[die].map((value) => ({ die, side: `${die}-${value}`, seat })))
}

/** DC-6 Cars are still being placed. */
const isGrid = (view: View): boolean => view.cars.some((_, car) => placeOf(view, car) === null)

/** DC-62, DC-63 Who alone is first, if the race ended now. */
function leader(view: View): Seat | null {
  const { places } = result(view)
  const first = places.indexOf(1)
  return places.lastIndexOf(1) === first ? first : null
}

function reached(view: View, seat: Seat): Sentence {
  const [first, second] = placesOf(view, seat)
  if (second === undefined) return say('dicey-curves.place', { place: first! })
  return say('dicey-curves.places', { first: first!, second, score: score(view, seat) })
}

function ties(view: View, { places, scores }: Result): Reason[] {
  const level = neighbours(places).filter(([a, b]) => scores[a] === scores[b] && places[a] !== places[b])
  return [
    ...(view.quiet > 0 ? [because('DC-65', 'dicey-curves.quiet')] : []),
    ...level.map(([a, b]) =>
      because('DC-63', 'dicey-curves.best', {
        ahead: { seat: a },
        behind: { seat: b },
        score: scores[a]!,
        better: placesOf(view, a)[0]!,
        worse: placesOf(view, b)[0]!,
      }),
    ),
    ...sharing(places).map((seats) =>
      because('DC-65', 'dicey-curves.shared', { players: named(seats), place: places[seats[0]!]! }),
    ),
  ]
}

export const tale: Tale<DiceyCurves> = {
  progress: (view) => (isGrid(view) ? null : result(view).scores),
  better: 'less',
  leader: (view) => (isGrid(view) ? null : leader(view)),
  measure: say('measure.places'),
  amount: (count) => say('amount.points', { count }),
  stage: (number) => say('stage.move', { number }),
  reached,
  dice: COLOURS.map(dieOf),
  thrown,
  ranking: because('DC-62', 'dicey-curves.ranking'),
  ties,
  next: 'race',
}

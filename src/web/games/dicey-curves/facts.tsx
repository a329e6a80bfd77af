import type { Seat } from '../../../engine/game.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { carsOf } from '../../../games/dicey-curves/rules/race.ts'
import { placeOf } from '../../../games/dicey-curves/rules/scoring.ts'
import type { Car, View } from '../../../games/dicey-curves/state.ts'
import { ChipSign } from '../../ui/Chip.tsx'
import type { Fact } from '../play.ts'
import { Cube } from './Cube.tsx'
import { letterOf } from './letter.ts'
import { say } from './tray.ts'

/** How the cars lie in the race, chips, and with DANGER! damage: none too, so that the first cube moves nothing. */
export function facts(view: View, seat: Seat): Fact[] {
  const chips = view.chips[seat]!
  const cars = carsOf(view, seat)
  return [
    {
      id: 'cars',
      short: cars.map((car) => shortPlace(view, car)).join(' '),
      meaning: cars.map((car) => carFact(view, car)).reduce((one, other) => say('comma', { one, other })),
      rule: 'DC-62',
    },
    { id: 'chips', short: String(chips), meaning: say('fact.chips', { chips }), picture: <ChipSign />, rule: 'DC-2' },
    ...damage(view, seat),
  ]
}

function damage({ danger }: View, seat: Seat): Fact[] {
  if (!danger) return []
  const cubes = danger.cubes[seat]!
  return [
    { id: 'cubes', short: String(cubes), meaning: say('fact.cubes', { cubes }), picture: <CubeSign />, rule: 'DX-15' },
  ]
}

const CubeSign = () => (
  <svg viewBox="-3.4 -3.4 6.8 7" width="1em" height="1em" aria-hidden="true">
    <Cube />
  </svg>
)

const shortPlace = (view: View, car: Car): string => `${letterOf(car)}${placeOf(view, car) ?? '–'}`

function carFact(view: View, car: Car) {
  const place = placeOf(view, car)
  const key = place === null ? 'waiting' : view.cars[car] === NONE ? 'finished' : 'running'
  return say('fact.car', { letter: letterOf(car), way: say(`fact.${key}`, { place: place ?? 0 }) })
}

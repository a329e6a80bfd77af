import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { trackGraph } from '../../../games/dicey-curves/rules/race.ts'
import { stepsToGo } from '../../../games/dicey-curves/rules/track.ts'
import type { Car, View } from '../../../games/dicey-curves/state.ts'

/** The place a car has, or would have if the race ended now; cars that stand equally far share it. */
export function placeOf(view: View, car: Car): number | null {
  const place = view.finished.indexOf(car)
  if (place >= 0) return place + 1
  if (view.cars[car] === NONE) return null
  const steps = stepsToGo(trackGraph(view))
  const ahead = view.cars.filter((space) => space !== NONE && steps[space]! < steps[view.cars[car]!]!)
  return view.finished.length + ahead.length + 1
}

import type { Seat } from '../../../engine/game.ts'
import { type Sentence, type SentenceValue, sentence } from '../../../engine/sentence.ts'
import type { View } from '../state.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence =>
  sentence(`allens-dirt-season.${key}`, values)

/** A sentence of the race, told of drivers instead of race seats. */
export function ofDrivers({ key, values }: Sentence, drivers: readonly Seat[]): Sentence {
  const told = Object.entries(values).map(([name, value]) => [name, ofDriver(value, drivers)])
  return sentence(key, Object.fromEntries(told))
}

function ofDriver(value: SentenceValue, drivers: readonly Seat[]): SentenceValue {
  if (typeof value !== 'object') return value
  return 'key' in value ? ofDrivers(value, drivers) : { seat: drivers[value.seat]! }
}

/** The number of the race under way. */
export const raceNumber = ({ races }: View): number => races.length + 1

import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { type Sentence, type SentenceValue, sentence } from '../../../engine/sentence.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { nextToRoll } from '../../allens-dirt/rules/qualifying.ts'
import type { Action } from '../../allens-dirt/state.ts'
import { RACES } from '../board.ts'
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

export function prompt(view: View): Sentence {
  const frame = top(view)
  switch (frame.kind) {
    case 'qualifying':
      return say('prompt.qualifying', { driver: { seat: frame.seat } })
    case 'next-race':
      return inRace(view, sentence('allens-dirt.prompt.qualifying', { driver: { seat: frame.drivers[0]! } }))
    case 'roll-off':
      return say(`prompt.roll-off.${frame.prize}`, {
        driver: { seat: frame.tied[nextToRoll(frame.chart, frame.places)!]! },
      })
    case 'over':
      return say('prompt.over', { driver: { seat: frame.champion } })
    case 'race':
      return inRace(view, ofDrivers(allensDirt.prompt(view.race!), view.drivers))
  }
}

const inRace = (view: View, what: Sentence): Sentence =>
  say('prompt.race', { race: raceNumber(view), races: RACES, what })

export const choice = (view: View, action: Action): Sentence =>
  ofDrivers(allensDirt.choice(view.race!, action), view.drivers)

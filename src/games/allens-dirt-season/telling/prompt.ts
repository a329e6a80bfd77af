import { top } from '../../../engine/frames.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { nextToRoll } from '../../allens-dirt/rules/qualifying.ts'
import type { Action } from '../../allens-dirt/state.ts'
import { RACES } from '../board.ts'
import type { View } from '../state.ts'
import { ofDrivers, raceNumber, say } from './say.ts'

/** What the table waits for. */
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

/** What an action means. */
export const choice = (view: View, action: Action): Sentence =>
  ofDrivers(allensDirt.choice(view.race!, action), view.drivers)

import { top } from '../../../engine/frames.ts'
import { type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import { allensDirt } from '../../allens-dirt/game.ts'
import { ROLL_KINDS, rollsDue } from '../../allens-dirt/rules/dice.ts'
import { nextToRoll } from '../../allens-dirt/rules/qualifying.ts'
import type { Action, Outcome } from '../../allens-dirt/state.ts'
import { DRIVERS } from '../board.ts'
import type { Season, State } from '../state.ts'
import { result, rollOff } from './finale.ts'
import { endRace, openRace, qualify } from './races.ts'

// The sequence of play: all twelve qualify, ten races follow one another, each a game of Allen's Dirt with its own
// frames, and roll-offs decide what the standings leave equal.

const NOTHING: readonly Action[] = []
const rollDue = rollsDue([...ROLL_KINDS, 'roll-off'], DRIVERS)

export function waiting(state: State): Waiting<Season> {
  const frame = top(state)
  switch (frame.kind) {
    case 'qualifying':
      return rollDue('qualifying', frame.seat)
    case 'next-race':
      return rollDue('qualifying', frame.drivers[0]!)
    case 'roll-off':
      return rollDue('roll-off', frame.tied[nextToRoll(frame.chart, frame.places)!]!)
    case 'over':
      return { kind: 'over', result: result(state, frame.champion) }
    case 'race':
      return waitingInRace(state)
  }
}

/** The race speaks of race seats, the season of drivers. */
function waitingInRace({ race, drivers }: State): Waiting<Season> {
  const waiting = allensDirt.waiting(race!)
  if (waiting.kind === 'chance') return rollDue(waiting.chance.kind, drivers[waiting.chance.seat]!)
  return waiting.kind === 'seats' ? waitFor(drivers[waiting.seats[0]!]!) : waiting
}

export function legal(state: State, seat: Seat): readonly Action[] {
  return top(state).kind === 'race' ? allensDirt.legal(state.race!, state.drivers.indexOf(seat)) : NOTHING
}

export function play(state: State, seat: Seat, action: Action): void {
  allensDirt.play(state.race!, state.drivers.indexOf(seat), action)
  afterRaceEntry(state)
}

export function settle(state: State, outcome: Outcome): void {
  const frame = top(state)
  if (frame.kind === 'qualifying') return qualify(state, frame.seat, outcome.dice)
  if (frame.kind === 'roll-off') return rollOff(state, frame, outcome.dice)
  if (frame.kind === 'next-race') openRace(state, frame.drivers)
  allensDirt.settle(state.race!, outcome)
  afterRaceEntry(state)
}

function afterRaceEntry(state: State): void {
  const frame = top(state.race!)
  if (frame.kind === 'over') endRace(state, frame.order)
}

import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import { afterDice } from '../../../../engine/likelihood.ts'
import type { Risk, Risks } from '../../../../engine/risk.ts'
import { copy } from '../../../../engine/values.ts'
import { outcomes } from '../../rules/dice.ts'
import { play, settle, waiting } from '../../rules/sequence.ts'
import type { Action, DodgeDice, State } from '../../state.ts'
import { say } from '../../telling/say.ts'

/** What may come of a move. */
export const risks: Risks<DodgeDice>['of'] = (view, seat, [action]) =>
  action?.kind === 'roll' ? ofRoll(view, seat) : []

const ROLL: Action = { kind: 'roll' }
const ACCEPT: Action = { kind: 'accept' }

/** DD-4, DD-7 What a roll does if it counts: whoever could pay for another may still do so. */
function ofRoll(view: State, seat: Seat): Risk[] {
  const state = copy(view)
  play(state, seat, ROLL)
  let [ends, costs, points] = [0, 0, 0]
  for (const { state: rolled, chance } of afterDice<DodgeDice>({ waiting, outcomes, settle }, state)) {
    const taken = count(rolled, seat) - view.scores[seat]!
    if (hasEnded(rolled)) ends += chance
    if (taken > 0) costs += chance
    points += chance * Math.max(0, taken)
  }
  return [
    { kind: 'danger', what: say('risk.costs', { points: Math.round(points / costs) }), chance: costs },
    { kind: 'danger', what: say('risk.ends'), chance: ends },
  ]
}

/** The score of the roller when the roll counts. */
function count(state: State, seat: Seat): number {
  if (top(state).kind === 'after-roll') play(state, seat, ACCEPT)
  return state.scores[seat]!
}

/** DD-7, DD-10 The dice are back for the next round, or the last points are to be given away. */
const hasEnded = (state: State): boolean => state.penalty === null || top(state).kind === 'give'

import { become } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { IGNORE_COST, PENALTY, SHARE } from '../board.ts'
import type { Roll, State } from '../state.ts'
import { endRound } from './ending.ts'
import { isPlaying, left, pass } from './turns.ts'

// How to play

/** DD-9b Who could pay decides after seeing the roll; otherwise it counts at once. */
export function land(state: State, seat: Seat, roll: Roll): void {
  if (state.chips[seat]! >= IGNORE_COST) become(state, { kind: 'after-roll', seat, roll })
  else apply(state, seat, roll)
}

/** DD-3 The first roll that counts sets the round's points. DD-4, DD-7b Stop comes before everything else. */
export function apply(state: State, seat: Seat, roll: Roll): void {
  state.penalty ??= roll.penalty
  if (roll.icon === 'stop') return endRound(state, seat, seat, points(state))
  if (roll.icon === 'chip') takeChip(state, seat)
  setAside(state, roll)
  if (state.dodge === 0) lastMatch(state, seat, roll)
  else pass(state, left(state, seat))
}

export const points = ({ penalty }: State): number => PENALTY[penalty!]

/** DD-5 Matching dice leave play. */
function setAside(state: State, roll: Roll): void {
  state.dodge -= roll.dodge[state.penalty!]
}

/** DD-6 A chip from the centre, if there is one. */
function takeChip(state: State, seat: Seat): void {
  if (state.centre === 0) return
  state.centre--
  state.chips[seat]!++
}

/** DD-7, DD-7a The Action die decides what the last match is worth, and to whom. */
function lastMatch(state: State, seat: Seat, { icon }: Roll): void {
  if (icon === 'give') become(state, { kind: 'give', seat })
  else endRound(state, seat, seat, points(state) * SHARE[icon])
}

/** DD-7c The points may go to any other player still in the game. */
export const receivers = (state: State, giver: Seat): Seat[] =>
  [...state.scores.keys()].filter((seat) => seat !== giver && isPlaying(state, seat))

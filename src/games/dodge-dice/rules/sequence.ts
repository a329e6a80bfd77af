import { become, top } from '../../../engine/frames.ts'
import { type Refusal, type Result, type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import { sentence } from '../../../engine/sentence.ts'
import { CHIPS, DODGE_DICE, END_SCORE, IGNORE_COST, PENALTY, SHARE, SKIP_COST } from '../board.ts'
import type { Action, DodgeDice, FrameOf, Outcome, Roll, State } from '../state.ts'
import { rollDue } from './dice.ts'

// The sequence of play: a choice before the roll, the roll, a choice after it, perhaps a choice of who gets the points.

const ROLL_OR_SKIP: readonly Action[] = [{ kind: 'roll' }, { kind: 'skip' }]
const ACCEPT_OR_IGNORE: readonly Action[] = [{ kind: 'accept' }, { kind: 'ignore' }]
const NOTHING: readonly Action[] = []

export function waiting(state: State): Waiting<DodgeDice> {
  const frame = top(state)
  switch (frame.kind) {
    case 'roll':
      return rollDue(frame.seat, state.dodge, state.penalty === null)
    case 'starter':
      return { kind: 'chance', chance: { kind: 'starter', seat: null, seats: state.table.seats } }
    case 'over':
      return { kind: 'over', result: result(state, frame.winner) }
    default:
      return waitFor(frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  if (frame.kind === 'starter' || frame.kind === 'over' || frame.seat !== seat) return NOTHING
  if (frame.kind === 'before-roll') return ROLL_OR_SKIP
  if (frame.kind === 'after-roll') return ACCEPT_OR_IGNORE
  return frame.kind === 'give' ? receivers(state, seat).map((to) => ({ kind: 'give', to })) : NOTHING
}

export function play(state: State, seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'roll':
      return become(state, { kind: 'roll', seat })
    case 'skip':
      return skip(state, seat)
    case 'accept':
      return apply(state, seat, (top(state) as FrameOf<'after-roll'>).roll)
    case 'ignore':
      return ignore(state, seat)
    case 'give':
      return endRound(state, seat, action.to, points(state))
  }
}

export function settle(state: State, outcome: Outcome): void {
  if ('starter' in outcome) return pass(state, outcome.starter)
  land(state, (top(state) as FrameOf<'roll'>).seat, outcome)
}

/** The dice lie before a seat. Without a chip there is nothing to decide, and it rolls. */
function pass(state: State, seat: Seat): void {
  become(state, { kind: state.chips[seat]! >= SKIP_COST ? 'before-roll' : 'roll', seat })
}

/** The next player to the left who takes part. */
function left(state: State, seat: Seat): Seat {
  const next = (seat + 1) % state.table.seats
  return isPlaying(state, next) ? next : left(state, next)
}

const isPlaying = ({ tied }: State, seat: Seat): boolean => tied.length === 0 || tied.includes(seat)

// How to play

/** DD-9b Who could pay decides after seeing the roll; otherwise it counts at once. */
function land(state: State, seat: Seat, roll: Roll): void {
  if (state.chips[seat]! >= IGNORE_COST) become(state, { kind: 'after-roll', seat, roll })
  else apply(state, seat, roll)
}

/** DD-3 The first roll that counts sets the round's points. DD-4, DD-7b Stop comes before everything else. */
function apply(state: State, seat: Seat, roll: Roll): void {
  state.penalty ??= roll.penalty
  if (roll.icon === 'stop') return endRound(state, seat, seat, points(state))
  if (roll.icon === 'chip') takeChip(state, seat)
  setAside(state, roll)
  if (state.dodge === 0) lastMatch(state, seat, roll)
  else pass(state, left(state, seat))
}

const points = ({ penalty }: State): number => PENALTY[penalty!]

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
const receivers = (state: State, giver: Seat): Seat[] =>
  [...state.scores.keys()].filter((seat) => seat !== giver && isPlaying(state, seat))

// Skip chips

/** DD-8 One chip before rolling: the dice pass left. */
function skip(state: State, seat: Seat): void {
  spend(state, seat, SKIP_COST)
  pass(state, left(state, seat))
}

/** DD-9, DD-9a Two chips after rolling: nothing of the roll happens, and the dice pass left. */
function ignore(state: State, seat: Seat): void {
  spend(state, seat, IGNORE_COST)
  pass(state, left(state, seat))
}

function spend(state: State, seat: Seat, chips: number): void {
  state.chips[seat]! -= chips
  state.centre += chips
}

// Ending a round

/** DD-10 Points are written down, all dice come back, and the player left of the roller starts. */
function endRound(state: State, roller: Seat, collector: Seat, collected: number): void {
  state.scores[collector]! += collected
  state.penalty = null
  state.dodge = DODGE_DICE
  if (isEnding(state)) endGame(state, roller)
  else pass(state, left(state, roller))
}

// Ending the game

/** DD-11 Somebody has reached the end score, or a play-off is under way. */
function isEnding({ scores, tied }: State): boolean {
  return tied.length > 0 || scores.some((score) => score >= END_SCORE)
}

/** DD-12, DD-12b One player alone is lowest and wins; otherwise those who were tied first play on. */
function endGame(state: State, roller: Seat): void {
  const lowest = lowestOf(state, state.tied.length === 0 ? [...state.scores.keys()] : state.tied)
  if (lowest.length === 1) return become(state, { kind: 'over', winner: lowest[0]! })
  if (state.tied.length === 0) state.tied = lowest
  pass(state, left(state, roller)) // DD-12a
}

function lowestOf({ scores }: State, seats: readonly Seat[]): Seat[] {
  const best = Math.min(...seats.map((seat) => scores[seat]!))
  return seats.filter((seat) => scores[seat] === best)
}

/** DD-13 Behind the winner players rank by score; equal scores share a place. */
function result({ scores }: State, winner: Seat): Result {
  const ahead = (a: Seat, b: Seat) => a !== b && b !== winner && (a === winner || scores[a]! < scores[b]!)
  const seats = [...scores.keys()]
  return {
    places: seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length),
    scores: [...scores],
  }
}

// Refusals: why an action that `legal` does not list is not allowed.

export function refuse(state: State, _seat: Seat, action: Action): Refusal {
  const frame = top(state)
  if (isChoice(action, 'roll', 'skip') && frame.kind !== 'before-roll') return no('DD-8', 'only-before-roll')
  if (isChoice(action, 'accept', 'ignore') && frame.kind !== 'after-roll') return no('DD-9', 'only-after-roll')
  if (isChoice(action, 'give'))
    return frame.kind === 'give' ? no('DD-7c', 'not-a-receiver') : no('DD-7', 'nothing-to-give')
  return no('EN-4', 'unknown')
}

const isChoice = (action: Action, ...kinds: Action['kind'][]): boolean => kinds.includes(action.kind)

const no = (rule: string, reason: string): Refusal => ({ rule, reason: sentence(`dodge-dice.no.${reason}`) })

// What holds in every state

export function invariants(state: State): string[] {
  const chips = state.chips.reduce((sum, held) => sum + held, state.centre)
  return [
    ...(chips === CHIPS ? [] : [`DD-1: ${chips} chips instead of ${CHIPS}`]),
    ...(state.chips.every((held) => held >= 0) && state.centre >= 0 ? [] : ['DD-1: somebody owes chips']),
    ...(state.dodge >= 1 || top(state).kind === 'give' ? [] : ['DD-7: a round went on without Dodge dice']),
    ...(state.dodge <= DODGE_DICE ? [] : ['DD-2: too many Dodge dice']),
  ]
}

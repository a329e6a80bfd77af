import { become, top } from '../../../engine/frames.ts'
import { type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import type { Action, DiceyCurves, FrameOf, Outcome, State } from '../state.ts'
import { cardDue, settleCard } from './card.ts'
import { buy, chipsToBuy, juke, pushJukes } from './chips.ts'
import { endTurn } from './finish.ts'
import { isAtShop, repairAll } from './hazards.ts'
import { canMove, driveActions, endDrive, move, pushMoves, step } from './moving.ts'
import { add, change, mayChangeDice, pushDiceActions, reroll, settleRoll } from './rolling.ts'
import { result } from './scoring.ts'
import { place, placings, settleStarter } from './setup.ts'
import { openWindow } from './turn.ts'
import {
  drawDue,
  holdsSuperSize,
  pass,
  play as playCard,
  relocate,
  relocateActions,
  settleDraw,
  superSize,
  swap,
  swapActions,
  windowActions,
} from './window.ts'

// Who decides, what is legal, and what an act does, for each kind of frame. The chapters are in `rules/`.

const NOTHING: readonly Action[] = []
const REPAIR_OR_LEAVE: readonly Action[] = [{ kind: 'repair' }, { kind: 'leave' }]
const SUPER_SIZE: Action = { kind: 'super-size' }
const BUY: Action = { kind: 'buy' }
const END: Action = { kind: 'end' }

export function waiting(state: State): Waiting<DiceyCurves> {
  const frame = top(state)
  switch (frame.kind) {
    case 'starter':
      return { kind: 'chance', chance: { kind: 'starter', seat: null, seats: state.table.seats } }
    case 'opening':
    case 'card':
      return { kind: 'chance', chance: cardDue(state, frame) }
    case 'refill':
      return { kind: 'chance', chance: drawDue(state, frame) }
    case 'roll':
      return { kind: 'chance', chance: frame }
    case 'over':
      return { kind: 'over', result: result(state) }
    case 'window':
      return { kind: 'seats', seats: frame.open }
    default:
      return waitFor(frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  switch (frame.kind) {
    case 'window':
      return frame.open.includes(seat) ? windowActions(state, seat) : NOTHING
    case 'place':
      return frame.seat === seat ? placings(state) : NOTHING
    case 'swap':
      return frame.seat === seat ? swapActions() : NOTHING
    case 'relocate':
      return frame.seat === seat ? relocateActions(state, frame) : NOTHING
    case 'turn':
      return frame.seat === seat ? turnActions(state, frame) : NOTHING
    case 'drive':
      return frame.seat === seat ? driveActions(state, frame) : NOTHING
    case 'repair':
      return frame.seat === seat ? REPAIR_OR_LEAVE : NOTHING
    default:
      return NOTHING
  }
}

/** DC-8, DC-44 Dice until the first move, then cars; the turn may end at any time. DX-22b A Super Size must be used. */
function turnActions(state: State, frame: FrameOf<'turn'>): Action[] {
  const list: Action[] = []
  if (mayChangeDice(state, frame)) pushDiceActions(state, list)
  pushMoves(state, frame, frame.boost, list)
  if (maySuperSize(state, frame)) list.push(SUPER_SIZE)
  if (frame.boost > 0) return list
  if (state.chips[frame.seat]! > 0) pushJukes(state, list)
  if (chipsToBuy(state, frame.seat) > 0) list.push(BUY)
  list.push(END)
  return list
}

/** DX-22, DX-22b */
export const maySuperSize = (state: State, frame: FrameOf<'turn'>): boolean =>
  holdsSuperSize(state, frame.seat) && canMove(state, frame, frame.boost + 1)

export function play(state: State, seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'place':
      return place(state, seat, action.space)
    case 'swap':
      return swap(state, seat)
    case 'keep':
      return openWindow(state, seat)
    case 'play':
      return playCard(state, seat, action)
    case 'relocate':
      return relocate(state, action)
    case 'pass':
      return pass(state, seat)
    case 'add':
      return add(state, seat, action)
    case 'change':
      return change(state, seat, action)
    case 'reroll':
      return reroll(state, seat, action)
    default:
      return drive(state, seat, action)
  }
}

type Driving = Exclude<
  Action,
  { readonly kind: 'place' | 'swap' | 'keep' | 'play' | 'relocate' | 'pass' | 'add' | 'change' | 'reroll' }
>

function drive(state: State, seat: Seat, action: Driving): void {
  switch (action.kind) {
    case 'super-size':
      return superSize(state, top(state) as FrameOf<'turn'>)
    case 'move':
      return move(state, top(state) as FrameOf<'turn'>, action)
    case 'step':
      return step(state, action)
    case 'stop':
      return endDrive(state)
    case 'juke':
      return juke(state, top(state) as FrameOf<'turn'>, action)
    case 'buy':
      buy(state, seat)
      return leaveTurn(state, seat)
    case 'end':
      return leaveTurn(state, seat)
    case 'repair':
      repairAll(state.danger!, seat)
      return endTurn(state, seat)
    case 'leave':
      return endTurn(state, seat)
  }
}

/** DX-24 Beside the shop there is one more choice. */
function leaveTurn(state: State, seat: Seat): void {
  if (isAtShop(state, top(state) as FrameOf<'turn'>)) become(state, { kind: 'repair', seat })
  else endTurn(state, seat)
}

export function settle(state: State, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'starter':
      return settleStarter(state, outcome)
    case 'card':
      return settleCard(state, outcome)
    case 'roll':
      return settleRoll(state, outcome)
    case 'danger':
      return settleDraw(state, outcome)
  }
}

import { become, pop, top } from '../../../engine/frames.ts'
import { type Seat, type Waiting, waitFor } from '../../../engine/game.ts'
import { BONUS, effectOf, RACERS, SNAKE_EYES } from '../board.ts'
import type { Action, AllensDirt, Contact, Dice, Frame, FrameOf, Outcome, State } from '../state.ts'
import { type AfterContact, ask, consequence, contactAnswered, contactRoll, hasBonus } from './contact.ts'
import { crashCheck } from './crash.ts'
import { ROLL_KINDS, rollsDue } from './dice.ts'
import { result } from './finish.ts'
import { driveInto, goOn, movesOf, startMove, step, stop, ways } from './movement.ts'
import { charted, nextToRoll, ranking, totalOf } from './qualifying.ts'
import { lineUp } from './round.ts'
import { spinAlone, trouble } from './trouble.ts'

// The sequence of play. A turn is a movement roll, perhaps a check for snake eyes, and the move. A move may be
// interrupted by contact (rolls, consequences, crash checks) and may end in trouble or on a Sweet Spot. After any roll
// of its own the pole sitter may be asked about the bonus. The chapters are in the files of `rules/`.

const NOTHING: readonly Action[] = []
const BONUS_OR_NOT: readonly Action[] = Object.freeze([{ kind: 'add-one' }, { kind: 'keep-roll' }])

const rollDue = rollsDue(ROLL_KINDS, RACERS)

export function waiting(state: State): Waiting<AllensDirt> {
  const frame = top(state)
  switch (frame.kind) {
    case 'move':
    case 'bonus':
      return waitFor(frame.seat)
    case 'over':
      return { kind: 'over', result: result(state, frame.order) }
    default:
      return rollDue(frame.kind, frame.seat)
  }
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const frame = top(state)
  if (frame.kind === 'move' && frame.seat === seat) return ways(state, seat)
  return frame.kind === 'bonus' && frame.seat === seat ? BONUS_OR_NOT : NOTHING
}

export function play(state: State, _seat: Seat, action: Action): void {
  switch (action.kind) {
    case 'step':
      return step(state, action.lane)
    case 'contact':
      return driveInto(state, action.lane)
    case 'stop':
      return stop(state)
    case 'add-one':
      return decideBonus(state, true)
    case 'keep-roll':
      return decideBonus(state, false)
  }
}

export function settle(state: State, { dice }: Outcome): void {
  const frame = top(state)
  if (frame.kind === 'qualifying') qualify(state, frame.seat, dice)
  else if (frame.kind === 'contact') resume(state, contactRoll(state, frame, dice))
  else if (isWorthAsking(state, frame as OwnRoll, totalOf(dice))) ask(state, (frame as OwnRoll).seat, dice)
  else apply(state, frame as OwnRoll, totalOf(dice), totalOf(dice))
}

/** A roll that is settled by itself; those of a contact are compared. */
type OwnRoll = Exclude<Frame, { kind: 'qualifying' | 'move' | 'contact' | 'bonus' | 'over' }>

function apply(state: State, frame: OwnRoll | Contact, total: number, natural: number): void {
  switch (frame.kind) {
    case 'movement':
      return movement(state, frame, total, natural)
    case 'snake-eyes':
      return snakeEyes(state, frame, total)
    case 'contact':
      return resume(state, contactAnswered(state, frame, total))
    case 'consequence':
      return resume(state, consequence(state, frame, total))
    case 'crash-check':
      return crashCheck(state, frame, total)
    default:
      return trouble(state, frame, total)
  }
}

function resume(state: State, after: AfterContact): void {
  if (after === 'go-on') goOn(state)
}

// Qualifying

/** AD-2, AD-4 When no tie is left the cars line up. */
function qualify(state: State, seat: Seat, dice: Dice): void {
  state.chart = charted(state.chart, seat, dice)
  const next = nextToRoll(state.chart)
  if (next === null) lineUp(state, ranking(state.chart))
  else become(state, { kind: 'qualifying', seat: next })
}

/** AD-3, AD-3a, AD-3c The pole sitter is asked about each own roll that one more would change. */
function isWorthAsking(state: State, frame: OwnRoll, total: number): boolean {
  if (!hasBonus(state, frame.seat)) return false
  if (frame.kind === 'movement') return movesOf(state, frame.seat, total) !== movesOf(state, frame.seat, total + BONUS)
  return effectOf(frame.kind, total) !== effectOf(frame.kind, total + BONUS)
}

/** AD-3 Once in a race. */
function decideBonus(state: State, isUsed: boolean): void {
  const natural = totalOf((top(state) as FrameOf<'bonus'>).dice)
  if (isUsed) state.bonus = false
  pop(state)
  apply(state, top(state) as OwnRoll | Contact, isUsed ? natural + BONUS : natural, natural)
}

// Rolling to move

/** AD-3b, AD-12, AD-18 The bonus comes before halving, half speed ends, and snake eyes go by the natural dice. */
function movement(state: State, { seat, extra }: FrameOf<'movement'>, total: number, natural: number): void {
  const moves = movesOf(state, seat, total)
  state.halfSpeed[seat] = false
  if (natural === SNAKE_EYES) become(state, { kind: 'snake-eyes', seat, extra, moves })
  else startMove(state, seat, moves, extra)
}

/** AD-18, AD-18a The check comes before the move, and a spin costs the move. */
function snakeEyes(state: State, { kind, seat, moves, extra }: FrameOf<'snake-eyes'>, total: number): void {
  if (effectOf(kind, total) === 'spin') spinAlone(state, seat, kind)
  else startMove(state, seat, moves, extra)
}

import { become, top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { GREEN_DICE, KEPT_VALUES, SIDES, WHITE_DICE } from '../board.ts'
import type { Action, ActionOf, FrameOf, Outcome, State } from '../state.ts'
import { setsWithin } from './combos.ts'
import { spend } from './race.ts'

// Turn 2: dice

type Roll = Extract<Outcome, { readonly kind: 'roll' }>

/** DC-20 Values up to 5 stay; 6s are rolled again together with the dice they bring into play. */
export function settleRoll(state: State, roll: Roll): void {
  const { seat } = top(state) as FrameOf<'roll'>
  const white = keep(state.dice.white, roll.white)
  const green = keep(state.dice.green, roll.green)
  const sixes = white + green
  if (sixes === 0) return become(state, newTurn(seat))
  const moreGreen = Math.min(sixes, GREEN_DICE - inPlay(state.dice.green) - green)
  const moreWhite = Math.min(sixes - moreGreen, WHITE_DICE - inPlay(state.dice.white) - white)
  become(state, { kind: 'roll', seat, white: white + moreWhite, green: green + moreGreen })
}

/** Puts what stays with the dice of its colour and returns how many 6s there are. */
function keep(dice: number[], shown: readonly number[]): number {
  let sixes = 0
  for (const value of shown) {
    if (value === SIDES) sixes++
    else dice[value - 1]!++
  }
  return sixes
}

export const newTurn = (seat: Seat): FrameOf<'turn'> => ({
  kind: 'turn',
  seat,
  moving: false,
  boost: 0,
  done: [],
  controlled: [],
})

export const inPlay = (dice: readonly number[]): number => {
  let sum = 0
  for (const count of dice) sum += count
  return sum
}

/** DC-23, DC-23a Dice are changed for a chip each until the first move. */
export const mayChangeDice = (state: State, { seat, moving }: FrameOf<'turn'>): boolean =>
  !moving && state.chips[seat]! > 0

export const isEveryGreenIn = ({ dice }: State): boolean => inPlay(dice.green) === GREEN_DICE

const ADDS: readonly Action[] = Array.from({ length: KEPT_VALUES }, (_, i) => ({ kind: 'add', value: i + 1 }))

/** DC-21, DC-22 What a chip can do to the dice. */
export function pushDiceActions(state: State, list: Action[]): void {
  if (isEveryGreenIn(state)) pushChanges(state, list)
  else list.push(...ADDS)
  pushRerolls(state, list)
}

const CHANGES: readonly (readonly Action[])[] = ADDS.map((_, i) =>
  ADDS.flatMap((_, j): Action[] => (i === j ? [] : [{ kind: 'change', from: i + 1, to: j + 1 }])),
)

/** DC-21 With all green dice in play, one of them is set to another value. */
function pushChanges({ dice }: State, list: Action[]): void {
  for (let i = 0; i < KEPT_VALUES; i++) if (dice.green[i]! > 0) list.push(...CHANGES[i]!)
}

/** DC-22 Any dice in play, at least one; each set of values and colours once. */
function pushRerolls({ dice }: State, list: Action[]): void {
  const whites = setsWithin(dice.white)
  const greens = setsWithin(dice.green)
  for (let i = 0; i < whites.length; i++)
    for (let j = i === 0 ? 1 : 0; j < greens.length; j++)
      list.push({ kind: 'reroll', white: whites[i]!, green: greens[j]! })
}

/** DC-21 */
export function add(state: State, seat: Seat, { value }: ActionOf<'add'>): void {
  spend(state, seat, 1)
  state.dice.green[value - 1]!++
}

/** DC-21 */
export function change(state: State, seat: Seat, { from, to }: ActionOf<'change'>): void {
  spend(state, seat, 1)
  state.dice.green[from - 1]!--
  state.dice.green[to - 1]!++
}

/** DC-22, DC-22a The dice are thrown like those of the first roll. */
export function reroll(state: State, seat: Seat, { white, green }: ActionOf<'reroll'>): void {
  spend(state, seat, 1)
  for (const value of white) state.dice.white[value - 1]!--
  for (const value of green) state.dice.green[value - 1]!--
  become(state, { kind: 'roll', seat, white: white.length, green: green.length })
}

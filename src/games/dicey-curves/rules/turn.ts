import { become, push, top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { ALL_DICE, FEWEST_FIRST_DICE, HAND, NITRO_DICE, WHITE_DICE } from '../board.ts'
import type { Danger, Frame, FrameOf, State, WindowFrame } from '../state.ts'
import { isFinishLaid, isRacing, racingSeats, seatsOf } from './race.ts'

// The sequence of play. DC-8 A turn: card, dice, moves, chips. DX-5a With DANGER! the swap and the window stand between
// the card and the dice.
//
//   starter → opening → place … → refill → ┌ card → swap → window (relocate, refill) → roll → turn (drive, refill) → repair ┐
//                                          └────────────────────────── the next player ──────────────────────────────────────┘

/** DC-8, DC-12 A turn begins with a card, unless Finish lies. */
export function beginTurn(state: State, seat: Seat): void {
  if (isFinishLaid(state)) afterCard(state, seat)
  else become(state, { kind: 'card', seat })
}

/** DX-5a */
export function afterCard(state: State, seat: Seat): void {
  if (state.danger) become(state, { kind: 'swap', seat })
  else firstRoll(state, seat, WHITE_DICE)
}

/** DX-3, DX-3a Every player who is still racing is asked, whatever the hand. */
export function openWindow(state: State, seat: Seat): void {
  if (!hasWindow(state)) return firstRoll(state, seat, WHITE_DICE)
  become(state, { kind: 'window', seat, open: racingSeats(state), hits: [], critters: 0, nitros: 0 })
}

/** DX-3c Between turns means after a turn, unless the table wants a window before the first one too. */
const hasWindow = ({ begun, table }: State): boolean => begun || table.options.firstWindow

/** DX-4b The cards played join the discards, and hands that are short are filled. DX-15 Then the dice are rolled. */
export function closeWindow(state: State, frame: FrameOf<'window'>): void {
  const danger = state.danger!
  for (const [kind, count] of danger.played.entries()) danger.discards[kind]! += count
  danger.played.fill(0)
  firstRoll(state, frame.seat, firstDice(danger, frame))
  refill(state)
}

/** DX-14, DX-14a, DX-15 How many dice the first roll has. */
function firstDice(
  { cubes }: Pick<Danger, 'cubes'>,
  { seat, critters, nitros }: Pick<WindowFrame, 'seat' | 'critters' | 'nitros'>,
) {
  const dice = WHITE_DICE - cubes[seat]! - critters + NITRO_DICE * nitros
  return Math.min(ALL_DICE, Math.max(FEWEST_FIRST_DICE, dice))
}

export interface ComingRoll {
  readonly seat: Seat
  readonly dice: number
}

/** DX-15 While Danger cards are due: who rolls next, and with how many dice as things stand. */
export function comingRoll({ danger, frames }: ComingView): ComingRoll | null {
  const [turn] = frames
  if (!danger || (turn?.kind !== 'swap' && turn?.kind !== 'window')) return null
  return { seat: turn.seat, dice: firstDice(danger, { critters: 0, nitros: 0, ...turn }) }
}

interface ComingView {
  readonly danger: Pick<Danger, 'cubes'> | null
  readonly frames: readonly Frame[]
}

/** DC-20, DX-15 White dice first; above five, green ones fill up. */
function firstRoll(state: State, seat: Seat, dice: number): void {
  state.dice.white.fill(0)
  state.dice.green.fill(0)
  const white = Math.min(dice, WHITE_DICE)
  become(state, { kind: 'roll', seat, white, green: dice - white })
}

/** DX-4 The next hand that is short, while there is a card to draw. */
export function refill(state: State): void {
  const seat = shortHand(state)
  if (seat !== undefined) push(state, { kind: 'refill', seat })
}

/** DX-4 As long as cards are due and can be had, the frame stays. */
export function refillMore(state: State): void {
  state.frames.pop()
  refill(state)
}

function shortHand(state: State): Seat | undefined {
  const { hands, deck, discards } = state.danger!
  if (deck.every(isNone) && discards.every(isNone)) return undefined
  return seatsOf(state).find((seat) => hands[seat]!.length < HAND && mayHold(state, seat))
}

/** DX-3b Whoever has brought the last car home draws until the own turn is over. */
const mayHold = (state: State, seat: Seat): boolean => {
  const frame = top(state)
  return isRacing(state, seat) || (frame.kind === 'turn' && frame.seat === seat)
}

export const isNone = (cards: number): boolean => cards === 0

/** DC-8, DC-61 Play goes left, past those whose cars have all finished. */
export function leftOf(state: State, seat: Seat): Seat {
  const next = (seat + 1) % state.table.seats
  return isRacing(state, next) ? next : leftOf(state, next)
}

import { pop, push, top } from '../../../engine/frames.ts'
import type { Seat, Silence } from '../../../engine/game.ts'
import { DANGER_KINDS, type DangerKind } from '../board.ts'
import type {
  Action,
  ActionOf,
  Chance,
  Danger,
  DiceyCurves,
  FrameOf,
  Outcome,
  PlayCard,
  State,
  View,
} from '../state.ts'
import {
  curveTargets,
  damage,
  damageTargets,
  debrisTargets,
  layDebris,
  layGateCubes,
  placeShop,
  repair,
  repairTargets,
  shopSpaces,
} from './danger.ts'
import { close, closures, lacking, relocations } from './lanes.ts'
import { carsOf, racingSeats, trackGraph } from './race.ts'
import { closeWindow, isNone, openWindow, refill, refillMore } from './turn.ts'

// Danger cards between turns: the swap, the window, and drawing

const KEEP_OR_SWAP: readonly Action[] = [{ kind: 'keep' }, { kind: 'swap' }]

/** DX-5 Once, at the start of one's own turn. */
export const swapActions = (): readonly Action[] => KEEP_OR_SWAP

/** DX-5 Both cards go to the discards unplayed, and two others are drawn. DX-5a Then the window opens. */
export function swap(state: State, seat: Seat): void {
  const danger = state.danger!
  for (const kind of danger.hands[seat]!) danger.discards[index(kind)]!++
  danger.hands[seat] = []
  openWindow(state, seat)
  refill(state)
}

const index = (kind: DangerKind): number => DANGER_KINDS.indexOf(kind)

// The window

const PASS: Action = { kind: 'pass' }

/** DX-3, DX-3a Everybody who has not passed may play a card or pass. */
export function windowActions(state: State, seat: Seat): Action[] {
  const [one, other] = state.danger!.hands[seat]!
  const list = [PASS]
  if (one) list.push(...plays(state, one))
  if (other && other !== one) list.push(...plays(state, other))
  return list
}

/** DX-3a To say nothing is to pass. */
export function silence(view: View): Silence<DiceyCurves> | null {
  const frame = top(view)
  if (frame.kind !== 'window') return null
  const hit = frame.hits.map(({ on }) => on)
  return { action: PASS, seconds: view.table.options.windowSeconds || null, turn: frame.seat, hit }
}

/** What a card may be played on. DX-4a Critter Crossing and Nitro Boost always may; Super Size waits for the moves. */
export function plays(state: State, card: DangerKind): PlayCard[] {
  switch (card) {
    case 'Instant Damage':
      return damageTargets(state).map((target) => ({ kind: 'play', card, target }))
    case 'Instant Repair':
      return repairTargets(state).map((target) => ({ kind: 'play', card, target }))
    case 'Minor Debris':
    case 'Major Debris':
      return debrisTargets(state).map((on) => ({ kind: 'play', card, on }))
    case 'Dangerous Curve':
      return curveTargets(state).map((on) => ({ kind: 'play', card, on }))
    case 'Lane Closed':
      return closures(state).map(({ on, lane }) => ({ kind: 'play', card, on, lane }))
    case 'Repair Shop':
      return shopSpaces(state).map((space) => ({ kind: 'play', card, space }))
    case 'Critter Crossing':
    case 'Nitro Boost':
      return [{ kind: 'play', card }]
    case 'Super Size Your Combo':
      return []
  }
}

/** DX-3a When all have passed, the window closes. */
export function pass(state: State, seat: Seat): void {
  const frame = top(state) as FrameOf<'window'>
  frame.open = frame.open.filter((other) => other !== seat)
  frame.hits = frame.hits.filter(({ on }) => on !== seat)
  if (frame.open.length === 0) closeWindow(state, frame)
}

/** DX-3a A pass stands, but whoever the card hits is asked again. DX-4 It is replaced at once. */
export function play(state: State, seat: Seat, action: PlayCard): void {
  discard(state.danger!, seat, action.card, state.danger!.played)
  ask(state, seat, action)
  if (action.card === 'Lane Closed' && lacking(state, action) > 0)
    return push(state, { kind: 'relocate', seat, on: action.on, lane: action.lane })
  apply(state, top(state) as FrameOf<'window'>, action)
  refill(state)
}

/** DX-3a By the reading of the table a card asks those again whom it hits, or everybody. */
function ask(state: State, seat: Seat, action: PlayCard): void {
  const frame = top(state) as FrameOf<'window'>
  const racing = racingSeats(state)
  const hit = racing.filter((other) => isHit(state, other, action))
  const isEachAsked = state.table.options.passing === 'each-card'
  frame.open = racing.filter((other) => isEachAsked || frame.open.includes(other) || hit.includes(other))
  const hits = hit.map((on) => ({ on, by: seat, card: action.card }))
  frame.hits = [...frame.hits, ...hits].filter(({ on }) => on !== seat)
}

/** DX-3a The target, the player about to roll, or somebody with a car on the track card. */
function isHit(state: State, seat: Seat, action: PlayCard): boolean {
  if ('target' in action) return action.target === seat
  const { cardOf } = trackGraph(state)
  const on = 'space' in action ? cardOf[action.space] : 'on' in action ? action.on : null
  if (on === null) return (top(state) as FrameOf<'window'>).seat === seat
  return carsOf(state, seat).some((car) => cardOf[state.cars[car]!] === on)
}

function apply(state: State, frame: FrameOf<'window'>, action: PlayCard): void {
  switch (action.card) {
    case 'Instant Damage':
      return damage(state.danger!, action.target)
    case 'Instant Repair':
      return repair(state.danger!, action.target)
    case 'Minor Debris':
    case 'Major Debris':
      return layDebris(state, action.card, action.on)
    case 'Dangerous Curve':
      return layGateCubes(state, action.on)
    case 'Lane Closed':
      return close(state, action, [])
    case 'Repair Shop':
      return placeShop(state.danger!, action.space)
    case 'Critter Crossing': // DX-14
      frame.critters++
      return
    case 'Nitro Boost': // DX-14
      frame.nitros++
  }
}

/** DX-12b */
export const relocateActions = (state: State, frame: FrameOf<'relocate'>): Action[] =>
  relocations(state, frame).map((barrels) => ({ kind: 'relocate', barrels }))

/** DX-12 */
export function relocate(state: State, { barrels }: ActionOf<'relocate'>): void {
  close(state, top(state) as FrameOf<'relocate'>, barrels)
  pop(state)
  refill(state)
}

/** DX-4, DX-4b A card leaves the hand for a pile. */
function discard(danger: Danger, seat: Seat, kind: DangerKind, pile: number[]): void {
  danger.hands[seat]!.splice(danger.hands[seat]!.indexOf(kind), 1)
  pile[index(kind)]!++
}

// Super Size

/** DX-22, DX-22b It is played while moving, before the Combo that it makes bigger. */
export function superSize(state: State, frame: FrameOf<'turn'>): void {
  discard(state.danger!, frame.seat, 'Super Size Your Combo', state.danger!.discards)
  frame.moving = true
  frame.boost++
  refill(state)
}

export const holdsSuperSize = ({ danger }: State, seat: Seat): boolean =>
  danger !== null && danger.hands[seat]!.includes('Super Size Your Combo')

// Drawing

export const drawDue = ({ danger }: State, { seat }: FrameOf<'refill'>): Chance => ({
  kind: 'danger',
  seat,
  deck: DANGER_KINDS.map((kind, i) => [kind, drawPile(danger!)[i]!] as const).filter(([, count]) => count > 0),
})

/** DX-4 When the deck is empty, the discards are drawn from. */
const drawPile = ({ deck, discards }: Danger): readonly number[] => (deck.every(isNone) ? discards : deck)

/** DX-4 An empty deck is made anew from the discards. */
function reshuffle(danger: Danger): void {
  danger.deck = danger.discards
  danger.discards = danger.deck.map(() => 0)
}

/** DX-4 A hand stays in the order of the kinds, so that it does not tell when a card came. */
export function settleDraw(state: State, { seat, card }: Extract<Outcome, { readonly kind: 'danger' }>): void {
  const danger = state.danger!
  if (danger.deck.every(isNone)) reshuffle(danger)
  danger.deck[index(card!)]!--
  danger.hands[seat]!.push(card!)
  danger.hands[seat]!.sort((a, b) => index(a) - index(b))
  refillMore(state)
}

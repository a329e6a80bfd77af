import type { Seat } from '../../../engine/game.ts'
import { ALL_DICE, type DangerKind, FEWEST_FIRST_DICE, HAND, MOST_CUBES, NITRO_DICE, WHITE_DICE } from '../board.ts'
import { NONE } from '../rules/deck.ts'
import { ownerOf, trackGraph } from '../rules/race.ts'
import type { Action, PlayCard, State, WindowFrame } from '../state.ts'

// For bots: which Danger cards are played by somebody who does not search, by the turns that each saves its player or
// costs the others.

/** Whoever would rather have two unseen cards than these swaps them. */
const UNSEEN = 0.12
const HELD: Readonly<Record<DangerKind, number>> = {
  'Instant Damage': 0.12,
  'Instant Repair': 0.12,
  'Minor Debris': 0.06,
  'Major Debris': 0.09,
  'Dangerous Curve': 0.05,
  'Lane Closed': 0.06,
  'Repair Shop': 0.03,
  'Critter Crossing': 0.08,
  'Nitro Boost': 0.3,
  'Super Size Your Combo': 0.3,
}

/** Turns that damage costs, by cubes, and a die more or less in the first roll. */
const SLOWED: readonly number[] = [0, 1.9, 6.4, 13.6]
const DIE = 0.19

/** Turns that cubes or barrels on a track card cost each car that is still to come there. */
const ON_TRACK = { 'Minor Debris': 0.2, 'Major Debris': 0.35, 'Dangerous Curve': 0.1, 'Lane Closed': 0.1 } as const

/** DX-5 Two cards for two others. */
export const swapWorth = ({ danger }: State, seat: Seat, { kind }: Action): number =>
  kind === 'swap' ? HAND * UNSEEN : danger!.hands[seat]!.reduce((sum, card) => sum + HELD[card], 0)

/** DX-4 What is played is replaced at once, so that nothing is gained by keeping it. */
export const windowWorth = (state: State, frame: WindowFrame, seat: Seat, action: Action): number =>
  action.kind === 'play' ? effect(state, frame, seat, action) + UNSEEN : 0

function effect(state: State, frame: WindowFrame, seat: Seat, action: PlayCard): number {
  switch (action.card) {
    case 'Instant Damage':
      return -sideOf(seat, action.target) * slower(state, action.target, 1)
    case 'Instant Repair':
      return -sideOf(seat, action.target) * slower(state, action.target, -1)
    case 'Critter Crossing':
      return sideOf(seat, frame.seat) * DIE * moreDice(state, frame, -1)
    case 'Nitro Boost':
      return sideOf(seat, frame.seat) * DIE * moreDice(state, frame, NITRO_DICE)
    case 'Repair Shop':
      return 0
    default:
      return ON_TRACK[action.card] * ahead(state, seat, action.on)
  }
}

const sideOf = (seat: Seat, other: Seat): number => (seat === other ? 1 : -1)

/** DX-6, DX-7 Turns that some cubes more or fewer cost a player. */
function slower({ danger }: State, seat: Seat, more: number): number {
  const cubes = danger!.cubes[seat]!
  return SLOWED[Math.min(MOST_CUBES, cubes + more)]! - SLOWED[cubes]!
}

/** DX-15 How many dice more the first roll really has. */
function moreDice({ danger }: State, { seat, critters, nitros }: WindowFrame, more: number): number {
  const dice = WHITE_DICE - danger!.cubes[seat]! - critters + NITRO_DICE * nitros
  const within = (wished: number) => Math.min(ALL_DICE, Math.max(FEWEST_FIRST_DICE, wished))
  return within(dice + more) - within(dice)
}

/** How many cars of others are still to come to a track card, less the own ones. */
function ahead(state: State, seat: Seat, card: number): number {
  const { cardOf } = trackGraph(state)
  let cars = 0
  for (let car = 0; car < state.cars.length; car++)
    if (state.cars[car] !== NONE && cardOf[state.cars[car]!]! < card) cars -= sideOf(seat, ownerOf(state, car))
  return cars
}

import { EQUAL } from '../../../../engine/exact.ts'
import { COLOURS, DICE, type Spot } from '../../board.ts'
import type { Course } from '../../rules/circuit.ts'
import { diceIn } from '../../rules/dice.ts'
import type { Hand } from '../../state.ts'
import { THROWS } from '../journey.ts'
import { endsOfMove } from '../move-ends.ts'

/** Where a move ends, and how many dice it used. */
export interface Landing {
  readonly spot: Spot
  readonly dice: number
}

/** How many landings a course has, and the number of each. */
export const landingsOn = ({ spots }: Course): number => spots.length * (DICE + 1)
export const landingNumber = ({ spots }: Course, { spot, dice }: Landing): number =>
  spots.indexOf(spot) * (DICE + 1) + dice
export const landingAt = ({ spots }: Course, number: number): Landing => ({
  spot: spots[Math.floor(number / (DICE + 1))]!,
  dice: number % (DICE + 1),
})

/** All that rolls offer to a car on a spot, wherever the others are: rolls with the same landings are one offer. */
export interface Moves {
  /** By their numbers. */
  readonly landings: Int32Array
  /** One offer after the other: how many landings it has, and their places in `landings`. */
  readonly offers: Int32Array
  /** The chance of each offer. */
  readonly chances: Float64Array
}

export function movesFrom(course: Course, spot: Spot): Moves {
  const landings: number[] = []
  const chances = new Map<string, number>()
  for (const { hand, chance } of THROWS) {
    const offer = landingsOf(course, spot, hand).map((landing) => placeIn(landings, landingNumber(course, landing)))
    const key = offer.join(' ')
    chances.set(key, (chances.get(key) ?? 0) + chance)
  }
  return {
    landings: Int32Array.from(landings),
    offers: flattened([...chances.keys()]),
    chances: Float64Array.from(chances.values()),
  }
}

function placeIn(list: number[], number: number): number {
  const place = list.indexOf(number)
  return place < 0 ? list.push(number) - 1 : place
}

/** Ends with different dice left may be the same landing; it is offered once. */
function landingsOf(course: Course, spot: Spot, hand: Hand): Landing[] {
  const landings = endsOfMove(course, spot, hand).map((end) => ({ spot: end.spot, dice: DICE - diceCount(end.hand) }))
  return [...new Map(landings.map((landing) => [landingNumber(course, landing), landing])).values()]
}

const diceCount = (hand: Hand): number => COLOURS.reduce((sum, _, colour) => sum + diceIn(hand, colour), 0)

const flattened = (offers: readonly string[]): Int32Array =>
  Int32Array.from(offers.map((offer) => offer.split(' ').map(Number)).flatMap((places) => [places.length, ...places]))

/** The best of each offer, and of equal ones the first, by their chances; `shares` say how often each landing is taken. */
export function meanOfBest({ offers, chances, landings }: Moves, worths: Float64Array, shares: Float64Array): number {
  for (let i = 0; i < landings.length; i++) shares[i] = 0
  let mean = 0
  let at = 0
  for (let offer = 0; offer < chances.length; offer++) {
    const end = at + offers[at]!
    let best = offers[++at]!
    let most = worths[best]!
    while (at < end) {
      const place = offers[++at]!
      const worth = worths[place]!
      if (worth <= most + EQUAL) continue
      most = worth
      best = place
    }
    at++
    mean += chances[offer]! * most
    shares[best]! += chances[offer]!
  }
  return mean
}

import { both, type Distribution, distribution, equallyLikely, isListed, throwCounts } from '../../engine/chance.ts'
import { below, type Random } from '../../engine/random.ts'
import { same } from '../../engine/values.ts'
import { type DangerKind, FINISH, SIDES } from './board.ts'
import type { Chance, Outcome, Stack } from './state.ts'

type Card = Extract<Chance, { readonly kind: 'card' }>
type Roll = Extract<Chance, { readonly kind: 'roll' }>
type Draw = Extract<Chance, { readonly kind: 'danger' }>

export function outcomes(chance: Chance): Distribution<Outcome> {
  switch (chance.kind) {
    case 'starter':
      return equallyLikely(Array.from({ length: chance.seats }, (_, seat) => ({ kind: 'starter', seat })))
    case 'card':
      return distribution(cardWeights(chance).map(([card, weight]) => [{ kind: 'card', card }, weight]))
    case 'roll':
      return rolls(chance)
    case 'danger':
      return distribution(
        chance.deck.map(([card, weight]) => [{ kind: 'danger', seat: chance.seat, card: card as DangerKind }, weight]),
      )
  }
}

export function sample(chance: Chance, random: Random): Outcome {
  switch (chance.kind) {
    case 'starter':
      return { kind: 'starter', seat: below(random, chance.seats) }
    case 'card':
      return { kind: 'card', card: drawn(cardWeights(chance), random) }
    case 'roll':
      return { kind: 'roll', white: thrown(chance.white, random), green: thrown(chance.green, random) }
    case 'danger':
      return { kind: 'danger', seat: chance.seat, card: drawn(chance.deck, random) as DangerKind }
  }
}

export function possible(chance: Chance, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null) return false
  switch (chance.kind) {
    case 'starter':
      return isListed(outcomes(chance), outcome)
    case 'card':
      return cardWeights(chance).some(([card]) => same(outcome, { kind: 'card', card }))
    case 'roll':
      return isRoll(chance, outcome)
    case 'danger':
      return isDraw(chance, outcome)
  }
}

/** DC-3b Finish is here with probability 1 / places; otherwise every other card is equally likely. */
function cardWeights({ deck, places }: Card): Stack {
  if (places === 0) return deck
  const others = deck.reduce((sum, [, count]) => sum + count, 0)
  if (places === 1 || others === 0) return [[FINISH, 1]]
  return [...deck.map(([card, count]) => [card, count * (places - 1)] as const), [FINISH, others] as const]
}

function drawn(stack: Stack, random: Random): string {
  let mark = below(
    random,
    stack.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [card, weight] of stack) {
    mark -= weight
    if (mark < 0) return card
  }
  return stack.at(-1)![0]
}

/** DX-2 A card that is kept secret cannot be settled. */
const isDraw = ({ seat, deck }: Draw, outcome: object): boolean =>
  deck.some(([card, count]) => count > 0 && same(outcome, { kind: 'danger', seat, card }))

const FACES = Array.from({ length: SIDES }, (_, i) => i + 1)
const ONE_SIDE_EACH = FACES.map(() => 1)

/** DC-20 The values of dice thrown together, from low to high. */
const throws = (dice: number): Distribution<readonly number[]> => {
  const { outcomes, weights } = throwCounts(dice, ONE_SIDE_EACH)
  return distribution(outcomes.map((counts, i) => [values(counts), weights[i]!]))
}

const values = (counts: readonly number[]): number[] =>
  counts.flatMap((dice, i) => new Array<number>(dice).fill(FACES[i]!))

const known = new Map<string, Distribution<Outcome>>()

/** There may be thousands of outcomes, so each list is made once. */
function rolls({ white, green }: Roll): Distribution<Outcome> {
  const key = `${white},${green}`
  const made = known.get(key)
  if (made) return made
  const list = both(throws(white), throws(green), (white, green): Outcome => ({ kind: 'roll', white, green }))
  known.set(key, list)
  return list
}

function thrown(dice: number, random: Random): number[] {
  const shown: number[] = []
  for (let die = 0; die < dice; die++) shown.push(1 + below(random, SIDES))
  return shown.sort(ascending)
}

const ascending = (a: number, b: number): number => a - b

function isRoll({ white, green }: Roll, outcome: object): boolean {
  const roll = outcome as { kind?: unknown; white?: unknown; green?: unknown }
  if (roll.kind !== 'roll' || Object.keys(roll).length !== Object.keys({ kind: 0, white, green }).length) return false
  return isThrow(roll.white, white) && isThrow(roll.green, green)
}

const isThrow = (shown: unknown, dice: number): boolean =>
  Array.isArray(shown) &&
  shown.length === dice &&
  shown.every((value, i) => FACES.includes(value) && (i === 0 || shown[i - 1] <= value))

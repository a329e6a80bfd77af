import {
  both,
  chanceFrom,
  type Distribution,
  distribution,
  equallyLikely,
  throwCounts,
} from '../../../engine/chance.ts'
import type { PublicChance } from '../../../engine/game.ts'
import { below, type Random } from '../../../engine/random.ts'
import { type DangerKind, FINISH, SIDES } from '../board.ts'
import type { Chance, Outcome, Stack, View } from '../state.ts'

type Card = Extract<Chance, { readonly kind: 'card' }>
type Roll = Extract<Chance, { readonly kind: 'roll' }>

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

/** Dice are thrown one by one: the list of a whole throw may be thousands long. */
const sample = (chance: Chance, random: Random): Outcome =>
  chance.kind === 'roll'
    ? { kind: 'roll', white: thrown(chance.white, random), green: thrown(chance.green, random) }
    : listed.sample(chance, random)

const possible = (chance: Chance, outcome: unknown): boolean =>
  chance.kind === 'roll' ? isRoll(chance, outcome) : listed.possible(chance, outcome)

const listed = chanceFrom(outcomes)

export const chance = { ...listed, sample, possible }

/** The first roll of a turn is pressed for; 6s are thrown again by themselves, and cards come by themselves. */
export const isPressedFor = ({ dice }: View, { kind }: PublicChance): boolean =>
  kind === 'roll' && [...dice.white, ...dice.green].every((shown) => shown === 0)

/** DC-3b Finish is here with probability 1 / places; otherwise every other card is equally likely. */
function cardWeights({ deck, places }: Card): Stack {
  if (places === 0) return deck
  const others = deck.reduce((sum, [, count]) => sum + count, 0)
  if (places === 1 || others === 0) return [[FINISH, 1]]
  return [...deck.map(([card, count]) => [card, count * (places - 1)] as const), [FINISH, others] as const]
}

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

function isRoll({ white, green }: Roll, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null) return false
  const roll = outcome as { kind?: unknown; white?: unknown; green?: unknown }
  if (roll.kind !== 'roll' || Object.keys(roll).length !== Object.keys({ kind: 0, white, green }).length) return false
  return isThrow(roll.white, white) && isThrow(roll.green, green)
}

const isThrow = (shown: unknown, dice: number): boolean =>
  Array.isArray(shown) &&
  shown.length === dice &&
  shown.every((value, i) => FACES.includes(value) && (i === 0 || shown[i - 1] <= value))

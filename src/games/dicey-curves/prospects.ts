import { KEPT_VALUES, MOST_CHIPS } from './board.ts'
import { endsOf, knownAt, type Road } from './road.ts'
import { factsOf, type Pool, withDie } from './splits.ts'
import type { Space } from './state.ts'

// For bots: what a car can make of dice, in turns to go.

/** Turns that a chip saves, the first more than the fourth. */
export const CHIPS_SAVE: readonly number[] = [0, 0.17, 0.32, 0.45, 0.56]
/** Turns that a step of the player's other car saves, with dice that this car leaves. */
const OTHER_STEP = 0.12
/** Turns that a die of a roll saves by the dice that its 6s bring. */
const SIX = 0.04

/** Whose dice they are: how many chips the player can still take, and whether another car can use what is left. */
export interface Purse {
  readonly room: number
  readonly other: boolean
}

/** What unused dice are worth when a car is done with them. */
function saved(pool: Pool, { room, other }: Purse): number {
  const { chips, range } = factsOf(pool)
  const bought = CHIPS_SAVE[MOST_CHIPS - room + Math.min(chips, room)]! - CHIPS_SAVE[MOST_CHIPS - room]!
  return other ? Math.max(bought, OTHER_STEP * range) : bought
}

const ROOMS = MOST_CHIPS + 1
const ROLLED = 16

const keyOf = (pool: Pool, rolled: number, { room, other }: Purse): number =>
  ((pool * ROLLED + rolled) * ROOMS + room) * 2 + Number(other)

/** The fewest turns to go after a turn with these dice, less what the dice that are left save. */
export function afterDice(road: Road, space: Space, pool: Pool, purse: Purse): number {
  if (space === road.graph.line) return 0
  const known = knownAt(road, space)
  const key = keyOf(pool, 0, purse)
  const made = known.get(key)
  if (made !== undefined) return made
  let fewest = road.toGo[space]! - saved(pool, purse)
  for (const { size, rest } of factsOf(pool).splits)
    fewest = Math.min(fewest, afterMove(road, space, size, rest, purse, size === 1))
  known.set(key, fewest)
  return fewest
}

/** DC-35 The same after a move of so many steps; a Single is the last one. */
export function afterMove(road: Road, space: Space, steps: number, rest: Pool, purse: Purse, single: boolean): number {
  let fewest = Number.POSITIVE_INFINITY
  for (const end of endsOf(road, space, steps)) {
    const turns = single ? road.toGo[end]! - saved(rest, purse) : afterDice(road, end, rest, purse)
    if (turns < fewest) fewest = turns
  }
  return fewest
}

/** The mean of the same over dice that are still to be rolled. */
export function afterRoll(road: Road, space: Space, pool: Pool, rolled: number, purse: Purse): number {
  if (rolled === 0) return afterDice(road, space, pool, purse)
  const known = knownAt(road, space)
  const key = keyOf(pool, rolled, purse)
  const made = known.get(key)
  if (made !== undefined) return made
  let sum = 0
  for (let value = 1; value <= KEPT_VALUES; value++)
    sum += afterRoll(road, space, withDie(pool, value), rolled - 1, purse)
  const mean = sum / KEPT_VALUES - SIX
  known.set(key, mean)
  return mean
}

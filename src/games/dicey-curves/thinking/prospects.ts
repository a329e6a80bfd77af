import { MOST_CHIPS } from '../board.ts'
import type { Space } from '../state.ts'
import { endsOf, prospectsAt, type Road, UNKNOWN } from './road.ts'
import { factsOf, type Pool, placeOfPool, THROWS } from './splits.ts'

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
const PURSES = ROOMS * 2
const ROLLED = 16

const purseKey = ({ room, other }: Purse): number => room * 2 + Number(other)

/** The fewest turns to go after a turn with these dice, less what the dice that are left save. */
export function afterDice(road: Road, space: Space, pool: Pool, purse: Purse): number {
  if (space === road.graph.line) return 0
  const known = prospectsAt(road, space * PURSES + purseKey(purse))
  const place = placeOfPool(pool)
  const made = known[place]!
  if (made < UNKNOWN) return made
  let fewest = road.toGo[space]! - saved(pool, purse)
  for (const { size, rest } of factsOf(pool).splits) {
    const turns = afterMove(road, space, size, rest, purse, size === 1)
    if (turns < fewest) fewest = turns
  }
  known[place] = fewest
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
  const key = ((placeOfPool(pool) * ROLLED + rolled) * road.toGo.length + space) * PURSES + purseKey(purse)
  const made = road.rolls.get(key)
  if (made !== undefined) return made
  const { pools, chances } = THROWS[rolled]!
  let mean = -SIX * rolled
  for (let i = 0; i < pools.length; i++) mean += chances[i]! * afterDice(road, space, pool + pools[i]!, purse)
  road.rolls.set(key, mean)
  return mean
}

import { freeze } from '../../../engine/values.ts'
import { ALL_DICE, CARS, KEPT_VALUES } from '../board.ts'
import type { Dice, Move } from '../state.ts'

const VALUES = Array.from({ length: KEPT_VALUES }, (_, i) => i + 1)

/** How many unused dice show each value, whatever their colour. */
export const counts = ({ white, green }: Dice): number[] => white.map((dice, i) => dice + green[i]!)

const PLACE = ALL_DICE + 1

function code({ white, green }: Dice): number {
  let result = 0
  for (let i = 0; i < KEPT_VALUES; i++) result = result * PLACE + white[i]! + green[i]!
  return result
}

/** A Single or a Combo: its values from low to high, and the moves it can be used for, by car. */
export interface Group {
  readonly dice: readonly number[]
  readonly moves: readonly Move[]
  readonly powerMoves: readonly Move[]
}

const shared = new Map<string, Group>()

/** There are few groups, so each is made once, with its moves: `legal` then makes none. */
function group(dice: readonly number[]): Group {
  const key = dice.join()
  const made = shared.get(key)
  if (made) return made
  const moves = (power: boolean) => Array.from({ length: CARS }, (_, car): Move => ({ kind: 'move', car, dice, power }))
  const fresh = freeze({ dice, moves: moves(false), powerMoves: moves(true) })
  shared.set(key, fresh)
  return fresh
}

const known = new Map<number, readonly Group[]>()

/** Every Single and every Combo that unused dice can form, each set of values once, the largest last. */
export function groups(dice: Dice): readonly Group[] {
  const key = code(dice)
  const made = known.get(key)
  if (made) return made
  const list = Object.freeze(formed(counts(dice)).map(group))
  known.set(key, list)
  return list
}

const formed = (have: readonly number[]): number[][] =>
  [...singles(have), ...sets(have), ...runs(have)].sort((a, b) => a.length - b.length)

/** DC-24 A Single is one die. */
const singles = (have: readonly number[]): number[][] =>
  VALUES.filter((value) => have[value - 1]! > 0).map((value) => [value])

/** DC-24, DC-24a Two or more dice of one value. */
const sets = (have: readonly number[]): number[][] =>
  VALUES.flatMap((value) =>
    Array.from({ length: Math.max(0, have[value - 1]! - 1) }, (_, i) => new Array<number>(i + 2).fill(value)),
  )

/** DC-24, DC-24a Two or more consecutive values; they do not wrap. */
const runs = (have: readonly number[]): number[][] =>
  VALUES.flatMap((low) =>
    VALUES.slice(low)
      .map((high) => VALUES.slice(low - 1, high))
      .filter((run) => run.every((value) => have[value - 1]! > 0)),
  )

/** DC-50 The size of the best Combo that unused dice can form; 1 or 0 when there is none. */
export const bestSize = (dice: Dice): number => groups(dice).at(-1)?.dice.length ?? 0

/** DC-24 Whether dice of these values are a Single or a Combo; they stand from low to high. */
export const isGroup = (values: readonly number[]): boolean =>
  values.every((value) => value === values[0]) || values.every((value, i) => value === values[0]! + i)

const subsets = new Map<number, readonly (readonly number[])[]>()

/** Every set of dice within these counts, the empty one first, each as values from low to high. */
export function setsWithin(have: readonly number[]): readonly (readonly number[])[] {
  const key = have.reduce((sum, dice) => sum * PLACE + dice, 0)
  const made = subsets.get(key)
  if (made) return made
  const list = freeze(within(have))
  subsets.set(key, list)
  return list
}

const within = (have: readonly number[]): number[][] =>
  have.reduce<number[][]>(
    (sofar, dice, i) =>
      Array.from({ length: dice + 1 }, (_, taken) => new Array<number>(taken).fill(i + 1)).flatMap((more) =>
        sofar.map((set) => [...set, ...more]),
      ),
    [[]],
  )

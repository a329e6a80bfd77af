import { ALL_DICE, CHIPS_FOR_SIZE, KEPT_VALUES } from '../board.ts'
import { bestSize, type Group, groups } from '../rules/combos.ts'
import type { Dice } from '../state.ts'

// For bots: dice as one number, and how they are best split into Combos.

/** How many unused dice show 1, 2, 3, 4, 5, whatever their colour, as the digits of one number. */
export type Pool = number

const BASE = ALL_DICE + 1
export const UNITS = Array.from({ length: KEPT_VALUES }, (_, i) => BASE ** i)

export function poolOf({ white, green }: Dice): Pool {
  let pool = 0
  for (let i = 0; i < KEPT_VALUES; i++) pool += (white[i]! + green[i]!) * UNITS[i]!
  return pool
}

/** How many pools there are of at most ten dice. */
export const POOLS = 3003

/** By pool: its number among them. */
const PLACES = placesOfPools()

function placesOfPools(): Int16Array {
  const places = new Int16Array(BASE ** KEPT_VALUES).fill(-1)
  let next = 0
  const fill = (pool: Pool, value: number, left: number): void => {
    if (value === KEPT_VALUES) places[pool] = next++
    else for (let dice = 0; dice <= left; dice++) fill(pool + dice * UNITS[value]!, value + 1, left - dice)
  }
  fill(0, 0, ALL_DICE)
  return places
}

export const placeOfPool = (pool: Pool): number => PLACES[pool]!

/** What dice can show, 6s aside, and how likely each pool of values is. */
export interface Throws {
  readonly pools: readonly Pool[]
  readonly chances: readonly number[]
}

/** By the number of dice. */
export const THROWS: readonly Throws[] = Array.from({ length: ALL_DICE + 1 }, (_, dice) => throwsOf(dice))

function throwsOf(dice: number): Throws {
  const [pools, chances]: [Pool[], number[]] = [[], []]
  const fill = (pool: Pool, value: number, left: number, chance: number): void => {
    if (value === KEPT_VALUES - 1) {
      pools.push(pool + left * UNITS[value]!)
      chances.push(chance / factorial(left))
    } else
      for (let same = 0; same <= left; same++)
        fill(pool + same * UNITS[value]!, value + 1, left - same, chance / factorial(same))
  }
  fill(0, 0, dice, factorial(dice) / KEPT_VALUES ** dice)
  return { pools, chances }
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}

const digits = (pool: Pool): number[] => UNITS.map((unit) => Math.floor(pool / unit) % BASE)

const diceIn = (pool: Pool): Dice => ({ white: digits(pool), green: digits(0) })

/** A Single or a Combo taken out of a pool. */
export interface Split {
  readonly size: number
  readonly rest: Pool
}

interface Facts {
  /** For every size the Combo that leaves the best rest. */
  readonly splits: readonly Split[]
  /** How far one car could go on an open road: all Combos, and a Single at last. */
  readonly range: number
  /** DC-50 The chips that the best Combo buys. */
  readonly chips: number
}

/** By the place of the pool. */
const known: (Facts | undefined)[] = new Array(POOLS)

export function factsOf(pool: Pool): Facts {
  const made = known[placeOfPool(pool)]
  if (made) return made
  const all = groups(diceIn(pool)).map(({ dice }) => ({ size: dice.length, rest: without(pool, dice) }))
  const facts = { splits: bestOfEachSize(all), range: rangeOf(all), chips: chipsFor(bestSize(diceIn(pool))) }
  known[placeOfPool(pool)] = facts
  return facts
}

const without = (pool: Pool, dice: Group['dice']): Pool => dice.reduce((left, value) => left - UNITS[value - 1]!, pool)

function rangeOf(all: readonly Split[]): number {
  let most = all.length > 0 ? 1 : 0
  for (const { size, rest } of all) if (size > 1) most = Math.max(most, size + factsOf(rest).range)
  return most
}

function bestOfEachSize(all: readonly Split[]): Split[] {
  const best: (Split | undefined)[] = []
  for (const split of all) {
    const other = best[split.size]
    if (!other || promise(split.rest) > promise(other.rest)) best[split.size] = split
  }
  return best.filter((split) => split !== undefined)
}

/** Rests of equal range differ in the chips they buy. */
const promise = (rest: Pool): number => factsOf(rest).range * CHIPS_FOR_SIZE.length + factsOf(rest).chips

const chipsFor = (size: number): number => CHIPS_FOR_SIZE[Math.min(size, CHIPS_FOR_SIZE.length - 1)]!

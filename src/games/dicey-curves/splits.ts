import { ALL_DICE, CHIPS_FOR_SIZE, KEPT_VALUES } from './board.ts'
import { bestSize, type Group, groups } from './combos.ts'
import type { Dice } from './state.ts'

// For bots: dice as one number, and how they are best split into Combos.

/** How many unused dice show 1, 2, 3, 4, 5, whatever their colour, as the digits of one number. */
export type Pool = number

const BASE = ALL_DICE + 1
const UNITS = Array.from({ length: KEPT_VALUES }, (_, i) => BASE ** i)

export function poolOf({ white, green }: Dice): Pool {
  let pool = 0
  for (let i = 0; i < KEPT_VALUES; i++) pool += (white[i]! + green[i]!) * UNITS[i]!
  return pool
}

/** The pool with one more die that shows a value from 1 to 5. */
export const withDie = (pool: Pool, value: number): Pool => pool + UNITS[value - 1]!

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

const known = new Map<Pool, Facts>()

export function factsOf(pool: Pool): Facts {
  const made = known.get(pool)
  if (made) return made
  const all = groups(diceIn(pool)).map(({ dice }) => ({ size: dice.length, rest: without(pool, dice) }))
  const facts = { splits: bestOfEachSize(all), range: rangeOf(all), chips: chipsFor(bestSize(diceIn(pool))) }
  known.set(pool, facts)
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

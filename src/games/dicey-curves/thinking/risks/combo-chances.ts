import { ALL_DICE, KEPT_VALUES, SIDES } from '../../board.ts'
import { bestSize, setsWithin } from '../../rules/combos.ts'

// DC-20 Every die that stays shows 1 to 5, each equally likely, however often it was thrown again; what the 6s change is
// only how many dice there are in the end. So the colours of the dice do not matter here, and chances are exact.

/** How many dice show each value. */
export type Counts = readonly number[]

const SIX = 1 / SIDES
const VALUE = 1 / KEPT_VALUES

const totals = new Map<string, readonly number[]>()

/** DC-20 By number of dice: the chance that so many lie there in the end when `thrown` of `inPlay` dice are thrown. */
export function totalChances(thrown: number, inPlay: number): readonly number[] {
  const key = `${thrown} ${inPlay}`
  const found = totals.get(key) ?? countTotals(thrown, inPlay)
  totals.set(key, found)
  return found
}

function countTotals(thrown: number, inPlay: number): readonly number[] {
  const chances = new Array<number>(ALL_DICE + 1).fill(0)
  if (inPlay === ALL_DICE) return chances.with(ALL_DICE, 1)
  for (let sixes = 0; sixes <= thrown; sixes++) {
    const more = Math.min(sixes, ALL_DICE - inPlay)
    const after =
      sixes === 0 ? chances.map((_, dice) => Number(dice === inPlay)) : totalChances(sixes + more, inPlay + more)
    for (const [dice, chance] of after.entries()) chances[dice]! += binomial(thrown, sixes) * chance
  }
  return chances
}

function binomial(dice: number, sixes: number): number {
  let ways = 1
  for (let i = 1; i <= sixes; i++) ways = (ways * (dice - sixes + i)) / i
  return ways * SIX ** sixes * (1 - SIX) ** (dice - sixes)
}

/** Dice that lie there as one number, a digit for each value; small numbers make the tables below small. */
type Lying = number

const BASE = ALL_DICE + 1
const UNITS = Array.from({ length: KEPT_VALUES }, (_, i) => BASE ** i)
const CODES = BASE ** KEPT_VALUES

const codeOf = (counts: Counts): Lying => counts.reduce((code, dice, i) => code + dice * UNITS[i]!, 0)
const countsOf = (lying: Lying): number[] => UNITS.map((unit) => Math.floor(lying / unit) % BASE)
const diceIn = (lying: Lying): number => countsOf(lying).reduce((dice, count) => dice + count, 0)

const NONE: Counts = UNITS.map(() => 0)
const sizes = new Uint8Array(CODES)

/** DC-50 More dice never make the best Combo smaller. */
function sizeOf(lying: Lying): number {
  sizes[lying] ||= bestSize({ white: countsOf(lying), green: [...NONE] })
  return sizes[lying]!
}

/** The chance to have a Combo of a size, for one who throws again for chips as well as can be. */
export class ComboChances {
  readonly #size: number
  /** By chips left: chances with dice that lie there, and by more dice that are still to come. */
  readonly #lying: Map<Lying, number>[] = []
  readonly #coming: Map<number, number>[] = []

  constructor(size: number) {
    this.#size = size
  }

  /** These dice lie there and so many others are thrown; so many chips are left to throw some of them again. */
  thrown(counts: Counts, dice: number, chips: number): number {
    const lying = codeOf(counts)
    return this.#thrown(lying, diceIn(lying), dice, chips)
  }

  #thrown(lying: Lying, here: number, dice: number, chips: number): number {
    let chance = 0
    for (const [total, share] of totalChances(dice, here + dice).entries())
      if (share > 0) chance += share * this.#with(lying, total - here, chips)
    return chance
  }

  /** So many more dice come to lie there. */
  #with(lying: Lying, more: number, chips: number): number {
    if (sizeOf(lying) >= this.#size) return 1
    if (more === 0) return chips === 0 ? 0 : this.#lyingThere(lying, chips)
    return kept(this.#coming, chips, lying * BASE + more, () => {
      let chance = 0
      for (const unit of UNITS) chance += VALUE * this.#with(lying + unit, more - 1, chips)
      return chance
    })
  }

  /** DC-22 The best of all sets of dice to throw again. */
  #lyingThere(lying: Lying, chips: number): number {
    return kept(this.#lying, chips, lying, () => {
      const here = diceIn(lying)
      let best = 0
      for (const set of setsWithin(countsOf(lying))) {
        if (set.length === 0) continue
        const rest = set.reduce((left, value) => left - UNITS[value - 1]!, lying)
        best = Math.max(best, this.#thrown(rest, here - set.length, set.length, chips - 1))
      }
      return best
    })
  }
}

function kept(known: Map<number, number>[], chips: number, key: number, count: () => number): number {
  known[chips] ??= new Map()
  const found = known[chips].get(key) ?? count()
  known[chips].set(key, found)
  return found
}

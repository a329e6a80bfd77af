import { DICE, isGoal, SPOT_NUMBERS, type Spot } from '../board.ts'
import type { Hand, Options, Step } from '../state.ts'
import { COLUMNS, diceIn, HANDS, UNITS } from './dice.ts'
import type { Plan } from './plan.ts'

/**
 * The outlooks of all hands from all spots. Few of them differ, so the big table holds small numbers, and what they
 * mean stands apart: random play spends most of its time waiting for memory.
 */
export interface Outlooks {
  /** Where the entries of a spot begin in `numbers`; they follow in the order of HANDS. */
  readonly rows: Int32Array
  readonly numbers: Uint16Array | Uint32Array
  /** MZ-9a By outlook: the most dice that can still be used. */
  readonly most: Uint8Array
  /** The steps of a move that can still use as many dice as possible. */
  readonly long: readonly (readonly Step[])[]
  /** MZ-9b The steps of a move that can no longer, and is lawful only if it ends in a goal. */
  readonly short: readonly (readonly Step[])[]
}

/** The number of the outlook of a hand from a spot. */
export const outlookOf = ({ rows, numbers }: Outlooks, spot: Spot, hand: Hand): number =>
  numbers[rows[spot]! + COLUMNS[hand]!]!

/** MZ-9a Both readings of "as far as possible". */
export function outlooksOf(plan: Plan, steps: readonly Step[]): Readonly<Record<Options['distance'], Outlooks>> {
  const reach = reached(plan)
  const lists = listing(steps)
  const goalward: Allows = ({ next }) => reach.home[next] === 1
  const longest: Allows = (use, most) => goalward(use, most) || reach.most[use.next]! + 1 === most
  const every: Allows = () => true
  return {
    'most-dice': tabulated(plan, reach, lists, longest, goalward),
    'never-stop-early': tabulated(plan, reach, lists, every, every),
  }
}

/** One step with one die, and the entry it leads to. */
interface Use {
  readonly to: Spot
  readonly next: number
}

/** MZ-3 Every step from a spot whose colour is on a die of the hand. */
function usesOf({ ahead, colours }: Plan, rows: Int32Array, spot: Spot, hand: Hand): Use[] {
  const uses: Use[] = []
  for (const to of ahead[spot]!) {
    const colour = colours[to]!
    if (diceIn(hand, colour) > 0) uses.push({ to, next: rows[to]! + COLUMNS[hand - UNITS[colour]!]! })
  }
  return uses
}

interface Reach {
  readonly rows: Int32Array
  readonly most: Uint8Array
  /** Whether a goal can be reached, or has been. */
  readonly home: Uint8Array
}

/** What a step leads to is always known already, for a hand stands behind all that it holds. */
function reached(plan: Plan): Reach {
  const rows = rowsOf(plan)
  const most = new Uint8Array(plan.spots.length * HANDS.length)
  const home = new Uint8Array(plan.spots.length * HANDS.length)
  for (const goal of plan.spots.filter(isGoal)) home.fill(1, rows[goal], rows[goal]! + HANDS.length)
  for (const [column, hand] of HANDS.entries())
    for (const spot of plan.spots)
      for (const { next } of usesOf(plan, rows, spot, hand)) {
        const at = rows[spot]! + column
        most[at] = Math.max(most[at]!, most[next]! + 1)
        home[at]! |= home[next]!
      }
  return { rows, most, home }
}

function rowsOf({ spots }: Plan): Int32Array {
  const rows = new Int32Array(SPOT_NUMBERS)
  for (const [row, spot] of spots.entries()) rows[spot] = row * HANDS.length
  return rows
}

interface Listing {
  readonly lists: readonly (readonly Step[])[]
  readonly longer: (list: number, to: Spot) => number
}

/** Each list is made once, and found by the list it goes on from. None is frozen, for V8 reads frozen arrays slowly. */
function listing(steps: readonly Step[]): Listing {
  const lists: (readonly Step[])[] = [[]]
  const numbers = new Map<number, number>()
  const longer = (list: number, to: Spot): number => {
    const key = list * SPOT_NUMBERS + to
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, lists.length)
    return lists.push([...lists[list]!, steps[to]!]) - 1
  }
  return { lists, longer }
}

/** Whether a step belongs to a list, if `most` dice can be used. */
type Allows = (use: Use, most: number) => boolean

function tabulated(plan: Plan, reach: Reach, { lists, longer }: Listing, isLong: Allows, isShort: Allows): Outlooks {
  const distinct = numbering()
  const numbers = new Uint32Array(plan.spots.length * HANDS.length)
  for (const spot of plan.spots)
    for (const [column, hand] of HANDS.entries()) {
      const at = reach.rows[spot]! + column
      const most = reach.most[at]!
      let long = 0
      let short = 0
      for (const use of usesOf(plan, reach.rows, spot, hand)) {
        if (isLong(use, most)) long = longer(long, use.to)
        if (isShort(use, most)) short = longer(short, use.to)
      }
      numbers[at] = distinct.numberOf(most, long, short)
    }
  return {
    rows: reach.rows,
    numbers: distinct.found.length <= 2 ** 16 ? Uint16Array.from(numbers) : numbers,
    most: Uint8Array.from(distinct.found, ({ most }) => most),
    long: distinct.found.map(({ long }) => lists[long]!),
    short: distinct.found.map(({ short }) => lists[short]!),
  }
}

/** More lists than any board of the allowed size has. */
const LISTS = 2 ** 24

/** Equal outlooks have one number. */
function numbering() {
  const found: { readonly most: number; readonly long: number; readonly short: number }[] = []
  const numbers = new Map<number, number>()
  const numberOf = (most: number, long: number, short: number): number => {
    const key = (long * LISTS + short) * (DICE + 1) + most
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, found.length)
    return found.push({ most, long, short }) - 1
  }
  return { found, numberOf }
}

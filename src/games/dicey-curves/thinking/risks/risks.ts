import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Risk, Risks } from '../../../../engine/risk.ts'
import { KEPT_VALUES } from '../../board.ts'
import { bestSize, counts } from '../../rules/combos.ts'
import { comingRoll } from '../../rules/turn.ts'
import type { ActionOf, DiceyCurves, View } from '../../state.ts'
import { say } from '../../telling/say.ts'
import { ComboChances, type Counts } from './combo-chances.ts'

/** What may come of a move. */
export const risks: Risks<DiceyCurves>['of'] = (view, seat, [action]) => {
  if (action?.kind === 'reroll') return ofThrow(view, rerolled(view, seat, action))
  return action?.kind === 'pass' && top(view).kind === 'window' ? ofComingRoll(view, seat) : []
}

/** The Combos one hopes for; smaller ones nearly always come. */
const SIZES = [3, 4, 5]
/** More chips than this are hardly ever spent on one roll. */
const MOST_CHIPS = 2

const chances = new Map(SIZES.map((size) => [size, new ComboChances(size)]))

/** Dice that are thrown, what lies beside them, and the chips left to throw again. */
interface Throw {
  readonly lying: Counts
  readonly dice: number
  readonly chips: number
}

/** DC-22 */
function rerolled(view: View, seat: Seat, { white, green }: ActionOf<'reroll'>): Throw {
  const lying = counts(view.dice)
  for (const value of [...white, ...green]) lying[value - 1]!--
  return { lying, dice: white.length + green.length, chips: view.chips[seat]! - 1 }
}

/** DX-15 Whoever rolls next, as things stand. */
function ofComingRoll(view: View, seat: Seat): Risk[] {
  const coming = comingRoll(view)
  if (coming?.seat !== seat) return []
  const lying = new Array<number>(KEPT_VALUES).fill(0)
  return ofThrow(
    { ...view, dice: { white: lying, green: lying } },
    { lying, dice: coming.dice, chips: view.chips[seat]! },
  )
}

/** Combos larger than what lies there now, with no more chips and with as many as one may want to spend. */
function ofThrow(view: View, thrown: Throw): Risk[] {
  const sizes = SIZES.filter((size) => size > bestSize(view.dice))
  const spent = [...new Set([0, Math.min(MOST_CHIPS, thrown.chips)])]
  return sizes.flatMap((size) => spent.map((chips) => comboOf(size, chips, thrown)))
}

const comboOf = (size: number, chips: number, { lying, dice }: Throw): Risk => ({
  kind: 'hope',
  what: say('risk.combo', { size, chips }),
  chance: chances.get(size)!.thrown(lying, dice, chips),
})

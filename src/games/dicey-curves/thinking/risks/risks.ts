import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Risk, Risks } from '../../../../engine/risk.ts'
import { FEWEST_FIRST_DICE, KEPT_VALUES, WHITE_DICE } from '../../board.ts'
import { chipsToBuy } from '../../rules/chips.ts'
import { bestSize, counts } from '../../rules/combos.ts'
import { carsOf, isRacing, trackGraph } from '../../rules/race.ts'
import { comingRoll } from '../../rules/turn.ts'
import type { ActionOf, DiceyCurves, View } from '../../state.ts'
import { say } from '../../telling/say.ts'
import { ComboChances, type Counts } from './combo-chances.ts'

/** What may come of a move. */
export const risks: Risks<DiceyCurves>['of'] = (view, seat, [action]) => {
  if (action?.kind === 'reroll') return ofThrow(view, rerolled(view, seat, action))
  if (action?.kind === 'end') return ofNextTurn(view, seat, view.chips[seat]!)
  if (action?.kind === 'buy') return ofNextTurn(view, seat, view.chips[seat]! + chipsToBuy(view, seat))
  return action?.kind === 'pass' && top(view).kind === 'window' ? ofComingRoll(view, seat) : []
}

/** The Combos one hopes for; smaller ones nearly always come. */
const SIZES = [3, 4, 5]
/** More chips than this are hardly ever spent on one roll. */
const MOST_CHIPS = 2
const NO_DICE: Counts = new Array<number>(KEPT_VALUES).fill(0)

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
  const bare = { ...view, dice: { white: [...NO_DICE], green: [...NO_DICE] } }
  return ofThrow(bare, { lying: NO_DICE, dice: coming.dice, chips: view.chips[seat]! })
}

/** DC-37 The Combo for the Gate before which a car stands, with each number of chips; or the Combos that fresh dice make. */
function ofNextTurn(view: View, seat: Seat, chips: number): Risk[] {
  if (!isRacing(view, seat)) return []
  const thrown = { lying: NO_DICE, dice: freshDice(view, seat), chips }
  const gates = gatesBefore(view, seat)
  const spent = Array.from({ length: 1 + Math.min(MOST_CHIPS, chips) }, (_, i) => i)
  const hopes =
    gates.length > 0
      ? gates.flatMap((size) => spent.map((some) => comboOf(size, some, thrown)))
      : SIZES.map((size) => comboOf(size, 0, thrown))
  return hopes.map(({ what, ...hope }) => ({ ...hope, what: say('risk.next', { what }), isComing: true }))
}

/** DC-20, DX-15 */
const freshDice = ({ danger }: View, seat: Seat): number =>
  Math.max(FEWEST_FIRST_DICE, WHITE_DICE - (danger?.cubes[seat] ?? 0))

function gatesBefore(view: View, seat: Seat): number[] {
  const { gateOf, gateSize } = trackGraph(view)
  const sizes = carsOf(view, seat).map((car) => gateSize[gateOf[view.cars[car]!]!]!)
  return SIZES.filter((size) => sizes.includes(size))
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

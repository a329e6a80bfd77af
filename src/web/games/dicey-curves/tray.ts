import { top } from '../../../engine/frames.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { SIDES, WHITE_DICE } from '../../../games/dicey-curves/board.ts'
import { comingRoll } from '../../../games/dicey-curves/rules/turn.ts'
import type { DiceyCurves, View } from '../../../games/dicey-curves/state.ts'
import type { Fall } from '../../../table/fall.ts'
import type { Tray, TrayDie } from '../play.ts'
import { type Die, diceOf } from './selection.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`dicey-curves.${key}`, values)

const sidesOf = (colour: Die['colour']): string[] => Array.from({ length: SIDES }, (_, i) => `${colour}-${i + 1}`)

const SIDES_OF = { white: sidesOf('white'), green: sidesOf('green') }

const dieOf = ({ id, colour, value }: Die, thrown: boolean): TrayDie => ({
  id,
  sides: SIDES_OF[colour],
  up: `${colour}-${value}`,
  thrown,
  name: say(`die.${colour}`, { value }),
})

const unrolled = (colour: Die['colour'], count: number): TrayDie[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${colour}-new-${i}`,
    sides: SIDES_OF[colour],
    up: null,
    thrown: false,
    name: say(`die.${colour}-unrolled`),
  }))

/** The unused dice, and those about to be rolled. */
export function tray(view: View): Tray {
  const frame = top(view)
  const lying = diceOf(view).map((die) => dieOf(die, false))
  const due = frame.kind === 'roll' ? [...unrolled('white', frame.white), ...unrolled('green', frame.green)] : []
  const dice = [...lying, ...due]
  return [group(dice.length > 0 || isDriving(view) ? dice : expected(view))]
}

/** DX-15 The dice of the coming roll, as far as they are known. */
function expected(view: View): TrayDie[] {
  const dice = comingRoll(view)?.dice ?? WHITE_DICE
  return [...unrolled('white', Math.min(dice, WHITE_DICE)), ...unrolled('green', Math.max(0, dice - WHITE_DICE))]
}

const isDriving = (view: View): boolean => ['turn', 'drive', 'repair'].includes(top(view).kind)

/** Dice that stayed, then those that fell. */
export function thrown({ outcome, before }: Fall<DiceyCurves>): Tray | null {
  if (outcome.kind !== 'roll') return null
  const fell = (colour: Die['colour']) =>
    outcome[colour].map((value, i) => dieOf({ id: `${colour}-new-${i}`, colour, value }, true))
  return [group([...diceOf(before).map((die) => dieOf(die, false)), ...fell('white'), ...fell('green')])]
}

const group = (dice: readonly TrayDie[]) => ({ id: 'dice', title: say('tray.dice'), dice, room: 0, rule: 'DC-20' })

import type { ActionOf, Car, View } from '../../../games/dicey-curves/state.ts'
import { actionsOf, type Choices, type Die, same, valuesOf } from './selection.ts'

// What can still be made of the picked dice, found among the legal actions.

/** Whether one list of values, from low to high, is part of another. */
function isPartOf(part: readonly number[], whole: readonly number[]): boolean {
  let found = 0
  for (const value of whole) if (value === part[found]) found++
  return found === part.length
}

/** The Combos and Singles that a car can use and that contain the picked dice, the largest first. */
export function combosOf(choices: Choices, picked: readonly Die[], car: Car | null, power: boolean): number[][] {
  const moves = actionsOf(choices, 'move').filter((move) => move.car === car && move.power === power)
  const fitting = moves.map(({ dice }) => dice).filter((dice) => isPartOf(valuesOf(picked), dice))
  return fitting.map((dice) => [...dice]).sort((a, b) => b.length - a.length || a[0]! - b[0]!)
}

const MOST_SUGGESTED = 8

/** A handful of Combos, every size among them; a Single is a tap on its die, so it is suggested only where nothing else is. */
export function suggested(combos: readonly number[][]): readonly number[][] {
  const real = combos.filter(({ length }) => length > 1)
  if (real.length === 0) return combos.slice(0, MOST_SUGGESTED)
  const ofEachSize = real.filter(({ length }, i) => real.findIndex((other) => other.length === length) === i)
  const chosen = [...ofEachSize, ...real.filter((combo) => !ofEachSize.includes(combo))].slice(0, MOST_SUGGESTED)
  return real.filter((combo) => chosen.includes(combo))
}

/** The dice that make a Combo, those already picked first, then white before green. */
export function diceFor(combo: readonly number[], dice: readonly Die[], picked: readonly Die[]): Die[] {
  const rest = [...picked, ...dice.filter((die) => !picked.includes(die))]
  return combo.flatMap((value) => {
    const found = rest.findIndex((die) => die.value === value)
    return found < 0 ? [] : rest.splice(found, 1)
  })
}

export function rerollOf(choices: Choices, dice: readonly Die[]): ActionOf<'reroll'> | null {
  const white = valuesOf(dice.filter(({ colour }) => colour === 'white'))
  const green = valuesOf(dice.filter(({ colour }) => colour === 'green'))
  return actionsOf(choices, 'reroll').find((action) => same(action.white, white) && same(action.green, green)) ?? null
}

/** What one picked green die can be set to. */
export function changesOf(choices: Choices, dice: readonly Die[]): ActionOf<'change'>[] {
  const [die, ...more] = dice
  if (!die || more.length > 0 || die.colour !== 'green') return []
  return actionsOf(choices, 'change').filter(({ from }) => from === die.value)
}

/** Whether this is the moment for Danger cards. */
export const isDangerTime = ({ frames }: View): boolean =>
  frames.some(({ kind }) => kind === 'window' || kind === 'swap')

export const canSuperSize = (choices: Choices): boolean => actionsOf(choices, 'super-size').length > 0

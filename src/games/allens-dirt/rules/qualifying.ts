import type { Seat } from '../../../engine/game.ts'
import { freeze } from '../../../engine/values.ts'
import type { Chart, Dice } from '../state.ts'

export const totalOf = (dice: Dice): number => dice[0] + dice[1]

export const emptyChart = (seats: number): Chart => freeze(Array.from({ length: seats }, () => []))

export const charted = (chart: Chart, seat: Seat, [a, b]: Dice): Chart =>
  freeze(chart.map((rolls, i) => (i === seat ? [...rolls, [a, b] as const] : rolls)))

/** Which of the first `rolls` rolls decide between two drivers, the higher first; 0 where they are equal. */
function compareRolls(chart: Chart, a: Seat, b: Seat, rolls: number): number {
  for (let i = 0; i < rolls; i++) {
    const difference = totalOf(chart[b]![i]!) - totalOf(chart[a]![i]!)
    if (difference !== 0) return difference
  }
  return 0
}

/** AD-2 The highest first; where rolls are equal, the re-roll decides. */
export const ranking = (chart: Chart): Seat[] =>
  [...chart.keys()].sort((a, b) => compareRolls(chart, a, b, Math.min(chart[a]!.length, chart[b]!.length)))

/** Every place is worth a re-roll: the ties that matter in qualifying. */
export const EVERY_PLACE = 0

/**
 * AD-2 Who rolls next: everybody once, then those who are tied, the highest tie first; null when no tie is left. With
 * `places`, only ties about who is among the first so many are broken.
 */
export function nextToRoll(chart: Chart, places = EVERY_PLACE): Seat | null {
  const unseen = chart.findIndex((rolls) => rolls.length === 0)
  if (unseen >= 0) return unseen
  const open = [...chart.keys()].filter((seat) => isTied(chart, seat, places))
  if (open.length === 0) return null
  const fewest = Math.min(...open.map((seat) => chart[seat]!.length))
  const next = open.filter((seat) => chart[seat]!.length === fewest)
  return next.sort((a, b) => compareRolls(chart, a, b, fewest))[0]!
}

/** Who was ahead before the latest roll is still ahead, with fewer rolls; who has yet to roll again is not tied yet. */
function isTied(chart: Chart, seat: Seat, places: number): boolean {
  const rolls = chart[seat]!.length
  let equal = 0
  let better = 0
  for (let other = 0; other < chart.length; other++) {
    if (other === seat) continue
    const difference = compareRolls(chart, seat, other, Math.min(rolls, chart[other]!.length))
    if (difference > 0) better++
    else if (difference === 0 && chart[other]!.length >= rolls) equal++
  }
  return equal > 0 && (places === EVERY_PLACE || (better < places && places <= better + equal))
}

import { type Entry, isOutcome } from '../../../engine/game.ts'
import { moves, type Speed, settings } from '../../settings/settings.ts'

/** How long to wait before somebody who is not on this page acts, given what happened last. */
export type Pace = (last: Entry | null, isSameTurn: boolean) => number

/** How long dice are in the air, and how long they then lie still before anything comes of it. */
export const ROLLING = 800
const LANDED = 450

/** How long the others take before they act. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1150, fast: 450, instant: 0 }

const STEP = 0.5

const showsThrows = (): boolean => moves() && settings().speed !== 'instant'

export const rolling = (): number => (showsThrows() ? ROLLING : 0)
export const landed = (): number => (settings().speed === 'fast' ? LANDED / 2 : LANDED)

/** Nobody acts before the dice lie still and could be read; one step of a turn follows another more quickly. */
export function pace(last: Entry | null, isSameTurn: boolean): number {
  const pause = PAUSES[settings().speed] * (isSameTurn ? STEP : 1)
  return last && isOutcome(last) && showsThrows() ? pause + rolling() + landed() : pause
}

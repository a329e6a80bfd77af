import type { Ending } from '../../../engine/ending.ts'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { type Check, EFFECTS, effectOf, RACERS, SIDES, SNAKE_EYES } from '../board.ts'
import { isFinished, running } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import type { AllensDirt, Chart, Dice, State } from '../state.ts'

/** Each car rolls, is asked and stops; then all of them meet on one spot, and everybody rolls twice. */
const ENTRIES_WITHOUT_A_MOVE = 3 * RACERS + 3 * RACERS

/**
 * AD-5, AD-6a All moves are made but behind a car, and of the cars on an oval not all can be behind one: every round
 * somebody goes forward, while no roll spins or sends back a car.
 */
export const ENDING: Ending<AllensDirt> = {
  measure: (state) => running(state).reduce((sum, seat) => sum + columnsLeft(state, seat), 0),
  patience: () => ENTRIES_WITHOUT_A_MOVE,
  isKind: (state, { dice }) => isKindInRace(state, dice),
}

function columnsLeft(state: State, seat: Seat): number {
  const { board, options } = state.table
  const all = options.laps * board.columns
  if (isFinished(state, seat)) return 0
  return state.grid.length === 0 ? all + board.grid.rows : all - state.position[seat]!
}

function isKindInRace({ frames, chart }: State, dice: Dice): boolean {
  const { kind, seat } = top({ frames }) as { readonly kind: string; readonly seat: Seat }
  if (kind === 'qualifying') return isUntied(chart, seat, dice)
  if (kind === 'movement') return totalOf(dice) > SNAKE_EYES
  return !(kind in EFFECTS) || [0, 1].every((bonus) => isMild(kind as Check, totalOf(dice) + bonus))
}

/** AD-3 The pole sitter may add one. */
const isMild = (check: Check, total: number): boolean => ['half-speed', 'nothing'].includes(effectOf(check, total))

const TOTALS = 2 * SIDES - 1

/** AD-2 Nobody has rolled the same in the same place of the chart, or all totals are taken there. */
export function isUntied(chart: Chart, seat: Seat, dice: Dice): boolean {
  const place = chart[seat]!.length
  const rivals = new Set(chart.flatMap((rolls) => (rolls[place] ? [totalOf(rolls[place])] : [])))
  return !rivals.has(totalOf(dice)) || rivals.size === TOTALS
}

import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { inRaceOrder, running } from '../../../games/allens-dirt/rules/order.ts'
import { type Flag, LINE, type View } from '../../../games/allens-dirt/state.ts'

/** The flag that the starter shows. */
export type Signal = 'green' | 'yellow' | 'red' | 'white' | 'chequered'

/** The last flag, as long as somebody has not yet left the line since. */
export function restartFlag({ incidents, order, lane, position, start, table }: View): Flag | null {
  const last = incidents.findLast((incident) => incident.kind === 'flag')
  const line = start.lap * table.board.columns
  return last && order.some((seat) => lane[seat] === LINE && position[seat] === line) ? last : null
}

export function flagOf(view: View): Signal {
  const { laps, table } = view
  if (top(view).kind === 'over' || laps.length === table.options.laps) return 'chequered'
  const flag = restartFlag(view)
  if (flag) return flag.colour
  return lapOf(view) === table.options.laps ? 'white' : 'green'
}

/** The lap of whoever leads. */
export const lapOf = ({ laps, table }: View): number => Math.min(laps.length + 1, table.options.laps)

/** Who runs where; who is out comes last. */
export function orderOf(view: View): readonly Seat[] {
  const frame = top(view)
  return frame.kind === 'over' ? frame.order : [...inRaceOrder(view, running(view)), ...view.retired]
}

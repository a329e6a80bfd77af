import type { Risks } from '../../../../engine/risk.ts'
import { inRaceOrder, running } from '../../rules/order.ts'
import type { AllensDirt } from '../../state.ts'
import { say } from '../../telling/say.ts'

/** AD-4a The place in race order, and the columns to the finish. */
export const standing: Risks<AllensDirt>['standing'] = (state, seat) => {
  const place = 1 + inRaceOrder(state, running(state)).indexOf(seat)
  const left = state.table.options.laps * state.table.board.columns - state.position[seat]!
  return [
    { what: say('standing.place', { place }), amount: place, better: 'less' },
    { what: say('standing.left', { left }), amount: left, better: 'less' },
  ]
}

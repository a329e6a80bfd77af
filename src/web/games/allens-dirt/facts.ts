import type { Seat } from '../../../engine/game.ts'
import { lapsOf } from '../../../games/allens-dirt/rules/order.ts'
import { FINISHED, PITS, RETIRED, type View } from '../../../games/allens-dirt/state.ts'
import type { Fact } from '../play.ts'
import { orderOf } from './race.ts'
import { say } from './say.ts'

/** A car's place, or what matters more about it; those who listen hear both. */
export function factOf(view: View, seat: Seat, number: number): Fact {
  const place = view.grid.length > 0 ? orderOf(view).indexOf(seat) + 1 : 0
  const { kind, laps: behind } = markOf(view, seat)
  const mark = say(`mark.said.${kind}`, { laps: behind })
  return {
    id: 'place',
    short: kind === 'none' ? say('fact.short', { place }) : say(`mark.${kind}`, { laps: behind }),
    meaning: say('fact', { number, place, laps: lapsOf(view, seat), mark }),
    rule: 'AD-4',
  }
}

interface Mark {
  readonly kind: string
  readonly laps: number
}

/** The one thing to know about a car. */
function markOf(view: View, seat: Seat): Mark {
  const lane = view.lane[seat]
  const laps = Math.max(...view.order.map((other) => lapsOf(view, other))) - lapsOf(view, seat)
  if (view.grid.length === 0) return { kind: 'none', laps }
  if (lane === RETIRED) return { kind: 'out', laps }
  if (lane === FINISHED) return { kind: 'finished', laps }
  if (view.halfSpeed[seat]) return { kind: 'half', laps }
  if (lane === PITS) return { kind: 'pits', laps }
  if (laps > 1) return { kind: 'down', laps: laps - 1 }
  return { kind: view.bonus && view.grid[0] === seat ? 'pole' : 'none', laps }
}

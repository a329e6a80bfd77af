import type { Result, Seat } from './game.ts'

/** Those who share the first place share the win. */
export function shareOfWin({ places }: Result, seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
}

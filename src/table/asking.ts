import type { Seat, Silence } from '../engine/game.ts'

/** When somebody wants to be asked where to say nothing is an answer: always, if something hit them, before their own turn. */
export const ASKINGS = ['always', 'hit', 'turn'] as const

export type Asking = (typeof ASKINGS)[number]

/** By what everybody knows alone: whoever holds something is asked like whoever holds nothing. */
export function isAsked(asking: Asking, seat: Seat, { turn, hit }: Silence): boolean {
  if (asking === 'turn') return turn === seat
  return asking === 'always' || hit.includes(seat)
}

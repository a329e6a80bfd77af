import { useEffect, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import type { Company, HeardClocks } from '../table/store/live/live-table.ts'

const SECOND = 1000

/** What a seat has left in milliseconds, as it was heard; null where nobody waits for it. */
function leftOf({ window, seats }: HeardClocks, seat: Seat, isAsked: boolean): number | null {
  const { decision, reserve } = seats[seat]!
  if (decision !== null) return decision + reserve
  return window !== null && isAsked ? window : null
}

const isWaitedFor = ({ store }: Company, seat: Seat): boolean => {
  const waiting = store?.isSeen ? store.snapshot().waiting : null
  return waiting?.kind === 'seats' && waiting.seats.includes(seat)
}

/** The whole seconds that a seat still has; null where no time runs for it. */
export function useSeconds(company: Company, seat: Seat): number | null {
  const { clocks } = company
  const left = clocks && leftOf(clocks, seat, isWaitedFor(company, seat))
  const [now, setNow] = useState(0)
  const isRunning = left !== null
  useEffect(() => {
    if (!isRunning) return
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), SECOND / 2)
    return () => clearInterval(timer)
  }, [isRunning])
  if (left === null) return null
  const passed = Math.max(0, now - clocks!.heard)
  return Math.max(0, Math.ceil((left - passed) / SECOND))
}

/** The seat of this page that is waited for, or its first one. */
export const ownSeat = (company: Company): Seat | null => {
  const own = seatsOf(company.standing, company.guest)
  return own.find((seat) => isWaitedFor(company, seat)) ?? own[0] ?? null
}

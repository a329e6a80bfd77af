import { useEffect, useRef } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Expected, TablePlan } from '../../protocol/live/plan.ts'
import type { Standing } from '../../protocol/live/standing.ts'
import type { Company } from '../table/store/live/live-table.ts'
import type { Look } from './SeatLine.tsx'

const HOSTING = 'paddock.hosting'

/** Whoever opens a table means to sit there. */
export function willSit(code: string): void {
  try {
    sessionStorage.setItem(HOSTING, code)
  } catch {
    // Where nothing can be kept, the host sits down by hand.
  }
}

function wantsToSit(code: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(HOSTING) === code
    sessionStorage.removeItem(HOSTING)
    return isWanted
  } catch {
    return false
  }
}

/** Takes a seat for whoever opened the table or comes from the one before, once. */
export function useSitFirst({ head, standing, guest }: Company, sit: (seat: Seat, look?: Look) => void): void {
  const isAsked = useRef(false)
  const isFull = !standing.holders.includes(null)
  useEffect(() => {
    if (isAsked.current || isFull) return
    isAsked.current = true
    if (!wantsToSit(head.code)) return
    const seat = seatFor(standing, head.plan, guest)
    sit(seat, head.plan.expected?.[seat]?.guest === guest ? lookOf(head.plan.expected[seat]) : {})
  })
}

/** Where somebody is expected; otherwise a free seat where nobody else is, if there is one. */
function seatFor({ holders }: Standing, { expected = [] }: TablePlan, guest: string): Seat {
  const free = [...holders.keys()].filter((seat) => !holders[seat])
  return free.find((seat) => expected[seat]?.guest === guest) ?? free.find((seat) => !expected[seat]) ?? free[0]!
}

const lookOf = ({ colour, number }: Expected): Look => ({ colour, ...(number === undefined ? {} : { number }) })

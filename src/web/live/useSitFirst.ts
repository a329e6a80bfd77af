import { useEffect, useRef } from 'react'
import type { Company } from '../table/store/live/live-table.ts'

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

/** Takes the first seat for the host, once. */
export function useSitFirst({ head, standing }: Company, sit: (seat: number) => void): void {
  const isAsked = useRef(false)
  const free = standing.holders.indexOf(null)
  useEffect(() => {
    if (isAsked.current || free < 0) return
    isAsked.current = true
    if (wantsToSit(head.code)) sit(free)
  })
}

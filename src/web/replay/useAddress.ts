import { useEffect } from 'react'

/** Browsers refuse an address that changes too often. */
const WAIT = 250

/** The address of the page follows what is shown, without a step of the history for each moment. */
export function useAddress(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', path), WAIT)
    return () => clearTimeout(timer)
  }, [path])
}

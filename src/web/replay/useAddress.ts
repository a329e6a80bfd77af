import { useEffect } from 'react'

/** Browsers refuse an address that changes too often. */
const WAIT = 250

/** The address of the page follows what is shown, without a step of the history for each moment. */
export function useAddress(path: string): void {
  useEffect(() => {
    const here = window.location.pathname
    const follow = (): void => {
      // Somebody may have turned to another page that is still on its way.
      if (window.location.pathname === here) window.history.replaceState(window.history.state, '', path)
    }
    const timer = setTimeout(follow, WAIT)
    return () => clearTimeout(timer)
  }, [path])
}

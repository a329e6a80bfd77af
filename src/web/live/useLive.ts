import { useEffect, useSyncExternalStore } from 'react'
import { rememberServed } from '../browser/served.ts'
import type { LineState } from '../table/store/live/line.ts'
import type { Company, LiveTable } from '../table/store/live/live-table.ts'
import { liveTable } from './live-tables.ts'

interface Live {
  readonly live: LiveTable
  readonly state: LineState
  /** Null until the table was found. */
  readonly company: Company | null
}

/** A table on the server, for as long as somebody looks at it. */
export function useLive(code: string): Live {
  const live = liveTable(code)
  const company = useSyncExternalStore(live.subscribe, live.company)
  const state = useSyncExternalStore(live.subscribe, () => live.state)
  useEffect(() => {
    live.start()
    return live.stop
  }, [live])
  useEffect(() => {
    if (state === 'here') rememberServed()
  }, [state])
  useWaking(live.wake)
  return { live, state, company }
}

/** A device that was asleep, or a network that was gone, is back. */
function useWaking(wake: () => void): void {
  useEffect(() => {
    const wakeIfSeen = () => document.visibilityState === 'visible' && wake()
    window.addEventListener('online', wake)
    window.addEventListener('pageshow', wake)
    document.addEventListener('visibilitychange', wakeIfSeen)
    return () => {
      window.removeEventListener('online', wake)
      window.removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', wakeIfSeen)
    }
  }, [wake])
}

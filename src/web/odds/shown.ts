import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { adviceIn, NOTHING, type Odds, type Reading } from './odds.ts'

const Showing = createContext<Odds | null>(null)

/** Inside, choices show their chances. */
export const ShowOdds = Showing.Provider

/** Null where nobody wants to see odds, or nobody may. */
export const useOddsShown = (): Odds | null => useContext(Showing)

const never = () => () => undefined
const nothing = () => NOTHING

export const useReading = (odds: Odds | null): Reading =>
  useSyncExternalStore(odds?.subscribe ?? never, odds?.reading ?? nothing)

/** The same until something else is advised, or all is known: what is read aloud does not begin anew with every figure. */
export function useAdvised(reading: Reading): Reading {
  const [kept, keep] = useState(reading)
  const isNews = adviceIn(reading) !== adviceIn(kept)
  if (isNews) keep(reading)
  return isNews ? reading : kept
}

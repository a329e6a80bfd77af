import { createContext, useContext, useSyncExternalStore } from 'react'
import { NOTHING, type Odds, type Reading } from './odds.ts'

const Showing = createContext<Odds | null>(null)

/** Inside, choices show their chances. */
export const ShowOdds = Showing.Provider

/** Null where nobody wants to see odds, or nobody may. */
export const useOddsShown = (): Odds | null => useContext(Showing)

const never = () => () => undefined
const nothing = () => NOTHING

export const useReading = (odds: Odds | null): Reading =>
  useSyncExternalStore(odds?.subscribe ?? never, odds?.reading ?? nothing)

import { createContext, useContext, useSyncExternalStore } from 'react'

export type Moves = readonly (readonly { readonly kind: string }[])[]

/** What is known by now of the best of some moves: for the eye, and for the ear. */
export interface KnownChance {
  readonly brief: string
  readonly said: string
  readonly worth: number
  readonly isBest: boolean
}

/** The chances to win of what can be done now. */
export interface Chances {
  subscribe(listener: () => void): () => void
  /** Another one whenever something more is known. */
  reading(): unknown
  of(moves: Moves): KnownChance | null
}

const UNKNOWN: Chances = { subscribe: () => () => undefined, reading: () => null, of: () => null }

const Known = createContext(UNKNOWN)

/** Inside, boards show what is known. */
export const KnowChances = Known.Provider

/** Null where nothing is known, or nobody wants to know. */
export function useChance(moves: Moves): KnownChance | null {
  const chances = useContext(Known)
  useSyncExternalStore(chances.subscribe, chances.reading)
  return chances.of(moves)
}

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

const LEGIBLE = 0.85
const LARGEST = 1.8

/** How large a mark is drawn on a board of which a unit takes so many pixels. */
export const markScale = (pixels: number): number => Math.min(LARGEST, Math.max(1, LEGIBLE / pixels))

/** Null where nothing is known, or nobody wants to know. */
export function useChance(moves: Moves): KnownChance | null {
  const chances = useContext(Known)
  useSyncExternalStore(chances.subscribe, chances.reading)
  return chances.of(moves)
}

import { useEffect, useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { DangerKind } from '../../../games/dicey-curves/board.ts'
import type { Car, Space, View } from '../../../games/dicey-curves/state.ts'
import { actionsOf, type Choices, costs, movableCars } from './selection.ts'

/** What somebody has picked so far, before anything is done. */
export interface Picks {
  readonly dice: readonly string[]
  readonly car: Car | null
  readonly power: boolean
  readonly tool: 'green' | 'reroll' | 'juke' | 'control' | null
  readonly danger: DangerKind | null
  readonly handOpen: boolean
  /** The aimed use of a Danger card, as text. */
  readonly aimed: string | null
  readonly barrels: readonly Space[]
  /** A space with cubes that may be taken or passed by. */
  readonly fork: Space | null
}

const NOTHING: Picks = {
  dice: [],
  car: null,
  power: false,
  tool: null,
  danger: null,
  handOpen: false,
  aimed: null,
  barrels: [],
  fork: null,
}

export type OnPick = (change: Partial<Picks> | null) => void

/** Picks are about one moment: they are forgotten when dice, hand or the one who decides change. */
export function usePicks(view: View): readonly [Picks, OnPick] {
  const moment = momentOf(view)
  const [held, setHeld] = useState({ moment, picks: NOTHING })
  const picks = held.moment === moment ? held.picks : NOTHING
  return [picks, (change) => setHeld({ moment, picks: change ? { ...picks, ...change } : NOTHING })]
}

/** A window stays the same moment while somebody draws a card in it. */
export function momentOf(view: View): string {
  const frame = view.frames.find(({ kind }) => kind === 'window') ?? top(view)
  const seat = 'seat' in frame ? frame.seat : ''
  const boost = frame.kind === 'turn' ? frame.boost : ''
  const car = frame.kind === 'drive' ? view.cars[frame.car] : ''
  return [frame.kind, seat, boost, car, view.dice.white, view.dice.green, view.danger?.hand ?? ''].join()
}

/** The picked car; else the one driven last, if it goes on for nothing; else the first that costs least. */
export function carOf(view: View, choices: Choices, picked: Car | null, last: Car | null): Car | null {
  const cars = movableCars(view, choices)
  if (picked !== null && cars.includes(picked)) return picked
  if (last !== null && cars.includes(last) && costs(view, last, false).length === 0) return last
  return cars.toSorted((a, b) => costs(view, a, false).length - costs(view, b, false).length)[0] ?? null
}

/** Where cubes lie on the way that may be taken or passed by, a drive halts, and the panel asks. */
export function useHalt(choices: Choices, onFork: (space: Space) => void) {
  const halt = useRef<Space | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel asks once, when the drive has come there
  useEffect(() => {
    const ways = actionsOf(choices, 'step').filter(({ to }) => to === halt.current)
    if (ways.length > 1) onFork(ways[0]!.to)
    if (choices.length > 0) halt.current = null
  }, [choices])
  return (space: Space | null) => {
    halt.current = space
  }
}

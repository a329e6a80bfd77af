import { useEffect, useState } from 'react'
import { best, type Decision, keyOf, Odds, type Patience, type Reading } from '../odds/odds.ts'
import { useReading } from '../odds/shown.ts'
import { ask, risksOf } from '../table/store/thinker.ts'

/** Nobody waits for a clock here: the same position gets the same figures on every device. */
const UNHURRIED: Patience = { within: 0.01, budget: Number.POSITIVE_INFINITY, settling: Number.POSITIVE_INFINITY }

/** What the moves of a decision are worth, thought about from the moment it is shown. */
export function usePondered(decision: Decision): Reading {
  const [odds] = useState(() => new Odds({ ask, risksOf }, UNHURRIED))
  useEffect(() => {
    odds.consider(decision)
    return () => odds.consider(null)
  }, [odds, decision])
  return useReading(odds)
}

/** What a move gives away; null before all are judged. */
export function lostBy(reading: Reading, actions: readonly { readonly kind: string }[]): number | null {
  const own = reading.chances.get(keyOf(actions))
  const [first] = best(reading, 1)
  return reading.isDone && own && first ? Math.max(0, first.chance.worth - own.worth) : null
}

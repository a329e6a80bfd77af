import { useEffect, useMemo, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Told } from '../../../table/story.ts'
import { settings } from '../../settings/settings.ts'
import type { Shown } from './presenter.ts'
import { linesOf, type Missed, Recaller } from './recap.ts'

/** What happened since the last turn of the one who is to act, for whoever may have missed it. */
export interface Recap {
  readonly lines: readonly Told[]
  /** Whose recap it is, and the first entry after that seat's own last turn. */
  readonly seat: Seat
  readonly from: number
  /** Whether that seat has not acted before. */
  readonly isFirst: boolean
  readonly dismiss: () => void
}

const NOTHING_MISSED = { seat: 0, from: 0 }
/** What had less of its time than this was too quick to be read. */
const READABLE = 0.3

/** Whoever was away for so many milliseconds may have missed something. */
const AWAY = 8000

export function useRecap({ snapshot }: Shown, ownTurn: Seat | null): Recap {
  const [recaller] = useState(() => new Recaller())
  const [missed, setMissed] = useState<Missed | null>(null)
  const returns = useReturns(recaller)
  const { told, own, hurrying, tempo, throwDue, handOver } = snapshot
  const turn = handOver === null ? ownTurn : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a return is a moment of its own
  useEffect(() => {
    const isQuick = hurrying || tempo < READABLE || settings().speed === 'fast'
    const due = recaller.notice({ told, ownTurn: turn, throwDue, isQuick, isShared: own.length > 1 })
    if (due) setMissed(due)
  }, [recaller, told, turn, throwDue, hurrying, tempo, own.length, returns])
  const isTurn = missed !== null && missed.seat === turn
  const lines = useMemo(() => (isTurn ? linesOf(told, missed) : []), [told, missed, isTurn])
  const { seat, from } = missed ?? NOTHING_MISSED
  return { lines, seat, from, isFirst: from === 0, dismiss: () => setMissed(null) }
}

/** How often somebody came back to this page after a while. */
function useReturns(recaller: Recaller): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    let since = Number.POSITIVE_INFINITY
    const onChange = () => {
      if (document.visibilityState === 'hidden') since = Date.now()
      else if (Date.now() - since > AWAY) {
        recaller.returned()
        setReturns((count) => count + 1)
      }
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [recaller])
  return returns
}

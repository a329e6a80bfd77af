import { useEffect, useRef, useState } from 'react'
import type { Play } from '../../games/play.ts'
import type { Snapshot } from '../store/table-store.ts'
import { type Caption, captionOf, type Standing, standingOf } from './caption.ts'

/** Of so many that came last one is worth a caption, for whoever opens a table. */
const FEW = 6

/** What just happened, long enough to be read. */
export function useCaption(play: Play, { told }: Snapshot): Caption | null {
  const [standing, setStanding] = useState<Standing>(() => ({ caption: captionOf(play, told.latest(FEW)), since: 0 }))
  const heard = useRef(told.length)
  useEffect(() => {
    const fresh = captionOf(play, told.since(heard.current))
    heard.current = told.length
    const now = performance.now()
    if (fresh) setStanding((before) => standingOf(before, fresh, now))
  }, [play, told])
  const { caption } = standing
  return caption && caption.index < told.length ? caption : null
}

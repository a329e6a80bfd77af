import { useEffect } from 'react'
import { seatsOf } from '../../protocol/live/standing.ts'
import { openMatch } from '../../protocol/match.ts'
import { LIBRARY } from '../games/index.ts'
import { playedGame } from '../history/played.ts'
import { Recorder, type Recording } from '../history/recorder.ts'
import { dropGame, isKnown, keepGame } from '../history/shelf.ts'
import { tell } from '../history/useRecord.ts'
import type { Company, LiveTable } from '../table/store/live/live-table.ts'
import { CLOCK } from '../table/store/page-clock.ts'

/** Keeps what came of a live table in the history of this device, if somebody here sat at it. */
export function useLiveRecord(live: LiveTable, store: NonNullable<Company['store']>): void {
  useEffect(() => {
    const recording = async () => recordingOf(live, store)
    return new Recorder({ store, clock: CLOCK, recording, onTrouble: () => undefined }).attend()
  }, [live, store])
}

const recordingOf = (live: LiveTable, store: NonNullable<Company['store']>): Recording => ({
  ended: (isLive) => ended(live, store, isLive),
  takenBack: () => dropGame(store.id),
})

async function ended(live: LiveTable, store: NonNullable<Company['store']>, isLive: boolean) {
  const { standing, guest, head } = live.company()!
  const own = seatsOf(standing, guest)
  if (own.length === 0 || (!isLive && isKnown(store.id))) return null
  const opened = await openMatch(await store.record().catch(() => null), LIBRARY)
  if (!opened.ok) return null
  const kept = { id: store.id, begun: head.created, touched: store.touched, own }
  const played = await playedGame(opened.match, kept, await tell(store.game.id))
  return played ? keepGame(played) : null
}

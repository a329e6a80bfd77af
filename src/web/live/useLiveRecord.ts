import { useEffect } from 'react'
import { seatsOf } from '../../protocol/live/standing.ts'
import { type Match, openMatch } from '../../protocol/match.ts'
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
  await secretOf(live)
  const opened = await openMatch(await store.record().catch(() => null), LIBRARY)
  if (!opened.ok) return null
  const kept = { id: store.id, begun: head.created, touched: store.touched, own, ...(await fixedIn(opened.match)) }
  const played = await playedGame(opened.match, kept, await tell(store.game.id))
  if (played?.fixed !== undefined) await keepHere(opened.match, store.id)
  return played ? keepGame(played) : null
}

/** When the secret of the dice is published: at rated tables a moment after the end. */
function secretOf(live: LiveTable): Promise<void> {
  const isPublished = () => live.company()!.standing.secret !== null
  if (isPublished()) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = live.subscribe(() => {
      if (!isPublished()) return
      leave()
      resolve()
    })
  })
}

/** How many rolls were fixed, if all were. */
async function fixedIn(match: Match): Promise<{ readonly fixed?: number }> {
  const { judged } = await import('../fair/useVerdict.ts')
  const verdict = await judged(match, () => true)
  return verdict?.kind === 'fair' ? { fixed: verdict.rolls } : {}
}

/** So that it can be looked at and checked without the server. */
async function keepHere(match: Match, id: string): Promise<void> {
  const { keepEnded } = await import('../table/store/tables.ts')
  await keepEnded(match, id)
}

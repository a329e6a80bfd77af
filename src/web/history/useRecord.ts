import { useEffect } from 'react'
import { boxOf } from '../games/index.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { CLOCK } from '../table/store/page-clock.ts'
import { Recorder, type Recording } from './recorder.ts'

export const tell = async (game: string) => (await boxOf(game)?.tale()) ?? null

const recordingOf = async (store: LocalTable): Promise<Recording> => {
  const { ended, takenBack } = await import('./keep.ts')
  return { ended: (isLive) => ended(store, isLive, tell), takenBack: () => takenBack(store) }
}

/** Keeps what came of a table when it ends, and takes it back when its end is taken back. */
export function useRecord(store: LocalTable | null): void {
  useEffect(() => {
    if (!store) return
    const recording = () => recordingOf(store)
    return new Recorder({ store, clock: CLOCK, recording, onTrouble: store.noteHistory }).attend()
  }, [store])
}

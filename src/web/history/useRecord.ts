import { useEffect } from 'react'
import type { LocalTable } from '../table/store/local-table.ts'

const recording = () => import('./keep.ts')

/** Keeps what came of a table when it ends, and takes it back when its end is taken back. */
export function useRecord(store: LocalTable | null): void {
  useEffect(() => {
    if (!store) return
    let wasOver = false
    const look = (isLive: boolean) => {
      const isOver = store.snapshot().result !== null
      if (isOver !== wasOver)
        recording().then(({ ended, takenBack }) => (isOver ? ended(store, isLive) : takenBack(store)))
      wasOver = isOver
    }
    look(false)
    return store.subscribe(() => look(true))
  }, [store])
}

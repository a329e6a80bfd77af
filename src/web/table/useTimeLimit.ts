import { useEffect } from 'react'
import { same } from '../../engine/values.ts'
import type { Play } from '../games/play.ts'
import type { Snapshot, TableStore } from './store.ts'

const SECOND = 1000

/** Acts for a silent seat of this page once the table's own time limit has run out. */
export function useTimeLimit(store: TableStore, play: Play, { view, choices }: Snapshot) {
  const limit = play.limit?.(view) ?? null
  const due = limit && choices.find(({ action }) => same(action, limit.action))
  const seat = due?.seat
  const seconds = limit?.seconds
  const action = due?.action
  useEffect(() => {
    if (seat === undefined || seconds === undefined || action === undefined) return
    const timer = setTimeout(() => store.act(seat, action), seconds * SECOND)
    return () => clearTimeout(timer)
  }, [store, seat, seconds, action])
}

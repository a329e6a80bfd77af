import { useEffect } from 'react'
import { same } from '../../../engine/values.ts'
import type { Play } from '../../games/play.ts'
import type { Snapshot, TableStore } from '../store/table-store.ts'

const SECOND = 1000

/** Acts for a silent seat of this page once the table's own time limit has run out. */
export function useTimeLimit(store: TableStore, play: Play, { view, choices }: Snapshot) {
  const silence = play.game.silence(view)
  const due = silence && choices.find(({ action }) => same(action, silence.action))
  const seat = due?.seat
  const seconds = silence?.seconds ?? null
  const action = due?.action
  useEffect(() => {
    if (seat === undefined || seconds === null || action === undefined) return
    const timer = setTimeout(() => store.act(seat, action), seconds * SECOND)
    return () => clearTimeout(timer)
  }, [store, seat, seconds, action])
}

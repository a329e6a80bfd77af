import { useLocation } from 'wouter'
import { replayPath } from '../../paths.ts'
import type { TableStore } from '../store/table-store.ts'

/** Shows a match again; one that this browser does not keep is opened like a file, and only when it is over. */
export function useReplay(store: TableStore): ((at?: number) => void) | null {
  const [, go] = useLocation()
  if (!store.isElsewhere) return (at) => go(replayPath(store.game.id, store.id, at))
  if (store.snapshot().result === null) return null
  return async () => {
    const [record, { recordFile }, { handIn }] = await Promise.all([
      store.record(),
      import('../../replay/write-file.ts'),
      import('../../replay/hand-in.ts'),
    ])
    handIn(recordFile(store.game, record))
    go('/open')
  }
}

import { useLocation } from 'wouter'
import { give } from '../../browser/give.ts'
import type { Play } from '../../games/play.ts'
import { replayPath } from '../../paths.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import style from './LogTools.module.css'
import { findLatest } from '../store/open.ts'
import type { TableStore } from '../store/store.ts'

interface LogToolsProps {
  readonly store: TableStore
  readonly play: Play
}

/** What one may do with all that happened: see it again, or keep it as a file. */
export function LogTools({ store, play }: LogToolsProps) {
  const words = useWords()
  const [, go] = useLocation()
  const save = async () => {
    const found = findLatest(store.id)
    const [{ matchFile }, { reelOf }] = await Promise.all([
      import('../../replay/write-file.ts'),
      import('../../replay/reel.ts'),
    ])
    const reel = found.kind === 'table' ? reelOf(play, found.saved) : null
    if (reel) give(matchFile(reel))
  }
  return (
    <div className={style.tools}>
      <IconButton
        icon="play"
        label={words('web.table.replay')}
        onClick={() => go(replayPath(store.game.id, store.id))}
      />
      <IconButton icon="save" label={words('web.table.save')} onClick={save} />
    </div>
  )
}

import { useLocation } from 'wouter'
import { give } from '../../browser/give.ts'
import { replayPath } from '../../paths.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import type { TableStore } from '../store/table-store.ts'
import style from './LogTools.module.css'

interface LogToolsProps {
  readonly store: TableStore
}

/** What one may do with all that happened: see it again, or keep it as a file. */
export function LogTools({ store }: LogToolsProps) {
  const words = useWords()
  const [, go] = useLocation()
  const save = async () => {
    const [record, { recordFile }] = await Promise.all([store.record(), import('../../replay/write-file.ts')])
    give(recordFile(store.game, record))
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

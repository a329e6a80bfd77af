import { give } from '../../browser/give.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import type { TableStore } from '../store/table-store.ts'
import style from './LogTools.module.css'
import { useReplay } from './useReplay.ts'

interface LogToolsProps {
  readonly store: TableStore
}

/** What one may do with all that happened: see it again, or keep it as a file. */
export function LogTools({ store }: LogToolsProps) {
  const words = useWords()
  const replay = useReplay(store)
  const save = async () => {
    const [record, { recordFile }] = await Promise.all([store.record(), import('../../replay/write-file.ts')])
    give(recordFile(store.game, record))
  }
  return (
    <div className={style.tools}>
      {replay && <IconButton icon="play" label={words('web.table.replay')} onClick={() => replay()} />}
      <IconButton icon="save" label={words('web.table.save')} onClick={save} />
    </div>
  )
}

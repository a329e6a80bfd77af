import { useState } from 'react'
import { give, jsonFile } from '../browser/give.ts'
import { POSITIONS } from '../practice/browser-positions.ts'
import { keepSolved, solved } from '../practice/solved.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { PickFile } from '../ui/PickFile.tsx'
import { useWords, type Words } from '../words/words.tsx'
import { type HistoryFile, type ReadHistory, readBlob, written } from './file.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'
import { addGames, MOST } from './shelf.ts'

interface KeepPartProps {
  readonly games: readonly PlayedGame[]
  readonly onAdded: () => void
  readonly onClear: () => void
}

/** The history as a file, and the end of it. */
export function KeepPart({ games, onAdded, onClear }: KeepPartProps) {
  const words = useWords()
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const add = async (file: File) => {
    const found = await readBlob(file)
    if (found.ok) await addPractice(found)
    setSaid(added(words, found))
    onAdded()
  }
  const clear = () => {
    void POSITIONS.clear()
    onClear()
  }
  const save = async () => give(jsonFile('paddock-history.json', written({ games, ...(await practised()) })))
  return (
    <section className={style.part} aria-labelledby="keep">
      <h2 id="keep">{words('web.history.keep')}</h2>
      <p className={style.note}>{words('web.history.keep.note')}</p>
      <div className={style.ways}>
        {games.length > 0 && <Button onClick={save}>{words('web.history.keep.export')}</Button>}
        <PickFile onFile={add}>{words('web.history.keep.import')}</PickFile>
        {games.length > 0 && (
          <Button look="quiet" icon="bin" onClick={() => setAsking(true)}>
            {words('web.history.keep.clear')}
          </Button>
        )}
      </div>
      <p role="status" data-said>
        {said}
      </p>
      {isAsking && <ClearDialog count={games.length} onClear={clear} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** What the practice pages keep goes along. */
const practised = async () => ({ practice: await POSITIONS.all(), days: solved() })

async function addPractice({ practice, days }: HistoryFile): Promise<void> {
  keepSolved(days)
  await POSITIONS.add(practice)
}

function added(words: Words, found: ReadHistory): string {
  if (!found.ok) return words(`web.history.keep.fault.${found.why}`, { where: found.where })
  const { added: count, known, left, trouble } = addGames(found.games)
  if (trouble) return words(`web.history.keep.${trouble}`, { left })
  const said = words('web.history.keep.added', { added: count, known })
  return left === 0 ? said : `${said} ${words('web.history.keep.left', { left, most: MOST })}`
}

interface ClearDialogProps {
  readonly count: number
  readonly onClear: () => void
  readonly onClose: () => void
}

function ClearDialog({ count, onClear, onClose }: ClearDialogProps) {
  const words = useWords()
  const clear = () => {
    onClose()
    onClear()
  }
  return (
    <Dialog title={words('web.history.keep.clear.title')} onClose={onClose}>
      <div className={style.asked}>
        <p>{words('web.history.keep.clear.why', { count })}</p>
        <div className={style.ways}>
          <Button look="main" icon="bin" onClick={clear}>
            {words('web.history.keep.clear.yes')}
          </Button>
          <Button onClick={onClose}>{words('web.history.keep.clear.no')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

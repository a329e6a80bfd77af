import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { read, write } from '../browser/shelf-space.ts'
import type { Trouble } from '../browser/trouble.ts'
import { saveAll } from '../browser/unsaved.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import style from './Notices.module.css'
import { start, takeUpdate, useReadiness } from './readiness.ts'
import { WORDS } from './words.ts'

/** Keeps the page for times without a network, and says in a corner what is worth knowing about that. */
export function Notices() {
  useEffect(() => {
    start()
  }, [])
  return (
    <PartSpoken part="offline" english={WORDS}>
      <Notice />
    </PartSpoken>
  )
}

function Notice() {
  const { hasUpdate, isNew } = useReadiness()
  const [isLater, setLater] = useState(false)
  const [path] = useLocation()
  const isAtTable = path.startsWith('/table/')
  if (hasUpdate && !isLater) return <Update isAtTable={isAtTable} onLater={() => setLater(true)} />
  return isNew && !isAtTable ? <WorksOffline /> : null
}

interface UpdateProps {
  readonly isAtTable: boolean
  readonly onLater: () => void
}

/** A table that cannot be saved is not given up without a word. */
function Update({ isAtTable, onLater }: UpdateProps) {
  const words = useWords()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const update = async () => {
    const found = trouble ? null : await saveAll()
    if (found) setTrouble(found)
    else takeUpdate()
  }
  return (
    <aside className={style.notice} aria-label={words('web.offline.notice')} data-notice="update">
      <p role="status">
        <strong>{words('web.offline.update')}</strong>{' '}
        {isAtTable && words(trouble ? 'web.offline.update.unsaved' : 'web.offline.update.table')}
      </p>
      <div className={style.ways}>
        <Button onClick={update}>{words(trouble ? 'web.offline.update.anyway' : 'web.offline.update.now')}</Button>
        <Button look="quiet" onClick={onLater}>
          {words('web.offline.update.later')}
        </Button>
      </div>
    </aside>
  )
}

const TOLD = 'paddock.told-offline'
const LONG_ENOUGH = 8000

/** Said once in the life of this browser's store; it stands in the settings for good. */
function WorksOffline() {
  const words = useWords()
  const [isShown, setShown] = useState(() => read(TOLD) !== true)
  useEffect(() => {
    if (!isShown) return
    write(TOLD, true)
    const timer = setTimeout(() => setShown(false), LONG_ENOUGH)
    return () => clearTimeout(timer)
  }, [isShown])
  if (!isShown) return null
  return (
    <aside className={`${style.notice} ${style.brief}`} aria-label={words('web.offline.notice')} data-notice="new">
      <p role="status">{words('web.offline.new')}</p>
      <IconButton icon="close" label={words('web.close')} onClick={() => setShown(false)} />
    </aside>
  )
}

import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Watcher } from '../../engine/game.ts'
import { keepsSecrets, recordFor } from '../../protocol/match.ts'
import { matchText } from '../../protocol/match-text.ts'
import { give } from '../browser/give.ts'
import buttons from '../ui/Button.module.css'
import { Button, IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import { linkPath, pack } from './link.ts'
import { ownEyes, type Reel } from './reel.ts'
import style from './Tools.module.css'

interface ToolsProps {
  readonly reel: Reel
  readonly at: number
  readonly watcher: Watcher
  readonly onWatcher: (watcher: Watcher) => void
  readonly onWhatIf: () => void
  readonly onFair: () => void
  /** Where the match is looked through. */
  readonly reviewPath: string
}

/** What one may do with a moment: look with other eyes, go on otherwise, send it, keep it. */
export function Tools({ reel, at, watcher, onWatcher, onWhatIf, onFair, reviewPath }: ToolsProps) {
  const words = useWords()
  const [note, setNote] = useNote()
  const { game, table, result } = reel.match.timeline
  const copyLink = async () => setNote(words(`web.replay.link.${await copied(reel, at)}`))
  const save = async () => {
    const { recordFile } = await import('./write-file.ts')
    const file = recordFile(game, recordFor(reel.match, ownEyes(reel)))
    give(file)
    setNote(words('web.replay.file.saved', { name: file.name }))
  }
  const hasEyes = game.hides(table.options) && result !== null
  return (
    <div className={style.tools} data-eyes={hasEyes}>
      {hasEyes && <EyesField reel={reel} watcher={watcher} onWatcher={onWatcher} />}
      {!keepsSecrets(reel.match) && (
        <Button icon="fork" className={style.fork} onClick={onWhatIf}>
          {words('web.what-if')}
        </Button>
      )}
      <Link
        href={reviewPath}
        className={buttons.icon}
        aria-label={words('web.replay.review')}
        title={words('web.replay.review')}
      >
        <Icon name="chart" />
      </Link>
      {reel.match.head.proof && <IconButton icon="seal" label={words('web.replay.fair')} onClick={onFair} />}
      <IconButton icon="link" label={words('web.replay.link')} onClick={copyLink} />
      <IconButton icon="save" label={words('web.replay.file')} onClick={save} />
      <p role="status" className={style.note}>
        {note}
      </p>
    </div>
  )
}

/** How long a note can be read, in milliseconds. */
const READING = 8000

function useNote(): [string, (note: string) => void] {
  const [note, setNote] = useState('')
  useEffect(() => {
    if (note === '') return
    const timer = setTimeout(() => setNote(''), READING)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote]
}

/** A link that holds the match, or why there is none: one for this browser alone would fail everywhere else. */
async function copied(reel: Reel, at: number): Promise<'whole' | 'too-long' | 'secret' | 'failed'> {
  if (keepsSecrets(reel.match)) return 'secret'
  const packed = await pack(matchText(reel.play.game, recordFor(reel.match, null)))
  if (packed === null) return 'too-long'
  try {
    await navigator.clipboard.writeText(window.location.origin + linkPath(packed, at))
    return 'whole'
  } catch {
    return 'failed'
  }
}

/** When the game is over, every hand may be looked into. */
function EyesField({ reel, watcher, onWatcher }: Pick<ToolsProps, 'reel' | 'watcher' | 'onWatcher'>) {
  const words = useWords()
  return (
    <label className={style.eyes}>
      <span className={style.whose}>{words('web.replay.eyes')}</span>
      <select
        value={watcher ?? ''}
        onChange={({ target }) => onWatcher(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words('web.replay.eyes.all')}</option>
        {reel.match.head.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import { change, useSettings } from '../settings/settings.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import style from './Hint.module.css'

/** A first-game hint; read once, it never comes back. */
export function Hint({ hint }: { readonly hint: string | null }) {
  const words = useWords()
  const { hintsRead } = useSettings()
  if (hint === null || hintsRead.includes(hint)) return null
  return (
    <aside className={style.hint} aria-label={words('web.hint')} data-hint={hint}>
      <p>{words(hint)}</p>
      <Button look="quiet" onClick={() => change({ hintsRead: [...hintsRead, hint] })}>
        {words('web.hint.read')}
      </Button>
    </aside>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useOnline } from '../browser/useOnline.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { useWords } from '../words/words.tsx'
import buttons from './Button.module.css'
import { IconButton } from './Button.tsx'
import style from './Frame.module.css'
import { Icon } from './Icon.tsx'

interface FrameProps {
  /** For the page's title; the home page has none of its own. */
  readonly title?: string
  readonly children: ReactNode
}

/** What every page but the table has around it. */
export function Frame({ title, children }: FrameProps) {
  const words = useWords()
  const isOnline = useOnline()
  const [settles, setSettles] = useState(false)
  useEffect(() => {
    document.title = title ? words('web.title.page', { page: title }) : words('web.title.home')
  }, [title, words])
  return (
    <div className={style.frame}>
      <header className={style.header}>
        <Link href="/" className={style.brand} aria-label={words('web.brand.home')}>
          <img src="/icon.svg" alt="" width="32" height="32" />
          <span aria-hidden="true">{words('web.brand')}</span>
        </Link>
        <div className={style.tools}>
          {!isOnline && <span className={style.offline}>{words('web.offline')}</span>}
          <Link href="/history" className={buttons.icon} aria-label={words('web.history')} title={words('web.history')}>
            <Icon name="history" />
          </Link>
          <IconButton icon="settings" label={words('web.settings')} onClick={() => setSettles(true)} />
        </div>
      </header>
      <main className={style.main}>{children}</main>
      {settles && <SettingsDialog onClose={() => setSettles(false)} />}
    </div>
  )
}

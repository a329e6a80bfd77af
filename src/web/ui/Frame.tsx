import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { useWords } from '../words/words.tsx'
import { IconButton } from './Button.tsx'
import style from './Frame.module.css'

interface FrameProps {
  /** For the page's title; the home page has none of its own. */
  readonly title?: string
  readonly children: ReactNode
}

/** What every page but the table has around it. */
export function Frame({ title, children }: FrameProps) {
  const words = useWords()
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
        <IconButton icon="settings" label={words('web.settings')} onClick={() => setSettles(true)} />
      </header>
      <main className={style.main}>{children}</main>
      {settles && <SettingsDialog onClose={() => setSettles(false)} />}
    </div>
  )
}

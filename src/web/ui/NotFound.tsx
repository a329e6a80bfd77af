import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/words.tsx'
import style from './NotFound.module.css'

interface NotFoundProps {
  /** What went wrong: a key into the words. */
  readonly why: 'link' | 'game' | 'missing' | 'newer' | 'broken' | 'mishap' | 'offline'
  readonly children?: ReactNode
}

/** Where a way ends: says why, and leads back. */
export function NotFound({ why, children }: NotFoundProps) {
  const words = useWords()
  useEffect(() => {
    document.title = words('web.title.page', { page: words(`web.lost.${why}.title`) })
  }, [why, words])
  return (
    <main className={style.page} data-lost={why}>
      <svg viewBox="0 0 240 120" className={style.picture} aria-hidden="true">
        <path d="M0 100h240" stroke="var(--line-strong)" strokeWidth="4" />
        <g fill="var(--asphalt)">
          <circle cx="60" cy="82" r="18" />
          <circle cx="96" cy="82" r="18" />
          <circle cx="78" cy="52" r="18" />
        </g>
        <g fill="var(--paper)">
          <circle cx="60" cy="82" r="8" />
          <circle cx="96" cy="82" r="8" />
          <circle cx="78" cy="52" r="8" />
        </g>
        <g transform="rotate(14 170 78)">
          <path d="M124 84c0-14 12-16 22-18l14-16h28l16 16c12 0 18 6 18 18Z" fill="var(--accent)" />
          <path d="M152 66l10-11h12v11zM180 55h6l10 11h-16z" fill="var(--paper)" />
          <circle cx="148" cy="86" r="12" fill="var(--ink)" />
          <circle cx="204" cy="86" r="12" fill="var(--ink)" />
          <circle cx="148" cy="86" r="5" fill="var(--paper)" />
          <circle cx="204" cy="86" r="5" fill="var(--paper)" />
        </g>
      </svg>
      <h1>{words(`web.lost.${why}.title`)}</h1>
      <p>{words(`web.lost.${why}`)}</p>
      <div className={style.ways}>
        {children}
        <Link href="/">{words('web.lost.home')}</Link>
      </div>
    </main>
  )
}

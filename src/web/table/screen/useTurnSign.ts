import { useEffect } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { useWords } from '../../words/words.tsx'

interface TurnSign {
  readonly game: string
  readonly ownTurn: Seat | null
  readonly active: Seat | null
  readonly sitters: readonly Sitter[]
  readonly isOver: boolean
}

const icon = (dot: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#b5400a"/><rect x="12" y="12" width="40" height="40" rx="9" fill="#fff7ea"/>${dot}</svg>`,
  )}`

const OWN = icon('<path d="M22 18l26 14-26 14z" fill="#b5400a"/>')
const OTHER = icon(
  '<g fill="#8a7763"><circle cx="21" cy="32" r="4"/><circle cx="32" cy="32" r="4"/><circle cx="43" cy="32" r="4"/></g>',
)

/** Whose turn it is, in the page's title and icon, for a tab in the background. */
export function useTurnSign({ game, ownTurn, active, sitters, isOver }: TurnSign): void {
  const words = useWords()
  const title = words(`${game}.title`)
  const name = active === null ? '' : sitters[active]!.name
  useEffect(() => {
    document.title = isOver
      ? words('web.title.over', { title })
      : words(ownTurn === null ? 'web.title.other' : 'web.title.own', { title, name })
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!
    const before = link.href
    link.href = ownTurn === null ? OTHER : OWN
    return () => {
      link.href = before
    }
  }, [title, name, ownTurn, isOver, words])
}

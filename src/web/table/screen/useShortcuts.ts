import { useEffect, useRef } from 'react'
import { settings } from '../../settings/settings.ts'

const TYPING = 'input, select, textarea, [contenteditable]'
const PRESSED_BY_SPACE = `${TYPING}, button, a, summary, [role="button"], [data-rove]`

/** What the page does on a key; the names are those of KeyboardEvent.key, letters small. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

function isForThePage({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return false
  if (target instanceof Element && target.closest(key === ' ' ? PRESSED_BY_SPACE : TYPING)) return false
  return settings().shortcuts || key === 'Escape'
}

/** Keys for the whole page, silent while a dialog is open or somebody types, and off when the settings say so. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isForThePage(event)) return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

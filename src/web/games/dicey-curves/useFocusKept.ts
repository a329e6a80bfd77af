import { type RefObject, useEffect, useRef } from 'react'

/** What somebody pressed by keyboard may be gone afterwards; then the focus goes to the next thing to do on the board. */
export function useFocusKept(panel: RefObject<HTMLElement | null>): void {
  const inside = useRef(false)
  useEffect(() => {
    const element = panel.current!.parentElement!
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (inside.current && isLost) focusOn(nextOf(element))
    const onFocus = () => {
      inside.current = element.contains(document.activeElement)
    }
    onFocus()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  })
}

const NEXT = ['[data-look="step"]', '[data-go]', '[data-look="end"]', '[data-combo]', '[data-rove]']

const nextOf = (element: HTMLElement): HTMLElement | null =>
  NEXT.map((selector) => element.querySelector<HTMLElement>(selector)).find((found) => found !== null) ?? null

/** What has just appeared is no stop of the keyboard yet. */
function focusOn(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '0')
  element?.focus({ preventScroll: true })
}

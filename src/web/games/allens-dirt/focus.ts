import { type RefObject, useEffect, useRef } from 'react'

/** A space that was pressed may be gone afterwards; whoever plays by keyboard goes on from the board, not from the top. */
export function useFocusKept(board: RefObject<HTMLElement | null>): void {
  const inside = useRef(false)
  useEffect(() => {
    const note = () => {
      // When the table is left, the board goes before the listener.
      inside.current = board.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [board])
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    queueMicrotask(() => {
      const next = board.current?.querySelector<SVGElement>('[data-rove][tabindex="0"]') ?? board.current
      next?.focus({ preventScroll: true })
    })
  })
}

/** Spaces come and go without the page around the board being drawn again; one of them is always a stop of the Tab key. */
export function useStop(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const all = [...board.current!.querySelectorAll('[data-rove]')]
    if (all.some((element) => element.getAttribute('tabindex') === '0')) return
    for (const element of all) element.setAttribute('tabindex', element === all[0] ? '0' : '-1')
  })
}

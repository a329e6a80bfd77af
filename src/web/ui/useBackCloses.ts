import { useEffect, useRef } from 'react'

// Back closes what lies over the page before it leaves the page. Whatever opens lies on an entry of the browser's
// history; one that was closed otherwise leaves its entry behind, and Back passes over that. To take the entry away at
// once would be a race with whatever opens next.

const OVER = { isOver: true }

const closers: (() => void)[] = []
/** Where something lay over the page at the last move; a link leads elsewhere from there, Back does not. */
let overPlace: string | null = null

const isOver = (): boolean => (window.history.state as Partial<typeof OVER> | null)?.isOver === true

function enter(): void {
  window.addEventListener('popstate', onMove)
  if (!isOver()) window.history.pushState(OVER, '')
  overPlace = window.location.href
}

function onMove(): void {
  const isBack = overPlace === window.location.href && !isOver()
  overPlace = isOver() ? window.location.href : null
  if (!isBack) return
  const close = closers.at(-1)
  if (!close) return window.history.back()
  if (closers.length > 1) enter()
  close()
}

export function useBackCloses(close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const closer = () => latest.current()
    enter()
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
    }
  }, [])
}

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Reachable = HTMLElement | SVGElement

const reachable = (container: Element): Reachable[] => [
  ...container.querySelectorAll<Reachable>('[data-rove]:not(:disabled)'),
]

/**
 * One stop of the Tab key for a whole board: arrows go from one element marked `data-rove` to the nearest in that
 * direction.
 */
export function useRoving(container: RefObject<Element | null>) {
  const current = useRef<Reachable | null>(null)
  useEffect(() => {
    const board = container.current!
    const arrange = () => {
      const all = reachable(board)
      const stop = all.find((element) => element === current.current) ?? all[0]
      for (const element of all) element.setAttribute('tabindex', element === stop ? '0' : '-1')
    }
    arrange()
    // A board may draw itself anew, or light what is there already, without the page around it.
    const observer = new MutationObserver(arrange)
    observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-rove', 'disabled'] })
    return () => observer.disconnect()
  }, [container])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const from = event.target as Reachable
    if (!step || !from.matches('[data-rove]')) return
    event.preventDefault()
    nearest(from, reachable(container.current!), step)?.focus()
  }
  const onFocus = ({ target }: { readonly target: EventTarget }) => {
    const element = target as Reachable
    if (!element.matches('[data-rove]')) return
    current.current?.setAttribute('tabindex', '-1')
    element.setAttribute('tabindex', '0')
    current.current = element
  }
  return { onKeyDown, onFocus }
}

/** The nearest one ahead; going sideways counts double. Where nothing lies ahead, the next in order. */
function nearest(from: Reachable, all: readonly Reachable[], [dx, dy]: readonly [number, number]) {
  const start = centre(from)
  const ahead = all
    .filter((element) => element !== from)
    .map((element) => {
      const { x, y } = centre(element)
      const along = (x - start.x) * dx + (y - start.y) * dy
      const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
      return { element, along, cost: along + 2 * across }
    })
    .filter(({ along }) => along > 1)
    .sort((a, b) => a.cost - b.cost)[0]
  return ahead?.element ?? all[(all.indexOf(from) + (dx + dy > 0 ? 1 : all.length - 1)) % all.length]
}

function centre(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

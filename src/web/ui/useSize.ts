import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room an element has, so that a drawing can use all of it. */
export function useSize(element: RefObject<Element | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current!
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element.current!)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}

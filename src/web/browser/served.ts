import { useEffect, useState } from 'react'
import { read, write } from './shelf-space.ts'

const KEY = 'paddock.served'

/** A server of live tables says so with the page; a page that was kept remembers it. */
function seemsServed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded?.serverTiming?.some(({ name }) => name === 'live') || read(KEY) === true
}

const isServed = (): Promise<boolean> =>
  fetch('/healthz')
    .then((reply) => reply.json())
    .then(
      ({ ok }) => ok === true,
      () => false,
    )

/** Whether a server answers here, so that friends can play from their own devices. */
export function useServed(): boolean {
  const [served, setServed] = useState(seemsServed)
  useEffect(() => {
    isServed().then((is) => {
      setServed(is)
      write(KEY, is)
    })
  }, [])
  return served
}

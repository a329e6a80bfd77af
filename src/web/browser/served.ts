import { useEffect, useState } from 'react'
import { read, write } from './shelf-space.ts'

const KEY = 'paddock.served'

/** A page that was kept is shown without its host: what was found out once is remembered. */
export const rememberServed = (): void => void write(KEY, true)

/** A server of live tables says with the page that there are some. */
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

/** Whether a server answers here, so that friends can play from their own devices. A mere host is not asked. */
export function useServed(): boolean {
  const [served, setServed] = useState(seemsServed)
  useEffect(() => {
    if (!seemsServed()) return
    isServed().then((is) => {
      setServed(is)
      if (is) rememberServed()
    })
  }, [])
  return served
}

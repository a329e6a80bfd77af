import { lazy, useEffect, useState } from 'react'

// The track is shown first; the hands-on parts come right after it, in a chunk of their own.

const parts = () => import('./parts.ts')

type Parts = Awaited<ReturnType<typeof parts>>

let arrived: Parts | null = null

/** The same parts for those who only ask them; null until they have come. If they never do, the lazy ones below say so. */
export function useParts(): Parts | null {
  const [known, setKnown] = useState(arrived)
  useEffect(() => {
    if (known) return
    const arrive = (came: Parts) => {
      arrived = came
      setKnown(came)
    }
    parts().then(arrive, () => undefined)
  }, [known])
  return known
}

export const Ahead = lazy(async () => ({ default: (await parts()).Ahead }))
export const Cars = lazy(async () => ({ default: (await parts()).Cars }))
export const Panel = lazy(async () => ({ default: (await parts()).Panel }))
export const GateLines = lazy(async () => ({ default: (await parts()).GateLines }))
export const GoButton = lazy(async () => ({ default: (await parts()).GoButton }))
export const Hazards = lazy(async () => ({ default: (await parts()).Hazards }))
export const Fan = lazy(async () => ({ default: (await parts()).Fan }))
export const Overview = lazy(async () => ({ default: (await parts()).Overview }))
export const Spotlight = lazy(async () => ({ default: (await parts()).Spotlight }))

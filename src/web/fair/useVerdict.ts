import { useEffect, useState } from 'react'
import { type Provable, type Verdict, verification } from '../../fair/verify.ts'

/** How long the page may be kept from being drawn, in milliseconds. */
const SLICE = 12

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Checks a match from its first roll on; null where nobody wants to know any more. */
export async function judged(match: Provable, isWanted: () => boolean): Promise<Verdict | null> {
  const steps = verification(match)
  let since = performance.now()
  while (isWanted()) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - since < SLICE) continue
    await breath()
    since = performance.now()
  }
  return null
}

/** Whether the dice of a match fell as they were fixed; null until that is known. */
export function useVerdict(match: Provable): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    let isWanted = true
    judged(match, () => isWanted).then((found) => found && setVerdict(found))
    return () => {
      isWanted = false
    }
  }, [match])
  return verdict
}

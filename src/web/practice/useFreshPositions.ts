import { useState } from 'react'
import { POSITIONS } from './browser-positions.ts'
import type { PracticePosition } from './positions.ts'

let latest: Promise<PracticePosition[]> | null = null

/** The positions as they are when a page is opened: what waits for them waits once. */
export function useFreshPositions(): Promise<PracticePosition[]> {
  const [positions] = useState(() => {
    latest ??= POSITIONS.all()
    return latest
  })
  return positions
}

/** The next page looks again. */
export function lookAgain(): void {
  latest = null
}

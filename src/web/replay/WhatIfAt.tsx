import { useMemo } from 'react'
import type { Play } from '../games/play.ts'
import { findLatest } from '../table/store/open.ts'
import { PartSpoken } from '../words/words.tsx'
import { reelOf } from './reel.ts'
import { WhatIfDialog } from './WhatIfDialog.tsx'
import { WORDS } from './words.ts'

interface WhatIfAtProps {
  /** The table, and how many of its entries are played. */
  readonly id: string
  readonly at: number
  readonly play: Play
  readonly onClose: () => void
}

/** Takes a table over at an earlier moment of its own. */
export function WhatIfAt({ id, at, play, onClose }: WhatIfAtProps) {
  const reel = useMemo(() => {
    const found = findLatest(id)
    return found.kind === 'table' ? reelOf(play, found.saved) : null
  }, [id, play])
  if (!reel) return null
  return (
    <PartSpoken part="replay" english={WORDS}>
      <WhatIfDialog reel={reel} at={at} onClose={onClose} />
    </PartSpoken>
  )
}

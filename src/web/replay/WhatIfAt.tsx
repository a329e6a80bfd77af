import { use, useMemo } from 'react'
import type { Play } from '../games/play.ts'
import { tableOf } from '../table/store/tables.ts'
import { PartSpoken } from '../words/words.tsx'
import type { Reel } from './reel.ts'
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
  const table = use(tableOf(id))
  const match = table.kind === 'open' ? table.store.match : null
  const reel = useMemo<Reel | null>(() => match && { play, match, id }, [id, play, match])
  if (!reel) return null
  return (
    <PartSpoken part="replay" english={WORDS}>
      <WhatIfDialog reel={reel} at={at} onClose={onClose} />
    </PartSpoken>
  )
}

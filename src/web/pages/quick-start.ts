import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Box } from '../games/index.ts'
import type { Edition } from '../games/sleeve.ts'
import { tablePath } from '../paths.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'

const QUICK_BOTS = 2

/** A full table, where the game needs one. */
export const quickBots = ({ seats }: Box): number => Math.max(QUICK_BOTS, seats.least - 1)

export interface QuickStart {
  readonly isOpening: boolean
  readonly playNow: () => void
}

/** One tap from here to a table with bots. */
export function useQuickStart(box: Box, edition: Edition | null): QuickStart {
  const words = useWords()
  const [, go] = useLocation()
  const { name } = useSettings()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const open = async () => {
    const [play, { startTable }, { quickAgreement }] = await Promise.all([
      box.open(),
      import('../table/store/tables.ts'),
      import('../table/store/new-table.ts'),
    ])
    const called = name.trim() || words('web.guest')
    const agreement = quickAgreement(play, called, quickBots(box), edition?.options ?? {})
    go(tablePath(box.id, await startTable(play, agreement)))
  }
  const playNow = () => {
    setOpening(true)
    open().catch((reason) => setFailure({ reason }))
  }
  return { isOpening, playNow }
}

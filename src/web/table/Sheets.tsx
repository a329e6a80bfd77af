import { lazy, Suspense } from 'react'
import type { Box } from '../games/index.ts'
import type { Play, Sitter } from '../games/play.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Log } from './Log.tsx'
import { LogTools } from './LogTools.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import { RecapDialog } from './Recap.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import type { Snapshot, TableStore } from './store.ts'
import type { Recap } from './useRecap.ts'
import type { Table } from './useTable.ts'

const WhatIfAt = lazy(() => import('../replay/WhatIfAt.tsx').then(({ WhatIfAt }) => ({ default: WhatIfAt })))
const EndScreen = lazy(async () => ({ default: (await import('../end/EndScreen.tsx')).EndScreen }))

/** What can lie over the table. */
export type Sheet =
  | 'log'
  | 'recap'
  | 'people'
  | 'settings'
  | 'keys'
  | 'end'
  | { readonly rule: string }
  | { readonly whatIf: number }

interface SheetsProps {
  readonly box: Box
  readonly sheet: Sheet | null
  readonly store: TableStore
  readonly play: Play
  readonly snapshot: Snapshot
  readonly table: Table
  readonly recap: Recap
  readonly onSheet: (sheet: Sheet | null) => void
  readonly onRematch: (sitters?: readonly Sitter[]) => void
}

export function Sheets({ sheet, box, store, play, snapshot, table, recap, onSheet, onRematch }: SheetsProps) {
  const words = useWords()
  const close = () => onSheet(null)
  if (sheet === null) return null
  if (sheet === 'settings') return <SettingsDialog onClose={close} />
  if (sheet === 'keys') return <KeysDialog onClose={close} />
  if (typeof sheet === 'object' && 'whatIf' in sheet)
    return (
      <Suspense>
        <WhatIfAt id={store.id} play={play} at={sheet.whatIf} onClose={close} />
      </Suspense>
    )
  if (typeof sheet === 'object') return <RuleDialog id={sheet.rule} game={store.game.id} onClose={close} />
  const { told, sitters, result } = snapshot
  const look = (index: number) => {
    table.look(index)
    close()
  }
  if (sheet === 'recap') return <RecapDialog recap={recap} onLook={look} onLog={() => onSheet('log')} onClose={close} />
  if (sheet === 'log')
    return (
      <Dialog title={words('web.log')} onClose={close}>
        <LogTools store={store} play={play} />
        <Log told={told} looking={table.looking} onLook={look} />
      </Dialog>
    )
  if (sheet === 'people') return <PeopleDialog store={store} play={play} sitters={sitters} onClose={close} />
  if (!result) return null
  return (
    <Suspense>
      <EndScreen box={box} store={store} play={play} snapshot={snapshot} onRematch={onRematch} onClose={close} />
    </Suspense>
  )
}

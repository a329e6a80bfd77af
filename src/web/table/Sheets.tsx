import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import type { Play } from '../games/play.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { EndDialog } from './EndDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Log } from './Log.tsx'
import { LogTools } from './LogTools.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import type { Snapshot, TableStore } from './store.ts'
import type { Table } from './useTable.ts'

const WhatIfAt = lazy(() => import('../replay/WhatIfAt.tsx').then(({ WhatIfAt }) => ({ default: WhatIfAt })))

/** What can lie over the table. */
export type Sheet =
  | 'log'
  | 'people'
  | 'settings'
  | 'keys'
  | 'end'
  | { readonly rule: string }
  | { readonly whatIf: number }

interface SheetsProps {
  readonly sheet: Sheet | null
  readonly store: TableStore
  readonly play: Play
  readonly snapshot: Snapshot
  readonly table: Table
  readonly onSheet: (sheet: Sheet | null) => void
  readonly onRematch: () => void
}

export function Sheets({ sheet, store, play, snapshot, table, onSheet, onRematch }: SheetsProps) {
  const words = useWords()
  const [, go] = useLocation()
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
  if (sheet === 'log') {
    const look = (index: number) => {
      table.look(index)
      close()
    }
    return (
      <Dialog title={words('web.log')} onClose={close}>
        <LogTools store={store} play={play} />
        <Log told={told} looking={table.looking} onLook={look} />
      </Dialog>
    )
  }
  if (sheet === 'people') return <PeopleDialog store={store} play={play} sitters={sitters} onClose={close} />
  if (!result) return null
  return (
    <EndDialog
      result={result}
      sitters={sitters}
      scoreOf={(seat) => play.facts(snapshot.view, seat, sitters)[0]?.meaning}
      onRematch={onRematch}
      onHome={() => go('/')}
      onClose={close}
    />
  )
}

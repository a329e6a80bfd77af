import { useLocation } from 'wouter'
import type { Play } from '../games/play.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { EndDialog } from './EndDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Log } from './Log.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import { RecapDialog } from './Recap.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import type { Snapshot, TableStore } from './store.ts'
import type { Recap } from './useRecap.ts'
import type { Table } from './useTable.ts'

/** What can lie over the table. */
export type Sheet = 'log' | 'recap' | 'people' | 'settings' | 'keys' | 'end' | { readonly rule: string }

interface SheetsProps {
  readonly sheet: Sheet | null
  readonly store: TableStore
  readonly play: Play
  readonly snapshot: Snapshot
  readonly table: Table
  readonly recap: Recap
  readonly onSheet: (sheet: Sheet | null) => void
  readonly onRematch: () => void
}

export function Sheets({ sheet, store, play, snapshot, table, recap, onSheet, onRematch }: SheetsProps) {
  const words = useWords()
  const [, go] = useLocation()
  const close = () => onSheet(null)
  if (sheet === null) return null
  if (sheet === 'settings') return <SettingsDialog onClose={close} />
  if (sheet === 'keys') return <KeysDialog onClose={close} />
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
        <Log told={told} looking={table.looking} onLook={look} />
      </Dialog>
    )
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

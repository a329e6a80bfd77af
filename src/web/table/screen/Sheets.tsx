import { lazy, Suspense } from 'react'
import { SettingsDialog } from '../../settings/SettingsDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Log } from './Log.tsx'
import { LogTools } from './LogTools.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import type { Sheet, TableParts } from './parts.ts'
import { RecapDialog } from './Recap.tsx'
import { RuleDialog } from './RuleDialog.tsx'

const WhatIfAt = lazy(() => import('../../replay/WhatIfAt.tsx').then(({ WhatIfAt }) => ({ default: WhatIfAt })))
const AskingDialog = lazy(async () => ({ default: (await import('./AskingDialog.tsx')).AskingDialog }))
const Advice = lazy(async () => ({ default: (await import('../../odds/Advice.tsx')).Advice }))
const EndScreen = lazy(async () => ({ default: (await import('../../end/EndScreen.tsx')).EndScreen }))

export function Sheets({ sheet, ...parts }: TableParts & { readonly sheet: Sheet | null }) {
  const { box, store, play, shown, table, recap, odds, onSheet, onRematch } = parts
  const words = useWords()
  const close = () => onSheet(null)
  if (sheet === null) return null
  if (sheet === 'settings') return <SettingsDialog onClose={close} />
  if (sheet === 'asking')
    return (
      <Suspense>
        <AskingDialog store={store} orders={shown.snapshot.orders} sitters={shown.snapshot.sitters} onClose={close} />
      </Suspense>
    )
  if (sheet === 'advice')
    return (
      <Suspense>
        <Advice odds={odds!.odds} play={play} onClose={close} />
      </Suspense>
    )
  if (sheet === 'keys') return <KeysDialog onClose={close} />
  if (typeof sheet === 'object' && 'whatIf' in sheet)
    return (
      <Suspense>
        <WhatIfAt id={store.id} play={play} at={sheet.whatIf} onClose={close} />
      </Suspense>
    )
  if (typeof sheet === 'object') return <RuleDialog id={sheet.rule} game={store.game.id} onClose={close} />
  const { snapshot } = shown
  const { told, sitters, result } = snapshot
  const look = (index: number) => {
    table.look(index)
    close()
  }
  if (sheet === 'recap') {
    const told = { play, store, snapshot, recap }
    return <RecapDialog {...told} onLook={look} onLog={() => onSheet('log')} onClose={close} />
  }
  if (sheet === 'log')
    return (
      <Dialog title={words('web.log')} onClose={close}>
        <LogTools store={store} />
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

import { use } from 'react'
import { useLocation } from 'wouter'
import { type Box, boxOf } from '../games/index.ts'
import { hintsFor } from '../hints/load.ts'
import { useRecord } from '../history/useRecord.ts'
import { tablePath } from '../paths.ts'
import { ALL_HINTS, settings } from '../settings/settings.ts'
import { startTable, tableOf } from '../table/open.ts'
import { find, forget } from '../table/saved.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useOpened } from '../table/useOpened.ts'
import { Button } from '../ui/Button.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { useWords } from '../words/words.tsx'

/** A table of this browser, or why it cannot be shown. */
export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const box = boxOf(game)
  return box ? <OpenTable box={box} id={id} /> : <NotFound why="game" />
}

function OpenTable({ box, id }: { readonly box: Box; readonly id: string }) {
  const words = useWords()
  const [, go] = useLocation()
  const { play, words: spoken } = useOpened(box)
  // A hint that came later would push the choices away from under the finger.
  if (!settings().hintsRead.includes(ALL_HINTS)) use(hintsFor(play))
  const table = tableOf(id, play)
  useRecord(table.kind === 'open' ? table.store : null)
  if (table.kind === 'open') {
    const { store } = table
    const rematch = (sitters = store.agreement().sitters) =>
      go(tablePath(box.id, startTable(play, { ...store.agreement(), sitters })))
    return <TableScreen box={box} store={store} play={play} words={spoken} onRematch={rematch} />
  }
  const isThere = table.kind === 'broken' || find(id).kind === 'broken'
  return (
    <NotFound why={table.kind}>
      {isThere && (
        <Button
          icon="bin"
          onClick={() => {
            forget(id)
            go('/')
          }}
        >
          {words('web.tables.forget')}
        </Button>
      )}
    </NotFound>
  )
}

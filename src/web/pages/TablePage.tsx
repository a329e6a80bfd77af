import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { isOutcome, type Kinds } from '../../engine/game.ts'
import { isPerson } from '../../engine/sitter.ts'
import { type Box, boxOf } from '../games/index.ts'
import { hintsFor } from '../hints/load.ts'
import { useRecord } from '../history/useRecord.ts'
import { tablePath } from '../paths.ts'
import { ALL_HINTS, settings } from '../settings/settings.ts'
import type { Lost } from '../shelf/table-head.ts'
import { useGuide } from '../table/screen/guide.ts'
import { TableScreen } from '../table/screen/TableScreen.tsx'
import { useOpened } from '../table/screen/useOpened.ts'
import type { Snapshot } from '../table/store/table-store.ts'
import { lookAgain, type OpenedTable, removeTable, startTable, tableOf } from '../table/store/tables.ts'
import { Button } from '../ui/Button.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { useWords } from '../words/words.tsx'
import { GoalCard, useUnreadGoal } from './GoalCard.tsx'

/** A table of this browser, or why it cannot be shown. */
export function TablePage({ game, id }: { readonly game: string; readonly id: string }) {
  const box = boxOf(game)
  return box ? <OpenTable box={box} id={id} /> : <NotFound why="game" />
}

function OpenTable({ box, id }: { readonly box: Box; readonly id: string }) {
  const [, go] = useLocation()
  const { play, words } = useOpened(box)
  const guide = useGuide(play)
  const allWords = useMemo(() => ({ ...words, ...guide.words }), [words, guide.words])
  // A hint that came later would push the choices away from under the finger.
  if (!settings().hintsRead.includes(ALL_HINTS)) use(hintsFor(play))
  const goal = useUnreadGoal(box.id)
  const table = use(tableOf(id))
  const isGone = useGone(table)
  useRecord(table.kind === 'open' ? table.store : null)
  if (table.kind !== 'open') return <Unopened id={id} why={table.kind} />
  const { store } = table
  if (store.game !== play.game || isGone) return <Unopened id={id} why="missing" />
  const rematch = async (seats = store.match.head.seats) => {
    const { options, board } = store.match.head
    go(tablePath(box.id, await startTable(play, { seats, options, ...(board === undefined ? {} : { board }) })))
  }
  return (
    <>
      <TableScreen box={box} store={store} play={play} drives={guide.drives} words={allWords} onRematch={rematch} />
      {goal && isNew(store.snapshot()) && <GoalCard game={box.id} goal={goal} />}
    </>
  )
}

/** Whether nobody at this device has done anything yet. */
const isNew = ({ told, sitters }: Snapshot): boolean =>
  told.since(0).every(({ entry }) => isOutcome<Kinds>(entry) || !isPerson(sitters[entry.seat]!))

const NEVER = () => () => undefined

/** Whether it was removed in another window while nobody looked. */
const useGone = (table: OpenedTable): boolean =>
  useSyncExternalStore(
    table.kind === 'open' ? table.store.subscribe : NEVER,
    () => table.kind === 'open' && table.store.isGone,
  )

/** What cannot be read can at least be thrown away. */
function Unopened({ id, why }: { readonly id: string; readonly why: Lost }) {
  const words = useWords()
  const [, go] = useLocation()
  useEffect(() => () => lookAgain(id), [id])
  const remove = async () => {
    await removeTable(id)
    go('/')
  }
  return (
    <NotFound why={why}>
      {why === 'broken' && (
        <Button icon="bin" onClick={remove}>
          {words('web.tables.forget')}
        </Button>
      )}
    </NotFound>
  )
}

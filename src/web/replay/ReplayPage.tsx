import { type ReactNode, use, useMemo } from 'react'
import type { Words } from '../../engine/sentence.ts'
import { type Box, boxOf } from '../games/index.ts'
import type { Play } from '../games/play.ts'
import { replayPath, reviewPath } from '../paths.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import type { LocalTable } from '../table/store/local-table.ts'
import { tableOf } from '../table/store/tables.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken, Speaker } from '../words/words.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import type { Reel } from './reel.ts'
import { WORDS } from './words.ts'

/** A match of this browser, shown again. */
export function ReplayPage({ game, id }: { readonly game: string; readonly id: string }) {
  const box = boxOf(game)
  return (
    <PartSpoken part="replay" english={WORDS}>
      {box ? <SavedReplay box={box} id={id} /> : <NotFound why="game" />}
    </PartSpoken>
  )
}

function SavedReplay({ box, id }: { readonly box: Box; readonly id: string }) {
  const { play, words } = useOpened(box)
  const table = use(tableOf(id))
  if (table.kind !== 'open') return <NotFound why={table.kind} />
  return table.store.game === play.game ? (
    <OpenReplay play={play} store={table.store} words={words} />
  ) : (
    <NotFound why="missing" />
  )
}

interface OpenReplayProps {
  readonly play: Play
  readonly store: LocalTable
  readonly words: Words
}

function OpenReplay({ play, store, words }: OpenReplayProps) {
  const { id } = store
  const reel = useMemo<Reel>(() => ({ play, match: store.match, id }), [play, store, id])
  const at = new URLSearchParams(window.location.search).get('at')
  return (
    <Named reel={reel} words={words}>
      <ReplayScreen
        reel={reel}
        first={momentOf(at)}
        isLost={!store.isKept}
        pathAt={(moment) => replayPath(play.game.id, id, moment)}
        reviewAt={(moment) => reviewPath(play.game.id, id, moment)}
      />
    </Named>
  )
}

/** The moment that an address names; anything else is the start. */
export const momentOf = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

interface NamedProps {
  readonly reel: Reel
  readonly words: Words
  readonly children: ReactNode
}

/** Inside, the game of a reel and those who sat there have their names. */
export function Named({ reel, words, children }: NamedProps) {
  const names = useMemo(() => reel.match.head.seats.map(({ name }) => name), [reel])
  return (
    <Speaker words={words} names={names}>
      {children}
    </Speaker>
  )
}

import { type ReactNode, useMemo } from 'react'
import type { Words } from '../../engine/sentence.ts'
import { type Box, boxOf } from '../games/index.ts'
import { replayPath } from '../paths.ts'
import { findLatest } from '../table/store/open.ts'
import { find } from '../table/store/saved.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken, Speaker } from '../words/words.tsx'
import { ReplayScreen } from './ReplayScreen.tsx'
import { type Reel, reelOf } from './reel.ts'
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
  const found = useMemo(() => findLatest(id), [id])
  const reel = useMemo(() => (found.kind === 'table' ? reelOf(play, found.saved) : null), [play, found])
  if (found.kind !== 'table') return <NotFound why={found.kind} />
  if (found.saved.game !== box.id) return <NotFound why="missing" />
  if (found.saved.rulesVersion > play.game.rulesVersion) return <NotFound why="newer" />
  if (!reel) return <NotFound why="broken" />
  const isLost = find(id).kind === 'missing'
  const at = new URLSearchParams(window.location.search).get('at')
  return (
    <Named reel={reel} words={words}>
      <ReplayScreen
        reel={reel}
        first={momentOf(at)}
        isLost={isLost}
        pathAt={(moment) => replayPath(box.id, id, moment)}
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
  const names = useMemo(() => reel.record.sitters.map(({ name }) => name), [reel])
  return (
    <Speaker words={words} names={names}>
      {children}
    </Speaker>
  )
}

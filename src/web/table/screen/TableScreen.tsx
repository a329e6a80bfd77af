import { type ComponentType, useMemo, useState, useSyncExternalStore } from 'react'
import type { Drives } from '../../../engine/guide.ts'
import type { Words } from '../../../engine/sentence.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Box } from '../../games/index.ts'
import type { Play } from '../../games/play.ts'
import { Speaker, useNames } from '../../words/words.tsx'
import { landed, rolling } from '../store/pace.ts'
import type { TableStore } from '../store/table-store.ts'
import { Presenter, type Shown } from './presenter.ts'
import { selfOf } from './self.ts'
import { TableLayout, type TableLayoutProps } from './TableLayout.tsx'
import { useSounds } from './useSounds.ts'

interface TableScreenProps {
  readonly box: Box
  readonly store: TableStore
  readonly play: Play
  /** How moves of several steps are told; null where every decision is a whole move. */
  readonly drives: Drives | null
  /** All that the game says in the language of the page. */
  readonly words: Words
  /** Null for those who may not ask for another game. */
  readonly onRematch: ((sitters?: readonly Sitter[]) => void) | null
  /** How it is laid out; absent, for those who play. */
  readonly Layout?: ComponentType<TableLayoutProps>
}

/** A table of any game, wherever it runs. */
export function TableScreen({ box, store, play, drives, words, onRematch, Layout = TableLayout }: TableScreenProps) {
  const [presenter] = useState(
    () => new Presenter(store, { rolling, landed, hasDice: (fall) => play.thrown(fall) !== null }),
  )
  const shown = usePainted(play, useSyncExternalStore(presenter.subscribe, presenter.shown))
  const { sitters } = shown.snapshot
  const names = useNames(
    useMemo(() => sitters.map(({ name }) => name), [sitters]),
    selfOf(shown.snapshot),
  )
  useSounds(shown)
  return (
    <Speaker words={words} names={names}>
      <Layout
        box={box}
        store={store}
        play={play}
        drives={drives}
        shown={shown}
        onSkip={presenter.skip}
        onHalt={presenter.halt}
        onRematch={onRematch}
      />
    </Speaker>
  )
}

/** Those who sit here in the colours that the game itself gave them. */
function usePainted({ painted }: Play, shown: Shown): Shown {
  return useMemo(() => {
    if (!painted) return shown
    const { snapshot } = shown
    return { ...shown, snapshot: { ...snapshot, sitters: painted(snapshot.view, snapshot.sitters) } }
  }, [painted, shown])
}

import { useEffect, useMemo, useState } from 'react'
import { type Decision, Odds } from '../../odds/odds.ts'
import { change, settings, useSettings } from '../../settings/settings.ts'
import type { TableStore } from '../store/table-store.ts'
import { ask, risksOf } from '../store/thinker.ts'
import type { Shown } from './presenter.ts'
import type { TableControls } from './useTable.ts'

interface Table {
  readonly store: TableStore
  readonly shown: Shown
  readonly table: TableControls
}

export interface OddsControls {
  readonly odds: Odds
  /** Whether every choice shows its chance to win. */
  readonly isOn: boolean
}

export const switchOdds = (): void => change({ odds: !settings().odds })

/** Thinks beside whoever decides here, while they want it; null at tables where nobody is helped. */
export function useOdds(parts: Table, isAsked: boolean): OddsControls | null {
  const [odds] = useState(() => new Odds({ ask, risksOf }))
  const { odds: isWished } = useSettings()
  const isOffered = !parts.store.isRated
  const decision = useDecision(parts)
  const wanted = isOffered && (isWished || isAsked) ? decision : null
  useEffect(() => {
    odds.consider(wanted)
    return () => odds.consider(null)
  }, [odds, wanted])
  return useMemo(() => (isOffered ? { odds, isOn: isWished } : null), [odds, isOffered, isWished])
}

/** Where something is hidden, only what the one who decides may see is looked at. */
function useDecision({ store, shown, table }: Table): Decision | null {
  const { game } = store
  const { view, choices, watcher } = shown.snapshot
  const { listed, wholeMoves, looking } = table
  const seat = shown.falling || looking !== null ? undefined : choices[0]?.seat
  const isSeen = seat !== undefined && (watcher === seat || !game.hides(view.table.options))
  const isWhole = listed === wholeMoves
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices and what is listed follow from the view and come anew with every snapshot
  return useMemo(() => {
    if (!isSeen) return null
    const own = choices.filter((choice) => choice.seat === seat)
    const single = own.map(({ action, meaning }) => ({ actions: [action], meaning }))
    const joined = listed.filter(({ actions }) => actions.length > 1)
    return { game, view, seat, moves: isWhole ? wholeMoves : [...single, ...joined] }
  }, [game, view, seat, isSeen, isWhole, wholeMoves])
}

import { Suspense, useMemo, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { View } from '../../../games/allens-dirt/state.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { Chart } from './Chart.tsx'
import { Sheet, SheetDialog } from './lazily.ts'
import type { Record } from './Sheet.tsx'
import { Restart, Strip } from './Strip.tsx'
import { say as sentenceOf } from './say.ts'
import { Track, type TrackProps } from './Track.tsx'

interface RaceBoardProps extends TrackProps {
  readonly names: readonly string[]
}

/** The race: first the qualifying chart, then the track with its timing strip. */
export function RaceBoard({ names, ...race }: RaceBoardProps) {
  const { view, liveries, active } = race
  const say = useSay()
  const [hasSheet, setSheet] = useState(false)
  const record = useMemo(() => recordOf(view), [view])
  if (view.grid.length === 0) return <Qualifying chart={view.chart} {...{ liveries, names, active }} />
  return (
    <div className={style.race}>
      <Strip view={view} onSheet={() => setSheet(true)} />
      <Track {...race} />
      <Restart view={view} />
      {hasSheet && (
        <Suspense>
          <SheetDialog title={say(sentenceOf('sheet'))} onClose={() => setSheet(false)}>
            <Sheet record={record} liveries={liveries} names={names} />
          </SheetDialog>
        </Suspense>
      )}
    </div>
  )
}

interface QualifyingProps extends Pick<RaceBoardProps, 'liveries' | 'names' | 'active'> {
  readonly chart: View['chart']
  readonly about?: Sentence
}

/** The board by the pit gate where the rolls are chalked up. */
export function Qualifying({ chart, liveries, names, active, about = sentenceOf('chart.about') }: QualifyingProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={style.qualifying} tabIndex={0} role="group" aria-label={say(sentenceOf('chart'))}>
      <h2>{say(sentenceOf('chart'))}</h2>
      <p>{say(about)}</p>
      <Chart chart={chart} liveries={liveries} names={names} active={active} />
    </div>
  )
}

function recordOf(view: View): Record {
  const frame = top(view)
  const { chart, grid, laps, incidents } = view
  return { chart, grid, laps, incidents, order: frame.kind === 'over' ? frame.order : null }
}

import { useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { FINALE_POINTS, POINTS, RACES } from '../../../games/allens-dirt-season/board.ts'
import { finishOf } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord, View } from '../../../games/allens-dirt-season/state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Reseated, useSay } from '../../words/words.tsx'
import { lapOf } from '../allens-dirt/race.ts'
import { Sheet, SheetDialog } from '../allens-dirt/Sheet.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import { type Entrants, startersOf } from './entrants.ts'
import { say as sentenceOf } from './say.ts'

interface CalendarProps {
  readonly view: View
  readonly entrants: Entrants
}

const NUMBERS = Array.from({ length: RACES }, (_, i) => i + 1)

/** The ten races: what came of them, and what is to come. */
export function Calendar({ view, entrants }: CalendarProps) {
  const say = useSay()
  const [open, setOpen] = useState<number | null>(null)
  const title = say(sentenceOf('calendar'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={style.page} tabIndex={0} role="group" aria-label={title}>
      <h2>{title}</h2>
      <ol className={style.calendar}>
        {NUMBERS.map((race) => (
          <Day key={race} race={race} view={view} entrants={entrants} onSheet={() => setOpen(race)} />
        ))}
      </ol>
      {open !== null && (
        <RaceSheet race={open} record={view.races[open - 1]!} entrants={entrants} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

interface DayProps extends CalendarProps {
  readonly race: number
  readonly onSheet: () => void
}

function Day({ race, view, entrants, onSheet }: DayProps) {
  const say = useSay()
  const record = view.races[race - 1]
  const points = race === RACES ? FINALE_POINTS : POINTS
  return (
    <li className={style.day} data-race={race} data-state={stateOf(view, race)}>
      <h3>
        {say(sentenceOf('race', { race }))}
        {race === RACES && <small>{say(sentenceOf('finale'))}</small>}
      </h3>
      <p>{say(whatOf(view, race))}</p>
      {record ? (
        <Podium record={record} entrants={entrants} paid={points.length} />
      ) : (
        <p>{say(sentenceOf('race.points', { points: points.join(' · ') }))}</p>
      )}
      {record && <IconButton icon="log" label={say(sentenceOf('race.sheet', { race }))} onClick={onSheet} />}
    </li>
  )
}

function stateOf(view: View, race: number): 'over' | 'now' | 'next' | 'open' {
  const done = view.races.length
  if (race <= done) return 'over'
  if (race > done + 1) return 'open'
  return top(view).kind === 'race' ? 'now' : 'next'
}

function whatOf(view: View, race: number): Sentence {
  const state = stateOf(view, race)
  if (state === 'over') return sentenceOf('race.won', { driver: { seat: finishOf(view.races[race - 1]!)[0]! } })
  if (state !== 'now') return sentenceOf(`race.${state}`)
  if (view.race!.grid.length === 0) return sentenceOf('race.qualifying')
  return sentenceOf('race.now', { lap: lapOf(view.race!), laps: view.table.options.laps })
}

interface PodiumProps extends Pick<CalendarProps, 'entrants'> {
  readonly record: RaceRecord
  readonly paid: number
}

/** Those who scored. */
function Podium({ record, entrants, paid }: PodiumProps) {
  const say = useSay()
  return (
    <ol className={style.podium}>
      {finishOf(record)
        .slice(0, paid)
        .map((driver, i) => (
          <li key={driver}>
            <Plate {...entrants.liveries[driver]!} />
            <span className="unseen">{say(sentenceOf('race.podium', { place: i + 1, driver: { seat: driver } }))}</span>
          </li>
        ))}
    </ol>
  )
}

interface RaceSheetProps extends Pick<CalendarProps, 'entrants'> {
  readonly race: number
  readonly record: RaceRecord
  readonly onClose: () => void
}

/** The books speak of race seats. */
function RaceSheet({ race, record, entrants, onClose }: RaceSheetProps) {
  const say = useSay()
  const starters = startersOf(entrants, record.drivers)
  return (
    <SheetDialog title={say(sentenceOf('race.sheet', { race }))} onClose={onClose}>
      <Reseated seats={record.drivers}>
        <Sheet record={record} {...starters} />
      </Reseated>
    </SheetDialog>
  )
}

import { useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { RACERS } from '../../../games/allens-dirt/board.ts'
import { RACES } from '../../../games/allens-dirt-season/board.ts'
import { finishOf, pointsFor, ranked, type Standing } from '../../../games/allens-dirt-season/standings.ts'
import type { RaceRecord, View } from '../../../games/allens-dirt-season/state.ts'
import { Button } from '../../ui/Button.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import { SheetDialog } from '../allens-dirt/Sheet.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import { Champion } from './Champion.tsx'
import type { Entrants } from './entrants.ts'
import { LineUp } from './LineUp.tsx'
import { say as sentenceOf } from './say.ts'

interface StandingsProps {
  readonly view: View
  readonly entrants: Entrants
}

/** Room for a column of each race. */
const WIDE = 700

/** The table of the season, who starts next, and in the end the champion. */
export function Standings({ view, entrants }: StandingsProps) {
  const say = useSay()
  const room = useRef<HTMLDivElement>(null)
  const { width } = useSize(room)
  const [hasSheet, setSheet] = useState(false)
  const title = say(sentenceOf('standings'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={room} className={style.page} tabIndex={0} role="group" aria-label={title}>
      {top(view).kind === 'over' ? (
        <Champion view={view} entrants={entrants} />
      ) : (
        <LineUp view={view} entrants={entrants} />
      )}
      <h2>
        {title} <small>{say(sentenceOf('standings.after', { races: view.races.length }))}</small>
      </h2>
      {width > 0 && <StandingsTable view={view} entrants={entrants} isWide={width >= WIDE} />}
      <Button icon="log" onClick={() => setSheet(true)}>
        {say(sentenceOf('print'))}
      </Button>
      {hasSheet && (
        <SheetDialog title={say(sentenceOf('print'))} onClose={() => setSheet(false)}>
          {top(view).kind === 'over' && <Champion view={view} entrants={entrants} />}
          <StandingsTable view={view} entrants={entrants} isWide />
          <Results races={view.races} entrants={entrants} />
        </SheetDialog>
      )}
    </div>
  )
}

interface Column {
  readonly name: string
  show(standing: Standing): string
}

/** Points, then the tie-breaks in their order. */
const COLUMNS: readonly Column[] = [
  { name: 'points', show: ({ points }) => String(points) },
  { name: 'wins', show: ({ wins }) => String(wins) },
  { name: 'average', show: ({ races, places }) => (races === 0 ? '–' : (places / races).toFixed(2)) },
  { name: 'top', show: ({ topFinishes }) => String(topFinishes) },
  { name: 'led', show: ({ lapsLed }) => String(lapsLed) },
]

interface TableProps extends StandingsProps {
  readonly isWide: boolean
}

function StandingsTable({ view, entrants, isWide }: TableProps) {
  const say = useSay()
  const { races } = view
  return (
    <div className={style.scroll}>
      <table className={style.standings}>
        <caption>{say(sentenceOf('breaks'))}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(sentenceOf('column.place'))}</span>
            </th>
            <th scope="col">{say(sentenceOf('column.driver'))}</th>
            {isWide &&
              RACE_NUMBERS.map((race) => (
                <Heading key={race} long={sentenceOf('column.race', { race })} short={String(race)} />
              ))}
            {COLUMNS.map(({ name }) => (
              <Heading key={name} long={sentenceOf(`column.${name}`)} short={say(sentenceOf(`short.${name}`))} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked(races).map((standing, i) => (
            <Row
              key={standing.driver}
              standing={standing}
              place={i + 1}
              races={races}
              entrants={entrants}
              isWide={isWide}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const RACE_NUMBERS = Array.from({ length: RACES }, (_, i) => i + 1)

function Heading({ long, short }: { readonly long: Sentence; readonly short: string }) {
  const say = useSay()
  return (
    <th scope="col" className={style.number}>
      <abbr title={say(long)}>{short}</abbr>
    </th>
  )
}

interface RowProps {
  readonly standing: Standing
  readonly place: number
  readonly races: readonly RaceRecord[]
  readonly entrants: Entrants
  readonly isWide: boolean
}

function Row({ standing, place, races, entrants, isWide }: RowProps) {
  const { driver } = standing
  const forms = RACE_NUMBERS.map((race) => formOf(races, driver, race))
  return (
    <tr data-cut={place === RACERS && races.length < RACES} data-driver={driver}>
      <td className={style.place}>{place}</td>
      <th scope="row" className={style.driver}>
        <span className={style.who}>
          <Plate {...entrants.liveries[driver]!} />
          <span className={style.name}>{entrants.names[driver]}</span>
        </span>
        {!isWide && (
          <span className={style.forms}>
            {forms.map((form) => (
              <Form key={form.race} form={form} />
            ))}
          </span>
        )}
      </th>
      {isWide &&
        forms.map((form) => (
          <td key={form.race} className={style.number}>
            <Form form={form} />
          </td>
        ))}
      {COLUMNS.map(({ name, show }) => (
        <td key={name} className={style.number} data-column={name}>
          {show(standing)}
        </td>
      ))}
    </tr>
  )
}

interface FormProps {
  readonly race: number
  readonly kind: 'points' | 'out' | 'open'
  readonly place: number
  readonly points: number
}

function formOf(races: readonly RaceRecord[], driver: Seat, race: number): FormProps {
  const record = races[race - 1]
  const place = record ? finishOf(record).indexOf(driver) + 1 : 0
  const kind = !record ? 'open' : place === 0 ? 'out' : 'points'
  return { race, kind, place, points: pointsFor(race, place) }
}

/** What a race was worth: points, a dash for a race sat out. */
function Form({ form }: { readonly form: FormProps }) {
  const say = useSay()
  const { kind, place, points, race } = form
  return (
    <span className={style.form} data-form={kind} data-won={place === 1}>
      <span aria-hidden="true">{kind === 'points' ? points : kind === 'out' ? '–' : '·'}</span>
      <span className="unseen">{say(sentenceOf(`form.${kind}`, { race, points, place }))} </span>
    </span>
  )
}

/** For paper: who came where in each race. */
function Results({ races, entrants }: { readonly races: readonly RaceRecord[]; readonly entrants: Entrants }) {
  const say = useSay()
  if (races.length === 0) return null
  return (
    <section>
      <h3>{say(sentenceOf('sheet.results'))}</h3>
      <div className={style.scroll}>
        <table className={style.results}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say(sentenceOf('column.place'))}</span>
              </th>
              {races.map((_, i) => (
                <th key={RACE_NUMBERS[i]} scope="col">
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {RACE_NUMBERS.slice(0, RACERS).map((place) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                {races.map((record, i) => {
                  const driver = finishOf(record)[place - 1]!
                  return (
                    <td key={RACE_NUMBERS[i]}>
                      <Plate {...entrants.liveries[driver]!} />
                      <span className="unseen">{entrants.names[driver]}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

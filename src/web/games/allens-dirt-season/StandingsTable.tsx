import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { RACERS } from '../../../games/allens-dirt/board.ts'
import { RACES } from '../../../games/allens-dirt-season/board.ts'
import { finishOf, pointsFor, ranked, type Standing } from '../../../games/allens-dirt-season/rules/standings.ts'
import type { RaceRecord, View } from '../../../games/allens-dirt-season/state.ts'
import type { Odds } from '../../../lab/odds.ts'
import { useSay } from '../../words/words.tsx'
import { Plate } from '../allens-dirt/SprintCar.tsx'
import style from './Board.module.css'
import type { Entrants } from './entrants.ts'
import { Chance } from './OddsBar.tsx'
import { say as sentenceOf } from './say.ts'

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

interface TableProps {
  readonly view: View
  readonly entrants: Entrants
  readonly isWide: boolean
  /** Of the title odds; null where they are not known yet, absent where there are none. */
  readonly odds?: Odds | null | undefined
}

/** Who stands where, with points race by race where there is room, and the tie-breaks. */
export function StandingsTable({ view, entrants, isWide, odds }: TableProps) {
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
            {odds !== undefined && <Heading long={sentenceOf('column.odds')} short={say(sentenceOf('short.odds'))} />}
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
              odds={odds}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const RACE_NUMBERS = Array.from({ length: RACES }, (_, i) => i + 1)

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
  readonly odds: Odds | null | undefined
}

function Row({ standing, place, races, entrants, isWide, odds }: RowProps) {
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
      {odds !== undefined && (
        <td className={style.number} data-column="odds">
          <Chance odds={odds} driver={driver} />
        </td>
      )}
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

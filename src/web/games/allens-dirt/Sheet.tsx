import type { CSSProperties, ReactNode } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Incident, Chart as Rolls } from '../../../games/allens-dirt/state.ts'
import { list } from '../../../games/allens-dirt/telling/say.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSay } from '../../words/words.tsx'
import { Chart } from './Chart.tsx'
import style from './Sheet.module.css'
import { type Paint, Plate } from './SprintCar.tsx'
import { say as sentenceOf } from './say.ts'

/** AD-22 What the books say of a race. */
export interface Record {
  readonly chart: Rolls
  readonly grid: readonly Seat[]
  readonly laps: readonly (readonly Seat[])[]
  readonly incidents: readonly Incident[]
  /** The final order, once there is one. */
  readonly order: readonly Seat[] | null
}

interface SheetProps {
  readonly record: Record
  readonly liveries: readonly Paint[]
  readonly names: readonly string[]
}

interface SheetDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet of paper over the table, which is all that is printed while it lies there. */
export function SheetDialog({ title, onClose, children }: SheetDialogProps) {
  const say = useSay()
  return (
    <Dialog title={title} onClose={onClose} wide>
      <article className={style.sheet}>
        {children}
        <Button icon="log" className={style.print} onClick={() => window.print()}>
          {say(sentenceOf('sheet.print'))}
        </Button>
      </article>
    </Dialog>
  )
}

/** A race lap by lap. */
export function Sheet({ record, liveries, names }: SheetProps) {
  const say = useSay()
  return (
    <>
      <section>
        <h3>{say(sentenceOf('sheet.laps'))}</h3>
        <p className={style.about}>{say(sentenceOf('sheet.laps-about'))}</p>
        <LapChart record={record} liveries={liveries} names={names} />
      </section>
      <section>
        <h3>{say(sentenceOf('sheet.incidents'))}</h3>
        <Incidents incidents={record.incidents} />
      </section>
      <section>
        <h3>{say(sentenceOf('sheet.qualifying'))}</h3>
        <Chart chart={record.chart} liveries={liveries} names={names} />
      </section>
    </>
  )
}

/** One column for the grid, one for each lap, one for the result. */
function LapChart({ record: { grid, laps, order }, liveries, names }: SheetProps) {
  const say = useSay()
  const columns: { readonly title: Sentence; readonly long: Sentence; readonly seats: readonly Seat[] }[] = [
    { title: sentenceOf('sheet.grid'), long: sentenceOf('sheet.grid'), seats: grid },
    ...laps.map((seats, i) => ({
      title: sentenceOf('sheet.lap', { lap: i + 1 }),
      long: sentenceOf('sheet.lap-long', { lap: i + 1 }),
      seats,
    })),
    ...(order ? [{ title: sentenceOf('sheet.result'), long: sentenceOf('sheet.result'), seats: order }] : []),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={style.scroll} tabIndex={0} role="group" aria-label={say(sentenceOf('sheet.laps'))}>
      <table
        className={style.laps}
        data-result={order !== null}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say(sentenceOf('sheet.place'))}</span>
            </th>
            {columns.map(({ title, long }) => (
              <th key={long.key + JSON.stringify(long.values)} scope="col" aria-label={say(long)}>
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, place) => (
            <tr key={name}>
              <th scope="row">{place + 1}</th>
              {columns.map(({ long, seats }) => (
                <td key={long.key + JSON.stringify(long.values)}>
                  <Placed seat={seats[place]} liveries={liveries} names={names} isResult={seats === order} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PlacedProps extends Pick<SheetProps, 'liveries' | 'names'> {
  readonly seat: Seat | undefined
  readonly isResult: boolean
}

function Placed({ seat, liveries, names, isResult }: PlacedProps) {
  const say = useSay()
  if (seat === undefined) return <span className="unseen">{say(sentenceOf('sheet.nobody'))}</span>
  return (
    <span className={style.placed}>
      <Plate {...liveries[seat]!} />
      <span className={isResult ? style.name : 'unseen'}>{names[seat]}</span>
    </span>
  )
}

function Incidents({ incidents }: Pick<Record, 'incidents'>) {
  const say = useSay()
  if (incidents.length === 0) return <p className={style.about}>{say(sentenceOf('sheet.calm'))}</p>
  return (
    <ol className={style.incidents}>
      {[...incidents.entries()].map(([i, incident]) => (
        <li key={i} data-incident={incident.kind} data-flag={incident.kind === 'flag' ? incident.colour : undefined}>
          <span className={style.where}>{say(whereOf(incident))}</span>
          <span>{say(whatOf(incident))}</span>
        </li>
      ))}
    </ol>
  )
}

const whereOf = (incident: Incident): Sentence =>
  incident.kind === 'flag'
    ? sentenceOf(incident.lap === 0 ? 'sheet.at-start' : 'sheet.at-lap', { lap: incident.lap })
    : sentenceOf('sheet.where', { lap: incident.lap, column: incident.column })

function whatOf(incident: Incident): Sentence {
  switch (incident.kind) {
    case 'contact': {
      const [a, b] = incident.rolls
      return sentenceOf('sheet.contact', { driver: { seat: incident.seat }, other: { seat: incident.other }, a, b })
    }
    case 'flag':
      return incident.order.length > 1
        ? sentenceOf(`sheet.flag.${incident.colour}`, { order: list(incident.order) })
        : sentenceOf('sheet.flag.end', { colour: sentenceOf(`flag.${incident.colour}`) })
    case 'spin':
    case 'pits':
      return sentenceOf(`sheet.${incident.kind}`, {
        driver: { seat: incident.seat },
        cause: sentenceOf(`sheet.cause.${incident.cause}`),
      })
    default:
      return sentenceOf(`sheet.${incident.kind}`, { driver: { seat: incident.seat } })
  }
}

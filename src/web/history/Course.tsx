import { courseOf } from '../../lab/ledger.ts'
import { useWords } from '../words/words.tsx'
import style from './History.module.css'
import type { PlayedSheet } from './sheets.ts'
import { useMoment, useNumber, useTitle } from './useTitle.ts'

interface CourseProps {
  /** In the order they were played. */
  readonly sheets: readonly PlayedSheet[]
}

const [WIDTH, HEIGHT, EDGE] = [600, 180, 8]

type Line = readonly number[]

/** Where the values of some lines lie in the picture; 0 is always in it. */
function scaleOf(lines: readonly Line[]): (index: number, value: number) => string {
  const values = lines.flat()
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const count = Math.max(1, ...lines.map(({ length }) => length - 1))
  const span = high - low || 1
  return (index, value) => {
    const x = EDGE + (index / count) * (WIDTH - 2 * EDGE)
    const y = EDGE + ((high - value) / span) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
}

/** Luck and losses over time, added up: a picture, a sentence, and every figure for whoever wants it. */
export function Course({ sheets }: CourseProps) {
  const words = useWords()
  const number = useNumber(2)
  const course = [{ luck: 0, lost: 0 }, ...courseOf(sheets)]
  const { luck, lost } = course.at(-1)!
  const said = words('web.history.ledger.chart.now', { games: sheets.length, luck: number(luck), lost: number(lost) })
  return (
    <figure className={style.course}>
      <figcaption>
        <strong>{words('web.history.ledger.chart')}</strong> <span className={style.note}>{said}</span>
      </figcaption>
      <Picture luck={course.map((point) => point.luck)} lost={course.map((point) => -point.lost)} label={said} />
      <p className={style.legend}>
        <span className={style.luck}>{words('web.history.ledger.chart.luck')}</span>
        <span className={style.lost}>{words('web.history.ledger.chart.lost')}</span>
      </p>
      <Figures sheets={sheets} />
    </figure>
  )
}

interface PictureProps {
  readonly luck: Line
  readonly lost: Line
  readonly label: string
}

function Picture({ luck, lost, label }: PictureProps) {
  const at = scaleOf([luck, lost])
  const way = (line: Line) => `M${line.map((value, index) => at(index, value)).join('L')}`
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={style.picture}
    >
      <path d={`M${at(0, 0)}L${at(luck.length - 1, 0)}`} className={style.zero} />
      <path d={way(lost)} className={style.lostLine} />
      <path d={way(luck)} className={style.luckLine} />
    </svg>
  )
}

function Figures({ sheets }: CourseProps) {
  const words = useWords()
  const title = useTitle()
  const moment = useMoment()
  const told = (how: string, value: number) => words(`web.history.ledger.${how}`, { value })
  return (
    <details className={style.more}>
      <summary>{words('web.history.ledger.figures')}</summary>
      <div className={style.scroll}>
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{words('web.history.ledger.when')}</th>
              <th scope="col">{words('web.history.game')}</th>
              <th scope="col">{words('web.history.ledger.chart.luck')}</th>
              <th scope="col">{words('web.history.ledger.lost')}</th>
            </tr>
          </thead>
          <tbody>
            {sheets.map(({ id, game, ended, luck, lost, decisions }) => (
              <tr key={id}>
                <th scope="row">{moment(ended)}</th>
                <td>{title(game)}</td>
                <td>{told('signed', luck)}</td>
                <td>{decisions === 0 ? '–' : told('share', lost / decisions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

import type { Seat } from '../../engine/game.ts'
import { isSecond, type Sitter } from '../../engine/sitter.ts'
import type { Tale } from '../games/tale.ts'
import { Badge } from '../ui/Shape.tsx'
import { useWords } from '../words/words.tsx'
import style from './Lead.module.css'
import { type LeadPoint, spread, ticks } from './lines.ts'

interface LeadLinesProps {
  readonly width: number
  readonly standings: readonly LeadPoint[]
  readonly better: Tale['better']
  readonly sitters: readonly Sitter[]
  /** Where lines end level, names stand in the order of the ranking. */
  readonly places: readonly number[]
}

const HEIGHT = 250
const MARGIN = { top: 16, right: 8, bottom: 24, left: 38 } as const
const LABEL_GAP = 16
/** Lines differ in more than their colours. */
export const DASHES = ['none', '9 4', '2.500 4', '12 4 2.500 4', '5 3', '14 3 5 3']
const MARKS = 4

interface Scale {
  readonly width: number
  readonly right: number
  x(number: number): number
  y(progress: number): number
  readonly ticks: readonly number[]
}

function scaleOf({ width, standings, better }: LeadLinesProps): Scale {
  const all = standings.flatMap(({ progress }) => progress)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const [top, bottom] = better === 'more' ? [most, least] : [least, most]
  const right = width - MARGIN.right - Math.min(124, width * 0.29)
  const last = standings.at(-1)!.number || 1
  const room = HEIGHT - MARGIN.top - MARGIN.bottom
  return {
    width,
    right,
    x: (number) => MARGIN.left + ((right - MARGIN.left) * number) / last,
    y: (progress) => MARGIN.top + (top === bottom ? room / 2 : (room * (progress - top)) / (bottom - top)),
    ticks: ticks(least, most, 4),
  }
}

/** One line for each seat, who leads at the top; names stand at the ends of the lines. */
export function LeadLines(props: LeadLinesProps) {
  const words = useWords()
  const { standings, sitters, places } = props
  const scale = scaleOf(props)
  const ends = standings.at(-1)!.progress.map(scale.y)
  const heights = spread(ends, places, LABEL_GAP, HEIGHT - 10)
  return (
    <svg viewBox={`0 0 ${scale.width} ${HEIGHT}`} role="img" aria-label={words('end.lead.picture')}>
      <Grid scale={scale} />
      {sitters.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Line key={seat} seat={seat} sitters={sitters} standings={standings} scale={scale} />
      ))}
      {sitters.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Label key={seat} seat={seat} sitters={sitters} scale={scale} end={ends[seat]!} height={heights[seat]!} />
      ))}
    </svg>
  )
}

function Grid({ scale }: { readonly scale: Scale }) {
  const words = useWords()
  return (
    <g>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={style.grid} d={`M${MARGIN.left} ${scale.y(tick).toFixed(1)}H${scale.right.toFixed(1)}`} />
          <text className={style.scale} x={MARGIN.left - 6} y={scale.y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text className={style.scale} x={MARGIN.left} y={HEIGHT - 7}>
        {words('end.lead.start')}
      </text>
      <text className={style.scale} x={scale.right} y={HEIGHT - 7} textAnchor="end">
        {words('end.lead.end')}
      </text>
    </g>
  )
}

interface LineProps {
  readonly seat: Seat
  readonly sitters: readonly Sitter[]
  readonly standings: readonly LeadPoint[]
  readonly scale: Scale
}

function Line({ seat, sitters, standings, scale }: LineProps) {
  const points = standings.map(({ number, progress }) => [scale.x(number), scale.y(progress[seat]!)] as const)
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  const dash = DASHES[seat % DASHES.length]
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="butt" data-line={seat}>
      <path className={style.casing} d={d} strokeDasharray={dash} />
      <path className={style.line} d={d} strokeDasharray={dash} stroke={`var(--${sitters[seat]!.colour})`} />
      {marksOf(points, seat).map(([x, y]) => (
        <Sign key={x} x={x} y={y} seat={seat} sitters={sitters} />
      ))}
    </g>
  )
}

/** A few points of the line, at other places than those of other seats. */
function marksOf<T>(points: readonly T[], seat: Seat): T[] {
  const step = points.length / MARKS
  const shift = ((seat * 0.37) % 1) * step
  const marks = Array.from({ length: MARKS }, (_, i) => Math.floor(shift + i * step))
  return [...new Set(marks)].filter((at) => at > 0 && at < points.length - 1).map((at) => points[at]!)
}

interface SignProps {
  readonly x: number
  readonly y: number
  readonly seat: Seat
  readonly sitters: readonly Sitter[]
}

export const Sign = ({ x, y, seat, sitters }: SignProps) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.130)`}>
    <Badge colour={sitters[seat]!.colour} isSecond={isSecond(sitters, seat)} />
  </g>
)

interface LabelProps {
  readonly seat: Seat
  readonly sitters: readonly Sitter[]
  readonly scale: Scale
  readonly end: number
  readonly height: number
}

/** Where lines end close together, a thin line leads from the end to its name. */
function Label({ seat, sitters, scale, end, height }: LabelProps) {
  const at = scale.right + 20
  const letters = Math.floor((scale.width - at - 10) / 7)
  const { name } = sitters[seat]!
  return (
    <g>
      <path
        className={style.leader}
        d={`M${scale.right.toFixed(1)} ${end.toFixed(1)}L${(at - 6).toFixed(1)} ${height}`}
      />
      <Sign x={at} y={height} seat={seat} sitters={sitters} />
      <text x={at + 10} y={height + 4}>
        {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
      </text>
    </g>
  )
}

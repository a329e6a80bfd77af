import type { PointerEvent } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import type { Review } from '../../lab/review.ts'
import { DASHES, Sign } from '../end/LeadLines.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { useWords } from '../words/words.tsx'
import style from './Chart.module.css'
import { type Area, across, lineOf, momentAt, topOf, up } from './chart.ts'

interface ChartProps {
  readonly review: Review
  readonly sitters: readonly Sitter[]
  /** The moment that is shown, counted from the beginning of the stretch. */
  readonly at: number
  readonly onAt: (at: number) => void
}

const WIDE = 640
const NARROW = 340
const HEIGHT = 200
const TICKS = [0, 0.25, 0.5, 0.75, 1]

/** Everybody's chance to win from the first entry to the last, and a cursor that goes with a finger or a mouse. */
export function Chart({ review, sitters, at, onAt }: ChartProps) {
  const words = useWords()
  const width = useMedia('(min-width: 40rem)') ? WIDE : NARROW
  const area: Area = { left: 40, right: width - 14, top: 12, bottom: HEIGHT - 12, most: topOf(review.chances) }
  const count = review.end - review.first
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, width: shown } = event.currentTarget.getBoundingClientRect()
    onAt(momentAt(area, ((event.clientX - left) * width) / shown, count))
  }
  return (
    <svg
      className={style.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={words('web.review.chances.picture')}
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <Grid area={area} />
      {sitters.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Line key={seat} area={area} review={review} sitters={sitters} seat={seat} />
      ))}
      <path
        className={style.cursor}
        d={`M${across(area, at, count).toFixed(1)} ${area.top - 6}V${area.bottom + 6}`}
        data-cursor={at}
      />
    </svg>
  )
}

function Grid({ area }: { readonly area: Area }) {
  const words = useWords()
  return TICKS.map((share) => share * area.most).map((chance) => (
    <g key={chance}>
      <path className={style.grid} d={`M${area.left} ${up(area, chance)}H${area.right}`} />
      <text className={style.scale} x={area.left - 6} y={up(area, chance) + 4} textAnchor="end">
        {words('web.review.share', { chance })}
      </text>
    </g>
  ))
}

interface LineProps {
  readonly area: Area
  readonly review: Review
  readonly sitters: readonly Sitter[]
  readonly seat: Seat
}

function Line({ area, review: { chances, first, end }, sitters, seat }: LineProps) {
  const d = lineOf(area, chances, end - first, seat)
  const dash = DASHES[seat % DASHES.length]
  const last = chances.length - 1
  return (
    <g fill="none" strokeLinejoin="round" data-line={seat}>
      <path className={style.casing} d={d} strokeDasharray={dash} />
      <path className={style.line} d={d} strokeDasharray={dash} stroke={`var(--${sitters[seat]!.colour})`} />
      <Sign x={across(area, last, end - first)} y={up(area, chances[last]![seat]!)} seat={seat} sitters={sitters} />
    </g>
  )
}

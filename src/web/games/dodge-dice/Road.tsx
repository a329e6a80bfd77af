import { END_SCORE } from '../../../games/dodge-dice/board.ts'
import style from './Board.module.css'
import { KERB, STEP, type Track, WALL } from './track.ts'

/** The asphalt, the marks and the wall at its end. */
export function Road({ track, height }: { readonly track: Track; readonly height: number }) {
  const { width, lane, lanes, low, top, x } = track
  const wall = width - WALL
  const marks = Array.from({ length: (END_SCORE - low) / STEP + 1 }, (_, i) => low + i * STEP)
  return (
    <g aria-hidden="true">
      <pattern id="dodge-beam" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="16" height="16" fill="#2b2622" />
        <rect width="8" height="16" fill="#c7380c" />
      </pattern>
      {top > 0 && [top - KERB, height].map((y) => <Kerb key={y} y={y} width={width} />)}
      <rect y={top} width={width} height={height - top} fill="var(--asphalt)" />
      <rect
        x={x(END_SCORE - STEP)}
        y={top}
        width={wall - x(END_SCORE - STEP)}
        height={height - top}
        className={style.danger}
      />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${top}V${height}`} className={style.mark} />
          {top > 0 && (
            <text x={x(mark)} y={top - KERB - 8} className={style.number}>
              {mark}
            </text>
          )}
        </g>
      ))}
      {Array.from({ length: lanes - 1 }, (_, i) => top + lane * (i + 1)).map((y) => (
        <path key={y} d={`M0 ${y}H${wall}`} className={style.divider} />
      ))}
      <Tyres x={wall + 4} from={top} to={height} />
    </g>
  )
}

function Kerb({ y, width }: { readonly y: number; readonly width: number }) {
  const d = `M0 ${y + KERB / 2}H${width}`
  return (
    <g strokeWidth={KERB} fill="none">
      <path d={d} stroke="var(--kerb-white)" />
      <path d={d} stroke="var(--kerb-red)" strokeDasharray="22 22" />
    </g>
  )
}

/** Stacked tyres, red and white. */
function Tyres({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  const size = 13
  const count = Math.floor((to - from) / size)
  const gap = (to - from) / count
  return Array.from({ length: count }, (_, i) => from + gap * (i + 0.5)).map((y, i) => (
    <g key={y} stroke="#161316" strokeWidth="2.500">
      <circle cx={x + 7} cy={y} r="5.500" fill={i % 2 ? '#fff6e6' : '#c7380c'} />
      <circle cx={x + 20} cy={y} r="5.500" fill={i % 2 ? '#c7380c' : '#fff6e6'} />
    </g>
  ))
}

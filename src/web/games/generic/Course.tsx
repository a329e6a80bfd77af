import type { Seat } from '../../../engine/game.ts'
import style from './Board.module.css'
import { FINISH, type Road } from './road.ts'

interface CourseProps {
  readonly road: Road
  readonly lanes: number
  readonly active: Seat | null
}

/** What lies under the runners. */
export function Course({ road, lanes, active }: CourseProps) {
  const { top, height, marks, x } = road
  const goal = x(Number.POSITIVE_INFINITY)
  return (
    <g aria-hidden="true">
      {Array.from({ length: lanes }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <rect key={seat} {...road.bed(seat)} rx="8" className={seat === active ? style.activeBed : style.bed} />
      ))}
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${top}V${height}`} className={style.mark} />
          <text x={x(mark)} y={top - 6} className={style.number}>
            {mark}
          </text>
        </g>
      ))}
      <Chequers x={goal - FINISH / 2} from={top} to={height} />
    </g>
  )
}

const SQUARE = FINISH / 2

function Chequers({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  const d = `M${x + SQUARE / 2} ${from}V${to}`
  return (
    <g strokeWidth={SQUARE} fill="none">
      <path d={`M${x + SQUARE} ${from}V${to}`} stroke="#fff6e6" strokeWidth={FINISH} />
      <path d={d} stroke="#161316" strokeDasharray={SQUARE} />
      <path
        d={d}
        stroke="#161316"
        strokeDasharray={SQUARE}
        strokeDashoffset={SQUARE}
        transform={`translate(${SQUARE} 0)`}
      />
    </g>
  )
}

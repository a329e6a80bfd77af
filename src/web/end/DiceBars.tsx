import type { Play } from '../games/play.ts'
import style from './Dice.module.css'
import { DieSide } from './DieSide.tsx'
import type { Bar, DiceCount } from './dice-count.ts'

interface DiceBarsProps extends Pick<Play, 'Face'> {
  readonly tally: DiceCount
  readonly label: string
}

const WIDE = 46
const HIGH = 110
const FLOOR = HIGH + 22
const FACE = 28

/** How often each side fell as a bar, and across it how often it was to be expected. */
export function DiceBars({ tally, label, Face }: DiceBarsProps) {
  const { bars } = tally
  const most = Math.max(1, ...bars.flatMap(({ count, expected }) => [count, expected]))
  const room = Math.max(6, bars.length) * WIDE
  const left = (room - bars.length * WIDE) / 2
  return (
    <svg viewBox={`0 0 ${room} ${FLOOR + FACE + 10}`} className={style.bars} role="img" aria-label={label}>
      {bars.map((bar, i) => (
        <g key={bar.side.id} transform={`translate(${left + i * WIDE} 0)`} data-side={bar.side.id}>
          <Column bar={bar} most={most} />
          <DieSide x={(WIDE - FACE) / 2} y={FLOOR + 6} size={FACE} side={bar.side.id} Face={Face} />
        </g>
      ))}
      <path className={style.floor} d={`M0 ${FLOOR}H${room}`} />
    </svg>
  )
}

function Column({ bar: { count, expected }, most }: { readonly bar: Bar; readonly most: number }) {
  const top = FLOOR - (HIGH * count) / most
  const mark = `M4 ${(FLOOR - (HIGH * expected) / most).toFixed(1)}H${WIDE - 4}`
  return (
    <>
      {count > 0 && <rect className={style.count} x="9" y={top} width={WIDE - 18} height={FLOOR - top} rx="2" />}
      <path className={style.expected} d={mark} />
      <path className={style.expected} d={mark} />
      <text className={style.number} x={WIDE / 2} y={Math.min(top, FLOOR - (HIGH * expected) / most) - 6}>
        {count}
      </text>
    </>
  )
}

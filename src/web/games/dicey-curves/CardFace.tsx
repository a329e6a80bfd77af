import { CARD_LENGTH, CARD_WIDTH, CARS, START } from '../../../games/dicey-curves/board.ts'
import type { CardPlan, GateMark } from './plan.ts'
import { across, along, piece, spotOn } from './road.ts'
import style from './Track.module.css'
import { PODIUM_FROM, PODIUM_ROWS } from './world.ts'

interface FaceProps {
  readonly plan: CardPlan
}

/** A track card as it comes out of the box, around the middle of its entry edge, the way it is driven upwards. */
export function CardFace({ plan }: FaceProps) {
  const { road, half, end } = plan
  const isBend = road.turn !== 0
  return (
    <>
      <rect
        x={-CARD_WIDTH / 2 + 1.4}
        y={-CARD_LENGTH + 2}
        width={CARD_WIDTH}
        height={CARD_LENGTH}
        rx="3.5"
        className={style.shade}
      />
      <rect
        x={-CARD_WIDTH / 2}
        y={-CARD_LENGTH}
        width={CARD_WIDTH}
        height={CARD_LENGTH}
        rx="3.5"
        className={style.card}
      />
      <Bushes plan={plan} />
      {[-1, 1].map((side) => (
        <Kerb key={side} d={along(road, 0, 1, side * (half + 1))} isBend={isBend} />
      ))}
      <path d={piece(road, 0, 1, -half, half)} className={style.asphalt} />
      {plan.face.name === START && <Grid plan={plan} />}
      <Gravel plan={plan} />
      <Lines plan={plan} />
      <Arrows plan={plan} />
      {plan.gates.map((gate) => (
        <Gate key={`${gate.part} ${gate.left}`} plan={plan} gate={gate} />
      ))}
      {end < 1 && <FinishLine plan={plan} />}
    </>
  )
}

function Kerb({ d, isBend }: { readonly d: string; readonly isBend: boolean }) {
  return (
    <>
      <path d={d} className={style.kerb} />
      {isBend && <path d={d} className={style.stripes} />}
    </>
  )
}

/** Dotted between spaces and where one may change lanes; solid where one may not. */
function Lines({ plan: { road, face, patches, dividers } }: FaceProps) {
  const ends = face.lanes.flatMap((lane) => lane.slice(0, -1).filter((space) => face.gateOf[space] === -1))
  return (
    <>
      {ends.map((space) => {
        const { to, left, right } = patches[space]!
        return <path key={space} d={across(road, to, left + 0.5, right - 0.5)} className={style.dotted} />
      })}
      {dividers.map(({ from, to, across: at, solid }) => (
        <path key={`${from} ${at}`} d={along(road, from, to, at)} className={solid ? style.solid : style.dotted} />
      ))}
    </>
  )
}

/** What narrows the road beside a space that all lanes share. */
function Gravel({ plan: { face, patches, road, half } }: FaceProps) {
  return face.shared.map((space) => {
    const { from, to, left, right } = patches[space]!
    return (
      <g key={space}>
        {[
          [-half, left],
          [right, half],
        ].map(([one, other]) => (
          <path key={one} d={piece(road, from, to, one!, other!)} className={style.gravel} />
        ))}
        {[left, right].map((side) => (
          <path key={side} d={along(road, from, to, side)} className={style.stripes} />
        ))}
      </g>
    )
  })
}

/** Yellow arrows where a card is entered. */
function Arrows({ plan: { face, patches, road } }: FaceProps) {
  return face.arrows.map((space) => {
    const { left, right, from } = patches[space]!
    const { x, y, angle } = spotOn(road, from + 4.5 / road.length, (left + right) / 2)
    return (
      <path
        key={space}
        d="M0-3.6 4.5 1.5H1.7V3.6H-1.7V1.5H-4.5Z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
        className={style.arrow}
      />
    )
  })
}

const GATE_COLOURS: Readonly<Record<number, string>> = { 2: '#8fd3ff', 3: '#ffd84d', 4: '#ff9d4d', 5: '#ff6b7d' }
const DIE = 3.7

/** A bar across the lane with as many dice as it takes. */
function Gate({ plan: { road }, gate: { part, left, right, size } }: FaceProps & { readonly gate: GateMark }) {
  const { x, y, angle } = spotOn(road, part, (left + right) / 2)
  const width = right - left - 0.6
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle})`}>
      <rect
        x={-width / 2}
        y="-2.9"
        width={width}
        height="5.8"
        rx="1.3"
        fill={GATE_COLOURS[size]}
        className={style.gate}
      />
      {Array.from({ length: size }, (_, i) => (i - (size - 1) / 2) * (DIE + 0.45)).map((at) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <rect x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx="0.9" className={style.die} />
          <circle r="0.65" fill="#241c16" />
        </g>
      ))}
    </g>
  )
}

const CHECK = 3

function Checkers({
  x,
  y,
  columns,
  rows,
}: {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}) {
  const squares = Array.from({ length: columns * rows }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }))
  return (
    <g>
      <rect x={x} y={y} width={columns * CHECK} height={rows * CHECK} fill="#fff6e6" />
      {squares
        .filter(({ column, row }) => (column + row) % 2 === 0)
        .map(({ column, row }) => (
          <rect
            key={`${column} ${row}`}
            x={x + column * CHECK}
            y={y + row * CHECK}
            width={CHECK}
            height={CHECK}
            fill="#241c16"
          />
        ))}
    </g>
  )
}

/** Start: the front row stands on checkers, and every place is boxed. */
function Grid({ plan: { half, patches } }: FaceProps) {
  return (
    <>
      <Checkers x={-half} y={-CARD_LENGTH} columns={Math.round((2 * half) / CHECK)} rows={2} />
      {patches.map(({ middle }) => (
        <path
          key={`${middle.x} ${middle.y}`}
          d="M-6.5 9V-10.5H6.5V9"
          transform={`translate(${middle.x} ${middle.y})`}
          className={style.box}
        />
      ))}
    </>
  )
}

const PLACES = Array.from({ length: CARS }, (_, place) => place)

/** Finish: the line, and the places in which the cars come in. */
function FinishLine({ plan: { half, end } }: FaceProps) {
  const from = -CARD_LENGTH * end - 3
  const high = CARD_LENGTH * (1 - end - PODIUM_FROM)
  return (
    <>
      <rect x={-half} y={-CARD_LENGTH} width={2 * half} height={CARD_LENGTH + from} className={style.podium} />
      <Checkers x={-half} y={from - 2 * CHECK} columns={Math.round((2 * half) / CHECK)} rows={2} />
      {PLACES.map((place) => (
        <text
          key={place}
          x={place % 2 ? 10.5 : -10.5}
          y={-CARD_LENGTH * (end + PODIUM_FROM) - (high * (Math.floor(place / 2) + 0.5)) / PODIUM_ROWS + 2.6}
          className={style.place}
        >
          {place + 1}
        </text>
      ))}
    </>
  )
}

const BUSHES = [
  [-25.5, -8, 3.4],
  [26, -14, 3],
  [-25, -78, 3.6],
  [25.5, -80, 4],
  [26, -50, 2.6],
  [-26, -44, 2.8],
  [25, -66, 2.2],
  [-20, -83, 2.4],
  [21, -84, 2.6],
  [-26.5, -62, 2.2],
] as const

/** Bushes where there is grass to grow on. */
function Bushes({ plan: { road, half } }: FaceProps) {
  const parts = Array.from({ length: 25 }, (_, i) => spotOn(road, i / 24, 0))
  const isOff = ([x, y, size]: readonly [number, number, number]) =>
    parts.every((spot) => Math.hypot(spot.x - x, spot.y - y) > half + size + 2.2)
  return BUSHES.filter(isOff).map(([x, y, size]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cx=".2" cy=".25" r="1" fill="#000" opacity=".18" />
      <circle r="1" fill="var(--bush)" />
      <circle cx="-.25" cy="-.3" r=".5" fill="#ffffff" opacity=".22" />
    </g>
  ))
}

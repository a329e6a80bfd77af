import { type MouseEvent, memo, type ReactNode, Suspense } from 'react'
import { type Area, PanZoom } from '../../ui/PanZoom.tsx'
import { ChanceMark } from '../ChanceMark.tsx'
import { useChance } from '../chances.ts'
import { CardFace } from './CardFace.tsx'
import { Overview } from './lazily.ts'
import type { Dot } from './Overview.tsx'
import { onEnter } from './on-enter.ts'
import type { CardPlan } from './plan.ts'
import type { Spot } from './road.ts'
import style from './Track.module.css'
import type { Target } from './targets.ts'
import { filling, MARGIN, type World } from './world.ts'

interface TrackProps {
  readonly world: World
  /** Cards before this one are no longer on the table. */
  readonly firstCard: number
  readonly room: { readonly width: number; readonly height: number }
  readonly focus: Area
  readonly label: string
  readonly targets: readonly Target[]
  readonly dots: readonly Dot[]
  /** A tap on the track beside all targets. */
  readonly onGround: ((x: number, y: number) => void) | undefined
  readonly pieces: ReactNode
}

/** How many pixels a millimetre has in the closest look. */
const CLOSE = 2.8

/** The table top with the track on it, to look around in. */
export function Track({ world, firstCard, room, focus, label, targets, dots, onGround, pieces }: TrackProps) {
  const aspect = room.width / room.height || 1
  const whole = filling(world.area, aspect, MARGIN)
  return (
    <PanZoom
      whole={whole}
      focus={focus}
      startsClose
      closest={Math.max(90, room.width / CLOSE)}
      label={label}
      overview={(shown, show) => (
        <Suspense fallback={null}>
          <Overview world={world} whole={whole} shown={shown} show={show} firstCard={firstCard} dots={dots} />
        </Suspense>
      )}
    >
      <TableTop area={whole} />
      <Laid world={world} firstCard={firstCard} onGround={onGround} />
      {pieces}
      <Targets targets={targets} />
    </PanZoom>
  )
}

/** Sunny planks, far beyond the edges of the picture. */
const TableTop = memo(function TableTop({ area: { x, y, width, height } }: { readonly area: Area }) {
  const beyond = Math.max(width, height)
  return (
    <g aria-hidden="true">
      <pattern id="dicey-planks" width="400" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(-6)">
        <rect width="400" height="96" fill="var(--wood)" />
        <path d="M0 0H400M0 48H400M120 0V48M310 48V96" stroke="var(--wood-deep)" strokeWidth="1.4" />
        <path
          d="M10 14C90 8 190 22 290 12M150 34C220 28 300 40 390 32M20 66C110 60 200 74 290 64M30 84C100 80 160 88 250 82"
          fill="none"
          stroke="var(--wood-deep)"
          strokeWidth=".7"
          opacity=".6"
        />
      </pattern>
      <rect
        x={x - beyond}
        y={y - beyond}
        width={width + 2 * beyond}
        height={height + 2 * beyond}
        fill="url(#dicey-planks)"
      />
    </g>
  )
})

const idOf = ({ face }: CardPlan): string => `dicey-${face.name.replaceAll(' ', '-')}`

type LaidProps = Pick<TrackProps, 'world' | 'firstCard' | 'onGround'>

/** The cards in the order in which they were laid; each face is drawn once and used often. */
const Laid = memo(function Laid({ world, firstCard, onGround }: LaidProps) {
  const plans = [...new Set(world.cards.map(({ plan }) => plan))]
  const onClick = (event: MouseEvent<SVGGElement>) => {
    const matrix = event.currentTarget.getScreenCTM()
    if (!onGround || !matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onGround(x, y)
  }
  return (
    <g aria-hidden="true" onClick={onClick}>
      <defs>
        {plans.map((plan) => (
          <g key={idOf(plan)} id={idOf(plan)}>
            <CardFace plan={plan} />
          </g>
        ))}
      </defs>
      {world.cards.slice(firstCard).map(({ index, plan, transform }) => (
        <g key={index} transform={transform}>
          <use href={`#${idOf(plan)}`} className={index === world.cards.length - 1 ? style.newest : ''} />
        </g>
      ))}
    </g>
  )
})

function Targets({ targets }: { readonly targets: readonly Target[] }) {
  return (
    <g>
      {targets.map((target) => (
        <OneTarget key={target.key} target={target} />
      ))}
    </g>
  )
}

const NO_MOVES: NonNullable<Target['moves']> = []

function OneTarget({ target }: { readonly target: Target }) {
  const { transform, outline, spot, name, look, moves = NO_MOVES, take, key } = target
  return (
    <g
      role="button"
      aria-label={name}
      aria-description={useChance(moves)?.said}
      aria-pressed={look === 'aim' || look === 'aimed' ? look === 'aimed' : undefined}
      data-rove
      data-target={key}
      data-look={look}
      className={`${style.target} ${style[look]}`}
      onClick={take}
      onKeyDown={onEnter(take)}
    >
      <g transform={transform}>
        <path d={outline} className={style.halo} />
        <path d={outline} className={style.beckon} />
      </g>
      {look === 'end' && <Flag spot={spot} />}
      <ChanceMark moves={moves} x={spot.x} y={spot.y + 5} scale={0.36} />
    </g>
  )
}

const Flag = ({ spot: { x, y } }: { readonly spot: Spot }) => (
  <g transform={`translate(${x} ${y})`} className={style.flag}>
    <path d="M-2 5V-6" stroke="#161316" strokeWidth="1.1" strokeLinecap="round" />
    <path d="M-2-6H6L4-3 6 0H-2Z" fill="#fff6e6" stroke="#161316" strokeWidth=".7" strokeLinejoin="round" />
  </g>
)

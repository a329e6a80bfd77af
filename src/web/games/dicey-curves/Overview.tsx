import type { MouseEvent } from 'react'
import type { Area } from '../../ui/PanZoom.tsx'
import { along, type Spot } from './road.ts'
import style from './Track.module.css'
import { filling, MARGIN, type World } from './world.ts'

/** A car, seen from far away. */
export interface Dot {
  readonly key: number
  readonly spot: Spot
  readonly colour: string
}

interface OverviewProps {
  readonly world: World
  readonly firstCard: number
  readonly dots: readonly Dot[]
  readonly whole: Area
  readonly shown: Area
  readonly show: (area: Area) => void
}

const NEARLY = 0.9

/** The whole track in a corner, and which part of it is seen; a tap looks there. For the eye only. */
export function Overview({ world, whole, shown, show, firstCard, dots }: OverviewProps) {
  if (shown.width > whole.width * NEARLY) return null
  const box = filling(world.area, Math.min(1.6, Math.max(0.5, world.area.width / world.area.height)), MARGIN)
  const dot = Math.max(box.width, box.height) / 26
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    show({ ...shown, x: x - shown.width / 2, y: y - shown.height / 2 })
  }
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={style.overview}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
      aria-hidden="true"
      onClick={onClick}
    >
      {world.cards.slice(firstCard).map(({ index, plan, transform }) => (
        <path key={index} d={along(plan.road, 0, 1, 0)} transform={transform} className={style.lane} />
      ))}
      {dots.map(({ key, spot, colour }) => (
        <circle
          key={key}
          cx={spot.x}
          cy={spot.y}
          r={dot}
          fill={`var(--${colour})`}
          stroke="#161316"
          strokeWidth={dot / 4}
        />
      ))}
      <rect
        x={shown.x}
        y={shown.y}
        width={shown.width}
        height={shown.height}
        className={style.frame}
        strokeWidth={dot / 1.6}
      />
    </svg>
  )
}

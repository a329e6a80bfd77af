import { useId } from 'react'
import type { Play } from '../games/play.ts'

interface DieSideProps extends Pick<Play, 'Face'> {
  readonly side: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A side of a die as the game draws it. Drawn inside an SVG. */
export function DieSide({ side, x, y, size, Face }: DieSideProps) {
  const round = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <clipPath id={round}>
        <rect width="100" height="100" rx="20" />
      </clipPath>
      <g clipPath={`url(#${round})`}>
        <rect width="100" height="100" fill="#fff6e6" />
        <Face side={side} />
      </g>
      <rect width="100" height="100" rx="20" fill="none" stroke="#2a2019" strokeWidth="4" />
    </g>
  )
}

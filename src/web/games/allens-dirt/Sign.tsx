import type { SpotKind } from '../../../games/allens-dirt/board.ts'
import style from './Board.module.css'

interface SignProps {
  readonly kind: SpotKind
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

/** What a spot does: a triangle with a rut, an octagon with a spanner, a star. Drawn inside an SVG. */
export function Sign({ kind, x = 0, y = 0, size = 40 }: SignProps) {
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 40})`}
      className={style.sign}
      strokeLinejoin="round"
    >
      {SIGNS[kind]}
    </g>
  )
}

const SIGNS = {
  'skip-a-turn': (
    <>
      <path d="M0-19 20 15H-20Z" fill="#ffc52e" stroke="#2a1a08" strokeWidth="3.500" />
      <path
        d="M-9 9C-5 3-2 13 2 7S8 4 9 9M-4-1C-2-5 2 2 4-2"
        fill="none"
        stroke="#2a1a08"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  'go-to-pits': (
    <>
      <path d="M-8-19H8L19-8V8L8 19H-8L-19 8V-8Z" fill="#b23c06" stroke="#fff1dc" strokeWidth="3" />
      <path
        d="M-9 9 2-2M2-2A6.500 6.500 0 0 1 10-10L6-6 7-3 10-2 12-7"
        fill="none"
        stroke="#fff1dc"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  'sweet-spot': (
    <>
      <path d="M0-20 6-7 20-6 9 3 13 17 0 9-13 17-9 3-20-6-6-7Z" fill="#7ce0b0" stroke="#06281c" strokeWidth="3" />
      <path d="M-3-4 2 1-3 6M2-4 7 1 2 6" fill="none" stroke="#06281c" strokeWidth="2.600" strokeLinecap="round" />
    </>
  ),
} as const

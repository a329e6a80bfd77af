import type { Colour } from '../../../engine/colour.ts'
import { Shape } from '../../ui/Shape.tsx'
import { letterOf } from './letter.ts'

interface ToyCarProps {
  readonly colour: Colour
  readonly letter: string
  /** How far the car is turned, so that its letter stays upright. */
  readonly angle?: number
}

const BODY = 'M-5.1-5.6C-5-9-2.6-10 0-10S5-9 5.1-5.6V7C5.1 9 3.8 10 2 10H-2C-3.8 10-5.1 9-5.1 7Z'

/** A toy car from above, nose up, around the origin: 20 mm long and 11 wide. Drawn inside an SVG. */
export function ToyCar({ colour, letter, angle = 0 }: ToyCarProps) {
  const paint = `var(--${colour})`
  return (
    <>
      <rect x="-4.7" y="-8.6" width="11" height="20" rx="4.4" fill="#000" opacity=".28" />
      <path d={BODY} fill="none" stroke="#fff6e6" strokeWidth="2" />
      <g fill="#161316">
        <rect x="-6.1" y="-7.4" width="2.4" height="4.4" rx="1" />
        <rect x="3.7" y="-7.4" width="2.4" height="4.4" rx="1" />
        <rect x="-6.1" y="3.6" width="2.4" height="4.4" rx="1" />
        <rect x="3.7" y="3.6" width="2.4" height="4.4" rx="1" />
      </g>
      <path d={BODY} fill={paint} stroke="#161316" strokeWidth=".8" />
      <path d="M-3.9-2.6C-2.4-4.4 2.4-4.4 3.9-2.6L3.3-.8H-3.3ZM-3.2 6.7H3.2L3.7 8.2C2 9-2 9-3.7 8.2Z" fill="#24313d" />
      <path d="M-3-9.1h1.6M1.4-9.1H3" stroke="#fff6c8" strokeWidth="1" strokeLinecap="round" />
      <g transform="translate(0 -6.3)">
        <g transform={`rotate(${-angle})`}>
          <Shape colour={colour} size={3.6} />
        </g>
      </g>
      <g transform={`translate(0 2.9) rotate(${-angle})`}>
        <circle r="3.7" fill="#fffdf7" stroke="#161316" strokeWidth=".5" />
        <text y="2.1" fontSize="6" fontWeight="800" textAnchor="middle" fill="#161316" fontFamily="var(--text)">
          {letter}
        </text>
      </g>
    </>
  )
}

/** A car beside words. */
export const CarSign = ({ colour, car }: { readonly colour: Colour; readonly car: number }) => (
  <svg viewBox="-6.6 -10.6 13.2 21.2" width="1.2em" height="1.9em" aria-hidden="true">
    <ToyCar colour={colour} letter={letterOf(car)} />
  </svg>
)

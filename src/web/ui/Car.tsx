import type { Colour } from '../../engine/colour.ts'
import { Shape } from './Shape.tsx'

/** A racing car from above, nose to the right, around the origin: 100 long and 50 wide. Drawn inside an SVG. */
export function Car({ colour }: { readonly colour: Colour }) {
  const paint = `var(--${colour})`
  return (
    <g>
      <g fill="#161316" stroke="#fff6e6" strokeWidth="1.500">
        <rect x="-40" y="-25" width="23" height="13" rx="4" />
        <rect x="-40" y="12" width="23" height="13" rx="4" />
        <rect x="18" y="-23" width="18" height="11" rx="4" />
        <rect x="18" y="12" width="18" height="11" rx="4" />
      </g>
      <g fill={paint} stroke="#161316" strokeWidth="2.500" strokeLinejoin="round">
        <rect x="-50" y="-17" width="9" height="34" rx="2" />
        <rect x="38" y="-17" width="8" height="34" rx="3" />
        <path d="M-44-10C-34-15-20-16-6-15L12-9 40-5Q50 0 40 5L12 9-6 15C-20 16-34 15-44 10Z" />
      </g>
      <ellipse cx="4" cy="0" rx="9" ry="6.500" fill="#161316" />
      <circle cx="3" cy="0" r="4" fill="#fff6e6" />
      <Shape colour={colour} x={-22} size={21} />
    </g>
  )
}

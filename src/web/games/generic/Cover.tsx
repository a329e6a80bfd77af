import type { Colour } from '../../../engine/colour.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { Badge } from '../../ui/Shape.tsx'

const RUNNERS: readonly (readonly [Colour, number])[] = [
  ['blue', 250],
  ['yellow', 330],
  ['red', 150],
]

/** A race across the felt to the chequered line, and the die that decides it. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <defs>
        <radialGradient id="generic-felt" cx=".3" cy=".1" r="1">
          <stop offset="0" stopColor="#2f7d62" />
          <stop offset="1" stopColor="#0f3326" />
        </radialGradient>
      </defs>
      <path d="M0 0h480v250H0z" fill="url(#generic-felt)" />
      <path d="M392 0h40v250h-40z" fill="#fff6e6" />
      <path d="M402 0v250M422 0v250" stroke="#161316" strokeWidth="20" strokeDasharray="20" />
      <path d="M402 0v250" stroke="#fff6e6" strokeWidth="20" strokeDasharray="20" />
      <path d="M402 20v230" stroke="#161316" strokeWidth="20" strokeDasharray="20" />
      {RUNNERS.map(([colour, x], i) => (
        <g key={colour} transform={`translate(0 ${54 + i * 70})`}>
          <path d={`M0 0H${x}`} stroke={`var(--${colour})`} strokeWidth="26" opacity=".8" />
          <g transform={`translate(${x} 0) scale(.560)`}>
            <Badge colour={colour} isSecond={false} />
          </g>
        </g>
      ))}
      <g transform="translate(232 158) rotate(14)">
        <rect x="-42" y="-34" width="100" height="100" rx="20" fill="#000" opacity=".35" />
        <svg x="-50" y="-50" width="100" height="100" viewBox="0 0 100 100">
          <rect width="100" height="100" rx="20" fill="#fff3df" />
          <PipFace side="5" />
        </svg>
      </g>
    </svg>
  )
}

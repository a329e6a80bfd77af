import type { Colour } from '../../../engine/colour.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { Badge } from '../../ui/Shape.tsx'

const RUNNERS: readonly (readonly [Colour, number])[] = [
  ['blue', 232],
  ['yellow', 340],
  ['red', 120],
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
      <g stroke="#161316" strokeWidth="20" strokeDasharray="20">
        <path d="M402 0v250" />
        <path d="M422 20v230" />
      </g>
      {RUNNERS.map(([colour, x], i) => (
        <g key={colour} transform={`translate(0 ${54 + i * 70})`}>
          <path d={`M0 0H${x}`} stroke={`var(--${colour})`} strokeWidth="26" opacity=".8" />
          <g transform={`translate(${x} 0) scale(.560)`}>
            <Badge colour={colour} isSecond={false} />
          </g>
        </g>
      ))}
      <g transform="translate(262 176) rotate(14)">
        <rect x="-52" y="-42" width="124" height="124" rx="26" fill="#000" opacity=".35" />
        <svg x="-62" y="-62" width="124" height="124" viewBox="0 0 100 100">
          <clipPath id="generic-die">
            <rect width="100" height="100" rx="21" />
          </clipPath>
          <g clipPath="url(#generic-die)">
            <PipFace side="1" />
            <path d="M0 80c30 12 70 12 100 0v20H0Z" fill="#000" opacity=".14" />
          </g>
        </svg>
      </g>
    </svg>
  )
}

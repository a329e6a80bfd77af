import type { Colour } from '../../../engine/colour.ts'
import { isSecond, numberOf, type Sitter } from '../../../engine/sitter.ts'
import { SHAPES } from '../../ui/Shape.tsx'
import type { SignProps } from '../play.ts'

export interface Paint {
  readonly colour: Colour
  readonly number: number
  /** With more cars than colours, the second car of a colour has a striped wing. */
  readonly striped?: boolean
}

export const liveriesOf = (sitters: readonly Sitter[]): Paint[] =>
  sitters.map(({ colour }, seat) => ({ colour, number: numberOf(sitters, seat), striped: isSecond(sitters, seat) }))

interface SprintCarProps extends Paint {
  /** How far the car is turned, so that its number stays upright. */
  readonly angle?: number
}

/** A winged sprint car from above, nose to the right, around the origin: about 96 long and 64 wide. */
export function SprintCar({ colour, number, striped = false, angle = 0 }: SprintCarProps) {
  const paint = `var(--${colour})`
  return (
    <g strokeLinejoin="round">
      <path d="M-26-22V22M35-17V17M-40-8l-9-3M-40 8l-9 3" stroke="#8d8478" strokeWidth="4" strokeLinecap="round" />
      <g fill="#191417" stroke="#6d6259" strokeWidth="1.500">
        <rect x="-42" y="-33" width="28" height="13" rx="4" />
        <rect x="-44" y="19" width="32" height="16" rx="4" />
        <rect x="27" y="-24" width="17" height="9" rx="3" />
        <rect x="27" y="15" width="17" height="9" rx="3" />
      </g>
      <g fill={paint} stroke="#191417" strokeWidth="2.500">
        <path d="M-42-9C-30-14 6-14 16-10L44-5Q49 0 44 5L16 10C6 14-30 14-42 9Z" />
        <rect x="42" y="-15" width="9" height="30" rx="2" />
      </g>
      <path d={SHAPES[colour]} fill={`var(--on-${colour})`} fillRule="evenodd" transform="translate(28 0) scale(.15)" />
      <Wing colour={colour} number={number} striped={striped} angle={angle} />
    </g>
  )
}

/** The top wing carries the number. */
function Wing({ colour, number, striped, angle }: Required<SprintCarProps>) {
  return (
    <g>
      <rect x="-33" y="-27" width="50" height="54" rx="4" fill="#000" opacity=".35" />
      <rect x="-35" y="-26" width="50" height="52" rx="4" fill={`var(--${colour})`} stroke="#191417" strokeWidth="3" />
      {striped && <path d={STRIPES} fill={`var(--on-${colour})`} />}
      <path d="M-36-26.500H16M-36 26.500H16" stroke="#191417" strokeWidth="6" strokeLinecap="round" />
      <g transform={`translate(-10 0) rotate(${(-angle).toFixed(1)})`}>
        <Digits colour={colour} number={number} />
      </g>
    </g>
  )
}

const STRIPES = 'M-33-23h4v46h-4zM9-23h4v46H9z'

/** Two digits are as wide as there is room for. */
function Digits({ colour, number }: Paint) {
  return (
    <text
      y="12.500"
      fontSize="36"
      {...(number > 9 ? { textLength: 33, lengthAdjust: 'spacingAndGlyphs' } : {})}
      fontWeight="900"
      textAnchor="middle"
      fontFamily="var(--display)"
      fill={`var(--on-${colour})`}
      stroke={`var(--${colour})`}
      strokeWidth="5"
      paintOrder="stroke"
    >
      {number}
    </text>
  )
}

/** A car's sign beside words: its wing, with colour, shape and number. */
export function Plate({ colour, number, striped, className }: Paint & { readonly className?: string | undefined }) {
  return (
    <svg viewBox="-30 -30 60 60" aria-hidden="true" className={className} width="1.9em" height="1.9em">
      <rect x="-28" y="-28" width="56" height="56" rx="9" fill={`var(--${colour})`} stroke="#191417" strokeWidth="3" />
      {striped && <path d="M-26-24h4v48h-4zM22-24h4v48h-4z" fill={`var(--on-${colour})`} />}
      <path
        d={SHAPES[colour]}
        fill={`var(--on-${colour})`}
        fillRule="evenodd"
        transform={`translate(${striped ? 12 : 17} 18) scale(.17)`}
      />
      <g transform="translate(-2 -4)">
        <Digits colour={colour} number={number} />
      </g>
    </svg>
  )
}

/** The same for a seat of the table. */
export const SeatPlate = ({ sitters, seat, className }: SignProps) => (
  <Plate {...liveriesOf(sitters)[seat]!} className={className} />
)

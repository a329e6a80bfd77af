import type { Colour } from '../../engine/colour.ts'
import type { Seat } from '../../engine/seat.ts'
import { isSecond, type Sitter } from '../../engine/sitter.ts'

/** One shape for each colour, in a box from −50 to 50, so that nothing is told by colour alone. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M0-38 40 32H-40Z',
  yellow: 'M0-44 12-14 44-12 19 8 28 40 0 22-28 40-19 8-44-12-12-14Z',
  green: 'M-32-32H32V32H-32Z',
  blue: 'M0-44 36 0 0 44-36 0Z',
  white: 'M0-36A36 36 0 1 1 0 36 36 36 0 1 1 0-36M0-17A17 17 0 1 0 0 17 17 17 0 1 0 0-17',
  purple: 'M-20-36H20L40 0 20 36H-20L-40 0Z',
  black: 'M-13-38H13V-13H38V13H13V38H-13V13H-38V-13H-13Z',
  orange: 'M-38-24H38C38 14 20 34 0 34S-38 14-38-24Z',
}

interface ShapeProps {
  readonly colour: Colour
  readonly x?: number
  readonly y?: number
  /** Width of the shape's box. */
  readonly size: number
  readonly fill?: string
}

/** Drawn inside an SVG. */
export function Shape({ colour, x = 0, y = 0, size, fill }: ShapeProps) {
  return (
    <path
      d={SHAPES[colour]}
      transform={`translate(${x} ${y}) scale(${size / 100})`}
      fill={fill ?? `var(--on-${colour})`}
      fillRule="evenodd"
    />
  )
}

interface BadgeProps {
  readonly colour: Colour
  readonly isSecond: boolean
}

/** A disc in a colour with its shape, or for the second of a colour a striped plate; 100 wide, inside an SVG. */
export function Badge({ colour, isSecond }: BadgeProps) {
  const paint = { fill: `var(--${colour})`, stroke: 'var(--ink)', strokeWidth: 6 }
  return (
    <>
      {isSecond ? <rect x="-45" y="-45" width="90" height="90" rx="14" {...paint} /> : <circle r="46" {...paint} />}
      {isSecond && <path d="M-37-32h10v64h-10zM27-32h10v64H27z" fill={`var(--on-${colour})`} />}
      <Shape colour={colour} size={isSecond ? 46 : 56} />
    </>
  )
}

interface MarkProps {
  readonly colour: Colour
  readonly isSecond?: boolean
  readonly className?: string | undefined
}

/** A colour beside words. */
export const Mark = ({ colour, isSecond = false, className }: MarkProps) => (
  <svg viewBox="-52 -52 104 104" aria-hidden="true" className={className} width="1.6em" height="1.6em">
    <Badge colour={colour} isSecond={isSecond} />
  </svg>
)

interface SeatMarkProps {
  readonly sitters: readonly Pick<Sitter, 'colour'>[]
  readonly seat: Seat
  readonly className?: string | undefined
}

/** A seat's sign beside words: no two of a table are the same. */
export const SeatMark = ({ sitters, seat, className }: SeatMarkProps) => (
  <Mark colour={sitters[seat]!.colour} isSecond={isSecond(sitters, seat)} className={className} />
)

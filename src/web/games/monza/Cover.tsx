import { Car } from '../../ui/Car.tsx'

const ROWS = [
  ['blue', 'red', 'green', 'red', 'purple', 'red', 'yellow', 'white'],
  ['white', 'yellow', 'green', 'white', 'blue', 'white', 'purple', 'red'],
  ['yellow', 'purple', 'red', 'yellow', 'green', 'blue', 'green', 'blue'],
]

/** Three lanes of colour sweeping through a bend, and three cars in it. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <path d="M0 0h480v250H0z" fill="#8eb172" />
      <path d="M0 0h120L40 250H0ZM240 0h120l-80 250H160Z" fill="#a9c48b" opacity=".6" />
      <g transform="translate(250 470)">
        <Ring radius={394} width={22} colour="#fff6e6" />
        <Ring radius={394} width={22} colour="#c7380c" dash="26 26" />
        <Ring radius={202} width={22} colour="#fff6e6" />
        <Ring radius={202} width={22} colour="#c7380c" dash="20 20" />
        {SQUARES.map(({ colour, outline }) => (
          <path key={outline} d={outline} fill={`var(--${colour})`} stroke="#161316" strokeWidth="3" />
        ))}
        <Driving radius={298} degrees={-112} colour="red" />
        <Driving radius={240} degrees={-86} colour="yellow" />
        <Driving radius={356} degrees={-72} colour="blue" />
      </g>
    </svg>
  )
}

interface RingProps {
  readonly radius: number
  readonly width: number
  readonly colour: string
  readonly dash?: string
}

const Ring = ({ radius, width, colour, dash }: RingProps) => (
  <circle r={radius} fill="none" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
)

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}

function sector(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

const WIDE = 60
const LONG = 15

const SQUARES = ROWS.flatMap((row, lane) =>
  row.map((colour, i) => {
    const inner = 208 + lane * WIDE
    const from = -150 + i * LONG + lane * 5
    return { colour, outline: sector(inner, inner + WIDE, from, from + LONG) }
  }),
)

interface DrivingProps {
  readonly radius: number
  readonly degrees: number
  readonly colour: 'red' | 'yellow' | 'blue'
}

const Driving = ({ radius, degrees, colour }: DrivingProps) => (
  <g transform={`rotate(${degrees}) translate(${radius} 0) rotate(90) scale(.86)`}>
    <Car colour={colour} />
  </g>
)

import { type Colour, PENALTY } from '../../../games/dodge-dice/board.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Shape } from '../../ui/Shape.tsx'

const INK = '#2a2019'

/** One side of any of the ten dice, in a box of 100. */
export function Face({ side }: { readonly side: string | null }) {
  if (side === null) return <Unrolled />
  if (side.startsWith('penalty-')) return <Penalty colour={side.slice('penalty-'.length) as Colour} />
  if (side in ICONS) return <g transform="translate(50 50)">{ICONS[side as keyof typeof ICONS]}</g>
  return (
    <>
      <rect width="100" height="100" fill={`var(--${side})`} />
      <Shape colour={side as Colour} x={50} y={50} size={66} />
    </>
  )
}

const Unrolled = () => (
  <g fill="#cdbb9b">
    <circle cx="28" cy="28" r="8" />
    <circle cx="72" cy="28" r="8" />
    <circle cx="50" cy="50" r="8" />
    <circle cx="28" cy="72" r="8" />
    <circle cx="72" cy="72" r="8" />
  </g>
)

function Penalty({ colour }: { readonly colour: Colour }) {
  return (
    <>
      <rect width="100" height="100" fill={`var(--${colour})`} />
      <rect x="9" y="9" width="82" height="82" rx="14" fill="none" stroke={`var(--on-${colour})`} strokeWidth="4" />
      <Shape colour={colour} x={50} y={27} size={26} />
      <Label y={77} size={46} fill={`var(--on-${colour})`}>
        {String(PENALTY[colour])}
      </Label>
    </>
  )
}

interface LabelProps {
  readonly children: string
  readonly y: number
  readonly size: number
  readonly fill: string
}

const Label = ({ children, y, size, fill }: LabelProps) => (
  <text x={50} y={y} fontSize={size} fontWeight="800" textAnchor="middle" fill={fill} fontFamily="var(--text)">
    {children}
  </text>
)

const times = (text: string) => (
  <text y="18" fontSize="52" fontWeight="800" textAnchor="middle" fill={INK} fontFamily="var(--text)">
    {text}
  </text>
)

const ICONS = {
  stop: (
    <>
      <path d="M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z" fill="#c7380c" stroke={INK} strokeWidth="4" />
      <path d="M-18-5H18V5H-18Z" fill="#fff6e6" />
    </>
  ),
  chip: (
    <g transform="scale(.74)">
      <Chip />
    </g>
  ),
  double: times('×2'),
  triple: times('×3'),
  minus: (
    <>
      <circle r="34" fill="none" stroke={INK} strokeWidth="6" />
      <path d="M-18-5.500H18V5.500H-18Z" fill={INK} />
    </>
  ),
  give: (
    <>
      <circle cx="-20" cy="0" r="13" fill={INK} />
      <path d="M0-6H16V-20L40 0 16 20V6H0Z" fill="#c7380c" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
    </>
  ),
} as const

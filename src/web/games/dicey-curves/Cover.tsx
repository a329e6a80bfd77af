import type { Colour } from '../../../engine/colour.ts'
import { ToyCar } from './ToyCar.tsx'

/** A track of cards winding over a wooden table, three toy cars, and the dice that decide. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <path d="M0 0h480v250H0z" fill="#e2b880" />
      <g fill="none" stroke="#c99a5c">
        <path d="M0 52 480 12M0 142 480 98M0 226 480 186" strokeWidth="3" />
        <path
          d="M120 42 128 130M350 110 358 198M20 88c90-14 180-2 300-26M180 176c80-6 160-2 280-22"
          strokeWidth="1.5"
        />
      </g>
      <g transform="translate(22 232) rotate(64) scale(2)">
        <Straight />
        <Driving y={-40} x={-10.5} colour="yellow" letter="B" />
      </g>
      <g transform="translate(180.2 154.8) rotate(64) scale(2)">
        <Bend />
        <Driving y={-26} x={10} colour="red" letter="A" turn={-8} />
      </g>
      <g transform="translate(282.4 40.4) rotate(19) scale(2)">
        <Straight />
      </g>
      <g transform="translate(344 204) rotate(-14)">
        <Die value={4} />
      </g>
      <g transform="translate(408 150) rotate(18)">
        <Die value={4} isGreen />
      </g>
      <g transform="translate(432 214) rotate(6)">
        <Die value={4} />
      </g>
    </svg>
  )
}

const CARD = 'M-28 0H28Q31.50 0 31.50-3.50V-84.50Q31.50-88 28-88H-28Q-31.50-88-31.50-84.50V-3.50Q-31.50 0-28 0Z'

const Card = () => (
  <>
    <path d={CARD} transform="translate(1.50 2)" opacity=".22" />
    <path d={CARD} fill="#9cc673" stroke="#fffaf0" />
  </>
)

const Straight = () => (
  <>
    <Card />
    <path d="M-22 0V-88M22 0V-88" stroke="#fff6e6" strokeWidth="2.40" />
    <path d="M-21 0H21V-88H-21Z" fill="#474349" />
    <Dots d="M0 0V-88M-21-29.30H21M-21-58.60H21" />
    <Arrows />
  </>
)

const SWEEP = 'M0 0V-1C0-27-10.30-52-29-71'

const Bend = () => (
  <>
    <Card />
    <path d={SWEEP} fill="none" stroke="#fff6e6" strokeWidth="46.40" />
    <path d={SWEEP} fill="none" stroke="#c7380c" strokeWidth="46.40" strokeDasharray="4.20 4.20" />
    <path d={SWEEP} fill="none" stroke="#474349" strokeWidth="42" />
    <Dots d={SWEEP} />
    <Arrows />
    <Gate x={8} y={-52} turn={-26} size={2} fill="#8fd3ff" />
    <Gate x={-14.5} y={-36} turn={-20} size={3} fill="#ffd84d" />
  </>
)

const Dots = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="#f2ead9" strokeWidth=".8" strokeDasharray=".01 2.40" strokeLinecap="round" />
)

const Arrows = () =>
  [-10.5, 10.5].map((x) => (
    <path key={x} d="M0-3.60 4.50 1.50H1.70V3.60H-1.70V1.50H-4.50Z" transform={`translate(${x} -5)`} fill="#ffd500" />
  ))

interface GateProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  readonly fill: string
}

const Gate = ({ x, y, turn, size, fill }: GateProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="#241c16" strokeWidth=".6">
    <rect x="-10" y="-2.90" width="20" height="5.80" rx="1.30" fill={fill} />
    {Array.from({ length: size }, (_, i) => (i - (size - 1) / 2) * 4.2 - 1.85).map((at) => (
      <rect key={at} x={at} y="-1.85" width="3.70" height="3.70" rx=".9" fill="#fffdf7" />
    ))}
  </g>
)

interface DrivingProps {
  readonly x: number
  readonly y: number
  readonly colour: Colour
  readonly letter: string
  readonly turn?: number
}

const Driving = ({ x, y, colour, letter, turn = 0 }: DrivingProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25)`}>
    <ToyCar colour={colour} letter={letter} angle={64 + turn} />
  </g>
)

const PIPS = [
  [-10, -10],
  [10, -10],
  [-10, 10],
  [10, 10],
] as const

function Die({ isGreen }: { readonly value: 4; readonly isGreen?: boolean }) {
  return (
    <>
      <rect x="-19" y="-17" width="44" height="44" rx="9" opacity=".3" />
      <rect x="-22" y="-22" width="44" height="44" rx="9" fill={isGreen ? '#1c8a4c' : '#fff6e6'} />
      {PIPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.50" fill={isGreen ? '#fffdf0' : '#241c16'} />
      ))}
    </>
  )
}

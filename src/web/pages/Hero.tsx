import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import style from './Hero.module.css'

/** The banner: what this is, before dice on wheels, out at night. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return (
    <div className={style.hero}>
      <svg viewBox="0 0 1200 360" preserveAspectRatio="xMaxYMax slice" className={style.scene} aria-hidden="true">
        <defs>
          <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#1d1730" />
            <stop offset=".55" stopColor="#5b2436" />
            <stop offset="1" stopColor="#c4551b" />
          </linearGradient>
          <radialGradient id="lamp">
            <stop offset="0" stopColor="#fff3c4" stopOpacity=".95" />
            <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path d="M0 0h1200v360H0z" fill="url(#dusk)" />
        <g fill="#1a1220" opacity=".75">
          <path d="M0 214c90-34 160-18 240-40s150-46 250-18 160 44 280 10 190-36 430-4v110H0Z" />
        </g>
        <Floodlights />
        <path d="M0 262h1200v98H0z" fill="#2c262e" />
        <path d="M0 262h1200" stroke="#c7380c" strokeWidth="12" />
        <path d="M0 262h1200" stroke="#fff6e6" strokeWidth="12" strokeDasharray="34 34" />
        <path d="M-20 318h1240" stroke="#f2ead9" strokeWidth="5" strokeDasharray="70 54" opacity=".5" />
        <g className={style.cars}>
          <DieCar x={806} y={206} size={74} body="#d55e00" pips={3} />
          <DieCar x={938} y={220} size={88} body="#fff6e6" pips={5} dark />
          <DieCar x={1086} y={200} size={72} body="#009e73" pips={4} />
        </g>
      </svg>
      <div className={style.words}>
        <h1>{words('web.brand')}</h1>
        <p className={style.motto}>{words('web.home.motto')}</p>
        <p>{words('web.home.what')}</p>
        {children}
      </div>
    </div>
  )
}

const LAMPS = [600, 770, 950, 1130]

function Floodlights() {
  return LAMPS.map((x) => (
    <g key={x}>
      <path d={`M${x} 250V96`} stroke="#120c16" strokeWidth="6" />
      <path d={`M${x - 22} 84h44v20h-44z`} fill="#120c16" />
      <circle cx={x} cy="94" r="86" fill="url(#lamp)" opacity=".55" />
      <g fill="#fff3c4">
        <circle cx={x - 12} cy="94" r="6" />
        <circle cx={x + 12} cy="94" r="6" />
      </g>
    </g>
  ))
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
}

interface DieCarProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly body: string
  readonly pips: number
  readonly dark?: boolean
}

/** A die that wanted to be a racing car. */
function DieCar({ x, y, size, body, pips, dark = false }: DieCarProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <g stroke="#fff6e6" strokeWidth="4" strokeLinecap="round" opacity=".45">
        <path d="M-92 30h62M-70 58h40M-110 84h70" />
      </g>
      <g transform="rotate(-5 50 50)">
        <path d="M6 66h104l16 20v12H6z" fill="#120c16" />
        <rect width="100" height="96" rx="20" fill={body} />
        <path
          d="M8 22C10 12 14 8 26 7h48"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".55"
        />
        {PIPS[pips]!.map(([px, py]) => (
          <circle key={`${px}-${py}`} cx={px} cy={py} r="9.500" fill={dark ? '#2a2019' : '#fff6e6'} />
        ))}
        <path d="M-14 14h22v14H-14z" fill="#120c16" />
      </g>
      <g fill="#120c16">
        <circle cx="22" cy="100" r="19" />
        <circle cx="92" cy="96" r="19" />
      </g>
      <g fill="#d8cbb5">
        <circle cx="22" cy="100" r="8" />
        <circle cx="92" cy="96" r="8" />
      </g>
    </g>
  )
}

import type { ReactNode } from 'react'
import type { DangerKind } from '../../../games/dicey-curves/board.ts'
import { Cube } from './Cube.tsx'
import { Barrel, Shop } from './Hazards.tsx'

const INK = '#241c16'

const at = (x: number, y: number, size: number, what: ReactNode) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{what}</g>
)

const road = (
  <>
    <path d="M-26-16H26V16H-26Z" fill="#57525a" />
    <path d="M-26-16H26M-26 16H26" stroke="#fff6e6" strokeWidth="2" />
    <path d="M-26 0H26" stroke="#fff6e6" strokeWidth="1.6" strokeDasharray="5 4" />
  </>
)

const wrench = (
  <path
    d="M-14 13 3-4A9 9 0 0 1 13-15L8-9 10-5 14-3 18-9A9 9 0 0 1 8 3L-9 19C-13 22-18 17-14 13Z"
    fill="#c9d3da"
    stroke={INK}
    strokeWidth="2"
    strokeLinejoin="round"
  />
)

const flame = (
  <>
    <path
      d="M0-20C3-10 14-6 13 6 12 15 6 19 0 19S-12 15-13 6C-13 0-9-4-7-9-4-6-3-4-2-1 1-6 2-12 0-20Z"
      fill="#f26a1b"
      stroke={INK}
      strokeWidth="2"
    />
    <path d="M1 2C4 6 7 8 6 13 5 17 2 18 0 18S-6 16-6 12C-6 8-1 8 1 2Z" fill="#ffd84d" />
  </>
)

const PICTURES: Readonly<Record<DangerKind, ReactNode>> = {
  'Instant Damage': (
    <>
      <path
        d="M0-20 5-9 17-13 11-2 21 5 9 7 8 19 0 10-9 18-9 6-21 4-11-3-17-13-5-9Z"
        fill="#ffd84d"
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {at(0, 0, 2.2, <Cube />)}
    </>
  ),
  'Instant Repair': wrench,
  'Minor Debris': (
    <>
      {road}
      {at(-6, -8, 1.8, <Cube />)}
      {at(8, 8, 1.8, <Cube />)}
    </>
  ),
  'Major Debris': (
    <>
      {road}
      {[-12, -1, 4, 14].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i % 2 ? 8 : -8}) scale(1.9)`}>
          <Cube />
        </g>
      ))}
    </>
  ),
  'Dangerous Curve': (
    <>
      <path d="M-14 20C-14-4-4-13 20-13" fill="none" stroke="#57525a" strokeWidth="17" />
      <path d="M-14 20C-14-4-4-13 20-13" fill="none" stroke="#fff6e6" strokeWidth="1.6" strokeDasharray="5 4" />
      <path d="M-17-3 0 8" stroke="#ff9d4d" strokeWidth="5" />
      {at(-9, 2, 2, <Cube />)}
    </>
  ),
  'Lane Closed': (
    <>
      {road}
      {[-15, 0, 15].map((x) => (
        <g key={x} transform={`translate(${x} -8) scale(1.1)`}>
          <Barrel />
        </g>
      ))}
    </>
  ),
  'Repair Shop': at(0, 2, 2.1, <Shop />),
  'Critter Crossing': (
    <g fill="#9b6a3c" stroke={INK} strokeWidth="1.8" strokeLinejoin="round">
      <path d="M-20 8C-20-4-10-9 0-8L8-14 9-8C15-7 19-2 19 3L13 6C12 11 8 13 2 13H-14C-18 13-20 11-20 8Z" />
      <path d="M-20 7C-27 6-27-3-21-5" fill="none" strokeWidth="3" strokeLinecap="round" />
      <circle cx="11" cy="-2" r="1.7" fill={INK} stroke="none" />
      <path d="M-12 13v5M-4 13v5M5 13v5" strokeWidth="3" strokeLinecap="round" />
    </g>
  ),
  'Nitro Boost': flame,
  'Super Size Your Combo': (
    <>
      {[-13, 1].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i ? -3 : 5})`}>
          <rect x="-9" y="-9" width="19" height="19" rx="4" fill="#fffdf7" stroke={INK} strokeWidth="2" />
          <circle cx=".5" cy=".5" r="2.4" fill={INK} />
        </g>
      ))}
      <path d="M18 17V-1M10 7 18-3 26 7" fill="none" stroke="#1c8a4c" strokeWidth="5" strokeLinejoin="round" />
    </>
  ),
}

/** What a Danger card shows. */
export const DangerPicture = ({ kind }: { readonly kind: DangerKind }) => (
  <svg viewBox="-28 -24 56 48" aria-hidden="true">
    {PICTURES[kind]}
  </svg>
)

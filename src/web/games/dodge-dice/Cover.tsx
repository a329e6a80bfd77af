import type { ReactNode } from 'react'
import { Chip } from '../../ui/Chip.tsx'
import { SHAPES } from '../../ui/Shape.tsx'

/** Dice over felt, and a Stop among them. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <defs>
        <radialGradient id="dodge-felt" cx=".4" cy=".2" r="1">
          <stop offset="0" stopColor="#2f7d62" />
          <stop offset="1" stopColor="#12382b" />
        </radialGradient>
      </defs>
      <path d="M0 0h480v250H0z" fill="url(#dodge-felt)" />
      <g fill="none" stroke="#ffffff" strokeLinecap="round" opacity=".22" strokeWidth="7">
        <path d="M-10 60c70 0 90 10 130 34M-10 120c60 0 80 4 110 22M-10 182c60-4 110-2 150 10" />
      </g>
      <g transform="translate(402 196) scale(.5)">
        <Chip />
      </g>
      <g transform="translate(436 160) scale(.5)">
        <Chip />
      </g>
      <g transform="translate(372 226) scale(.5)">
        <Chip />
      </g>
      <Cube x={150} y={140} turn={-16} size={96} fill="#004c99" shape={SHAPES.blue} ink="#fff" />
      <Cube x={262} y={84} turn={12} size={104} fill="#b8202f" shape={SHAPES.red} ink="#fff" />
      <Cube x={248} y={196} turn={-6} size={78} fill="#009e73" shape={SHAPES.green} ink="#00150f" />
      <Cube x={374} y={92} turn={20} size={110} fill="#fff6e6" shape="" ink="">
        <path d="M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z" fill="#c7380c" stroke="#2a2019" strokeWidth="4" />
        <path d="M-18-5H18V5H-18Z" fill="#fff6e6" />
      </Cube>
    </svg>
  )
}

interface CubeProps {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
  readonly fill: string
  readonly shape: string
  readonly ink: string
  readonly children?: ReactNode
}

function Cube({ x, y, turn, size, fill, shape, ink, children }: CubeProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`}>
      <rect x="-44" y="-38" width="100" height="100" rx="22" fill="#000" opacity=".35" />
      <rect x="-50" y="-50" width="100" height="100" rx="22" fill={fill} />
      <path
        d="M-50 26c0 16 8 24 22 24h56c14 0 22-8 22-24-8 10-16 14-30 14h-40c-14 0-22-4-30-14Z"
        fill="#000"
        opacity=".2"
      />
      <path
        d="M-40-28c2-8 6-12 16-13h36"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".5"
      />
      {children ?? <path d={shape} fill={ink} transform="scale(.62)" />}
    </g>
  )
}

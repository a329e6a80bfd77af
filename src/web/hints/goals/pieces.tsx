import type { ReactNode } from 'react'
import type { Colour } from '../../../engine/colour.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { Shape } from '../../ui/Shape.tsx'

/** A little scene in a box of 160 × 100. */
export const Scene = ({
  ground = 'var(--felt)',
  children,
}: {
  readonly ground?: string
  readonly children: ReactNode
}) => (
  <svg viewBox="0 0 160 100" aria-hidden="true">
    <path d="M0 0h160v100H0z" fill={ground} />
    {children}
  </svg>
)

interface PlacedProps {
  readonly x: number
  readonly y: number
  /** How large: 1 leaves a piece as it was drawn. */
  readonly size?: number
  readonly turn?: number
  readonly faded?: boolean
  readonly children: ReactNode
}

export const Placed = ({ x, y, size = 1, turn = 0, faded = false, children }: PlacedProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} opacity={faded ? 0.35 : 1}>
    {children}
  </g>
)

type DieProps = Omit<PlacedProps, 'children'>

/** A die of one colour, with its shape, 30 wide around a point. */
export const ColourDie = ({ colour, ...place }: DieProps & { readonly colour: Colour }) => (
  <Placed {...place}>
    <rect x="-15" y="-15" width="30" height="30" rx="6" fill={`var(--${colour})`} stroke="#161316" strokeWidth="1.5" />
    <Shape colour={colour} size={20} />
  </Placed>
)

/** A die with pips, 30 wide around a point. */
export const PipDie = ({ side, ...place }: DieProps & { readonly side: number }) => (
  <Placed {...place}>
    <rect x="-15" y="-15" width="30" height="30" rx="6" fill="#fff3df" stroke="#161316" strokeWidth="1.5" />
    <g transform="translate(-12 -12) scale(.24)">
      <PipFace side={String(side)} />
    </g>
  </Placed>
)

interface ArrowProps {
  readonly d: string
}

/** Where something goes; the way ends at its last point. */
export const Arrow = ({ d }: ArrowProps) => (
  <>
    <defs>
      <marker id="goal-tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 10 5 0 10z" fill="#fff6e6" />
      </marker>
    </defs>
    <path d={d} fill="none" stroke="#161316" strokeWidth="7" strokeLinecap="round" opacity=".5" />
    <path d={d} fill="none" stroke="#fff6e6" strokeWidth="4" strokeLinecap="round" markerEnd="url(#goal-tip)" />
  </>
)

interface TagProps {
  readonly x: number
  readonly y: number
  readonly children: ReactNode
}

/** A number or the like on a plate. */
export const Tag = ({ x, y, children }: TagProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-20" y="-13" width="40" height="26" rx="6" fill="#fff6e6" stroke="#161316" strokeWidth="1.5" />
    <text y="7" fontSize="20" fontWeight="800" textAnchor="middle" fill="#161316" fontFamily="var(--display)">
      {children}
    </text>
  </g>
)

/** A chequered flag, its pole's foot at a point. */
export const Flag = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0v-50" stroke="#161316" strokeWidth="3" strokeLinecap="round" />
    <path d="M0-50h36v24H0z" fill="#fff6e6" stroke="#161316" strokeWidth="1.5" />
    <path
      d="M0-50h9v8h9v-8h9v8h9v8h-9v8h-9v-8h-9v8H0v-8h9v-8H0zM9-42h9v8H9zM27-42v8h-9v-8z"
      fill="#161316"
      fillRule="evenodd"
    />
  </g>
)

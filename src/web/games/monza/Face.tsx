import type { Colour } from '../../../engine/colour.ts'
import { Shape } from '../../ui/Shape.tsx'

/** One side of a colour die, in a box of 100. */
export function Face({ side }: { readonly side: string | null }) {
  if (side === null)
    return (
      <path d="M14 62c0-9 8-11 16-12l12-13h24l12 13c8 0 12 4 12 12v5H14Z" fill="#cdbb9b" transform="translate(-2 0)" />
    )
  return (
    <>
      <rect width="100" height="100" fill={`var(--${side})`} />
      <Shape colour={side as Colour} x={50} y={50} size={66} />
    </>
  )
}

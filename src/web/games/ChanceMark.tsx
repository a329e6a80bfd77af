import style from './ChanceMark.module.css'
import { type Moves, useChance } from './chances.ts'

interface ChanceMarkProps {
  /** All that can be done here: the best of it counts. */
  readonly moves: Moves
  readonly x: number
  readonly y: number
  /** How many units of the board are a pixel. */
  readonly scale?: number
}

/** On a board: the chance to win of what can be done here. Drawn inside an SVG. */
export function ChanceMark({ moves, x, y, scale = 1 }: ChanceMarkProps) {
  const chance = useChance(moves)
  if (!chance) return null
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={style.mark}
      aria-hidden="true"
      data-chance={chance.worth.toFixed(4)}
      data-best={chance.isBest || undefined}
    >
      <rect x="-18" y="-9" width="36" height="18" rx="9" />
      <text>{chance.brief}</text>
    </g>
  )
}

/** In the corner of a button of the board. */
export function ChanceTag({ moves }: { readonly moves: Moves }) {
  const chance = useChance(moves)
  if (!chance) return null
  return (
    <span
      className={style.tag}
      aria-hidden="true"
      data-chance={chance.worth.toFixed(4)}
      data-best={chance.isBest || undefined}
    >
      {chance.brief}
    </span>
  )
}

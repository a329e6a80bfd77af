import style from './Odds.module.css'
import { bestOf, isBest, type Reading } from './odds.ts'
import { useOddsShown, useReading } from './shown.ts'
import { useTelling } from './telling.ts'

type Moves = readonly (readonly { readonly kind: string }[])[]

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
  const { brief } = useTelling()
  const reading = useReading(useOddsShown())
  const found = bestOf(reading, moves)
  if (!found) return null
  const { actions, chance } = found
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={style.mark}
      aria-hidden="true"
      data-odds={chance.worth.toFixed(4)}
      data-best={isBest(reading, actions) || undefined}
    >
      <rect x="-18" y="-9" width="36" height="18" rx="9" />
      <text>{brief(chance)}</text>
    </g>
  )
}

/** In the corner of a button of the board. */
export function ChanceTag({ moves }: { readonly moves: Moves }) {
  const { brief } = useTelling()
  const reading = useReading(useOddsShown())
  const found = bestOf(reading, moves)
  if (!found) return null
  return (
    <span
      className={style.tag}
      aria-hidden="true"
      data-odds={found.chance.worth.toFixed(4)}
      data-best={isBest(reading, found.actions) || undefined}
    >
      {brief(found.chance)}
    </span>
  )
}

/** The same for the ear. */
export function useChanceSaid(moves: Moves): string | undefined {
  const { full } = useTelling()
  const reading: Reading = useReading(useOddsShown())
  const found = bestOf(reading, moves)
  return found ? full(found.chance, isBest(reading, found.actions)) : undefined
}

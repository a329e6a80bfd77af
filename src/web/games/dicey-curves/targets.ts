import { CARD_LENGTH, CARD_WIDTH } from '../../../games/dicey-curves/board.ts'
import type { Action, Space } from '../../../games/dicey-curves/state.ts'
import { onTable, piece, type Spot, spotOn } from './road.ts'
import { type PlacedCard, type PlacedSpace, spaceAt, type World } from './world.ts'

/** Something on the board that can be taken now. */
export interface Target {
  readonly key: string
  readonly transform: string
  readonly outline: string
  readonly spot: Spot
  readonly name: string
  /** `step`: next; `way`: on the way; `end`: a place to end; `aim`: can be aimed at; `aimed`: is. */
  readonly look: 'step' | 'way' | 'end' | 'aim' | 'aimed'
  /** What a tap may come to, where it is more than a look. */
  readonly moves?: readonly (readonly Action[])[]
  take(): void
}

type Taking = Pick<Target, 'name' | 'look' | 'moves' | 'take'>

export function spaceTarget(world: World, space: Space, taking: Taking): Target[] {
  const found = spaceAt(world, space)
  return found ? [{ key: `space ${space}`, ...placeOf(found), ...taking }] : []
}

const placeOf = ({ card, patch, spot }: PlacedSpace) => ({ transform: card.transform, outline: patch.outline, spot })

const HALF = CARD_WIDTH / 2 - 1.5
const CARD_OUTLINE = `M${-HALF} -1.5H${HALF}V${1.5 - CARD_LENGTH}H${-HALF}Z`

export const cardTarget = (card: PlacedCard, taking: Taking): Target => ({
  key: `card ${card.index}`,
  transform: card.transform,
  outline: CARD_OUTLINE,
  spot: card.middle,
  ...taking,
})

export function laneTarget(card: PlacedCard, lane: number, taking: Taking): Target {
  const { plan, laid, transform, index } = card
  const patches = plan.face.lanes[lane]!.filter((space) => !plan.face.shared.includes(space)).map(
    (i) => plan.patches[i]!,
  )
  const first = patches[0]!
  const { left, right } = first
  const end = patches.at(-1)!.to
  return {
    key: `lane ${index} ${lane}`,
    transform,
    outline: piece(plan.road, first.from + 0.02, end - 0.02, left + 1, right - 1),
    spot: onTable(laid, spotOn(plan.road, (first.from + end) / 2, (left + right) / 2)),
    ...taking,
  }
}

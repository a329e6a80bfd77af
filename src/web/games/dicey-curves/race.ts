import type { Action, Car, Frame, Move } from '../../../games/dicey-curves/state.ts'
import type { Area } from '../../ui/PanZoom.tsx'
import type { OnPick, Picks } from './picks.ts'
import type { Choices, Die } from './selection.ts'
import type { Target } from './targets.ts'
import type { World } from './world.ts'

/** What is picked, what that makes possible, and how it is done: one place for the map and the panel. */
export interface Race {
  readonly picks: Picks
  readonly onPick: OnPick
  readonly world: World
  readonly frame: Frame
  readonly dice: readonly Die[]
  readonly picked: readonly Die[]
  /** The car that is driven, or would be. */
  readonly car: Car | null
  /** The legal move that the picks add up to. */
  readonly move: Move | null
  /** The uses of the picked Danger card. */
  readonly uses: Choices
  readonly targets: readonly Target[]
  /** Where to look. */
  readonly focus: Area
  act(action: Action): void
}

import type { Sitter } from '../../../engine/sitter.ts'
import type { Action, Car, FrameOf, Move, View } from '../../../games/dicey-curves/state.ts'
import type { OnPick, Picks } from './picks.ts'
import type { Choices, Die } from './selection.ts'

/** What the parts of a turn need to offer Combos, cars and chips. */
export interface BuilderProps {
  readonly view: View
  readonly frame: FrameOf<'turn'>
  readonly sitters: readonly Sitter[]
  readonly choices: Choices
  readonly dice: readonly Die[]
  readonly picked: readonly Die[]
  readonly car: Car | null
  readonly picks: Picks
  /** The legal move that the picks add up to. */
  readonly move: Move | null
  readonly onPick: OnPick
  readonly onAction: (action: Action) => void
  readonly onRule: (id: string) => void
}

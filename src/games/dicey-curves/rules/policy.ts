import { top } from '../../../engine/frames.ts'
import type { PublicChance, Silence } from '../../../engine/game.ts'
import type { DiceyCurves, Options, View } from '../state.ts'

/** DX-2 Hands are secret. */
export const hides = ({ danger }: Options): boolean => danger

/** The first roll of a turn is pressed for; 6s are thrown again by themselves, and cards come by themselves. */
export const isPressedFor = ({ dice }: View, { kind }: PublicChance): boolean =>
  kind === 'roll' && [...dice.white, ...dice.green].every((shown) => shown === 0)

/** DX-3a In a window, to say nothing is to pass. */
export const silence = (view: View): Silence<DiceyCurves> | null =>
  top(view).kind === 'window' ? { action: { kind: 'pass' }, seconds: view.table.options.windowSeconds || null } : null

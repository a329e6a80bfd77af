import type { Lore } from '../../../engine/lore.ts'
import type { DiceyCurves } from '../state.ts'
import { evaluate } from './evaluate.ts'

export const THINKING: Lore<DiceyCurves> = { evaluate, reflex: null }

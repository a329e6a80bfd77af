import type { Lore } from '../../../engine/lore.ts'
import type { DiceyCurves } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { mover } from './mover.ts'
import { routine } from './routine.ts'

export const THINKING: Lore<DiceyCurves> = { evaluate, reflex: null, mover, routine }

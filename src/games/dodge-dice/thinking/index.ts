import type { Lore } from '../../../engine/lore.ts'
import type { DodgeDice } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { hasty } from './hasty.ts'

export const THINKING: Lore<DodgeDice> = { evaluate, reflex: null, hasty }

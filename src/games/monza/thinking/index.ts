import type { Lore } from '../../../engine/lore.ts'
import type { Monza } from '../state.ts'
import { evaluate } from './evaluate.ts'

export const THINKING: Lore<Monza> = { evaluate, reflex: null }

import type { Lore } from '../../../engine/lore.ts'
import type { Monza } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { mover } from './mover.ts'

export const THINKING: Lore<Monza> = { evaluate, reflex: null, mover }

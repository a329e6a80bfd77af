import type { Lore } from '../../../engine/lore.ts'
import type { AllensDirt } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { mover } from './mover.ts'
import { reflex } from './reflex.ts'
export const THINKING: Lore<AllensDirt> = { evaluate, reflex, mover }

import type { Lore } from '../../../engine/lore.ts'
import type { Season } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { mover } from './mover.ts'
import { reflex } from './reflex.ts'
export const THINKING: Lore<Season> = { evaluate, reflex, mover }

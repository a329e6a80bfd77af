import type { Thinking } from '../../manifest.ts'
import type { Season } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { reflex } from './reflex.ts'
export const THINKING: Thinking<Season> = { evaluate, reflex }

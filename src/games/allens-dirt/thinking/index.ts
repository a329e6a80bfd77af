import type { Thinking } from '../../manifest.ts'
import type { AllensDirt } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { reflex } from './reflex.ts'
export const THINKING: Thinking<AllensDirt> = { evaluate, reflex }

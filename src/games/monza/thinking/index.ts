import type { Thinking } from '../../manifest.ts'
import type { Monza } from '../state.ts'
import { evaluate } from './evaluate.ts'

export const THINKING: Thinking<Monza> = { evaluate, reflex: null }

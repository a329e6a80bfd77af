import type { Thinking } from '../../manifest.ts'
import type { DiceyCurves } from '../state.ts'
import { evaluate } from './evaluate.ts'

export const THINKING: Thinking<DiceyCurves> = { evaluate, reflex: null }

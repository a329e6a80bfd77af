import type { Thinking } from '../../manifest.ts'
import type { DodgeDice } from '../state.ts'
import { evaluate } from './evaluate.ts'

export const THINKING: Thinking<DodgeDice> = { evaluate, reflex: null }

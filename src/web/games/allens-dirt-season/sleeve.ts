import type { Sleeve } from '../sleeve.ts'

export const sleeve: Sleeve = { minutes: 180, difficulty: 'medium' }

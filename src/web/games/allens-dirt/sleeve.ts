import type { Sleeve } from '../sleeve.ts'

export const sleeve: Sleeve = { minutes: 25, difficulty: 'medium' }

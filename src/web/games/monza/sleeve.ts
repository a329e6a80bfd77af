import type { Sleeve } from '../sleeve.ts'

export const sleeve: Sleeve = { minutes: 5, difficulty: 'easy' }

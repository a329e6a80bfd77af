import type { Sleeve } from '../sleeve.ts'

export const sleeve: Sleeve = { minutes: 10, difficulty: 'easy' }

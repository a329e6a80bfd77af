import type { Sleeve } from '../sleeve.ts'
import { DangerCover } from './DangerCover.tsx'

export const sleeve: Sleeve = {
  minutes: 30,
  difficulty: 'tricky',
  choices: ['danger', 'length', 'cars'],
  editions: [{ id: 'danger', options: { danger: true }, minutes: 45, difficulty: 'tricky', Cover: DangerCover }],
}

import type { Guide } from '../../../../engine/guide.ts'
import type { Monza } from '../../state.ts'
import { say } from '../say.ts'
import { DRIVES } from './drives.ts'
import { GUIDE_WORDS } from './words.ts'

const SIGNS = ['cars', 'squares', 'tyres', 'cut', 'names', 'goals']

export const GUIDE: Guide<Monza> = {
  words: GUIDE_WORDS,
  japanese: async () => (await import('./words.ja.ts')).GUIDE_WORDS_JA,
  legend: SIGNS.map((sign) => say(`legend.${sign}`, { tyres: '#' })),
  drives: DRIVES,
}

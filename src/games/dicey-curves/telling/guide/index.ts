import type { Guide } from '../../../../engine/guide.ts'
import type { DiceyCurves } from '../../state.ts'
import { say } from '../say.ts'
import { DRIVES } from './drives.ts'
import { GUIDE_WORDS } from './words.ts'

const SIGNS = ['track', 'spaces', 'cars', 'gates', 'shared', 'players', 'danger', 'danger-track']

export const GUIDE: Guide<DiceyCurves> = {
  words: GUIDE_WORDS,
  japanese: async () => (await import('./words.ja.ts')).GUIDE_WORDS_JA,
  legend: SIGNS.map((sign) => say(`legend.${sign}`, { barrel: '#' })),
  drives: DRIVES,
}

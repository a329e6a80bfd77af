import type { Guide } from '../../../../engine/guide.ts'
import type { AllensDirt } from '../../state.ts'
import { say } from '../say.ts'
import { DRIVES } from './drives.ts'
import { GUIDE_WORDS } from './words.ts'

const SIGNS = ['spaces', 'cars', 'trouble', 'sweet-spot', 'line', 'order']

export const GUIDE: Guide<AllensDirt> = {
  words: GUIDE_WORDS,
  japanese: async () => (await import('./words.ja.ts')).GUIDE_WORDS_JA,
  legend: SIGNS.map((sign) => say(`legend.${sign}`)),
  drives: DRIVES,
}

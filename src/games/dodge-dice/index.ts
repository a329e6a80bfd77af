import type { Manifest } from '../manifest.ts'
import { dodgeDice } from './game.ts'
import type { DodgeDice } from './state.ts'

export const manifest: Manifest<DodgeDice> = {
  game: dodgeDice,
  livery: { colours: null, picks: true, isNumbered: false },
  thinking: async () => (await import('./thinking/index.ts')).THINKING,
  exact: async () => (await import('./thinking/exact/index.ts')).EXACT,
  japanese: async () => (await import('./telling/words.ja.ts')).WORDS_JA,
  guide: async () => (await import('./telling/guide/index.ts')).GUIDE,
  risks: async () => (await import('./thinking/risks/index.ts')).RISKS,
  boardCheck: null,
  plain: null,
}

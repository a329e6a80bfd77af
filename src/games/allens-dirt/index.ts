import type { Manifest } from '../manifest.ts'
import { allensDirt } from './game.ts'
import type { AllensDirt } from './state.ts'

export const manifest: Manifest<AllensDirt> = {
  game: allensDirt,
  livery: { colours: null, picks: true, isNumbered: true },
  thinking: async () => (await import('./thinking/index.ts')).THINKING,
  exact: null,
  japanese: async () => (await import('./telling/words.ja.ts')).WORDS_JA,
  guide: async () => (await import('./telling/guide/index.ts')).GUIDE,
  risks: async () => (await import('./thinking/risks/index.ts')).RISKS,
  boardCheck: async () => (await import('./board-check.ts')).BOARD_CHECK,
  plain: null,
}

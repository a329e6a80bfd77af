import type { Manifest } from '../manifest.ts'
import { COLOURS } from './board.ts'
import { monza } from './game.ts'
import type { Monza } from './state.ts'

export const manifest: Manifest<Monza> = {
  game: monza,
  livery: { colours: COLOURS, picks: false, isNumbered: false },
  thinking: async () => (await import('./thinking/index.ts')).THINKING,
  exact: async () => (await import('./thinking/exact/index.ts')).EXACT,
  japanese: async () => (await import('./telling/words.ja.ts')).WORDS_JA,
  guide: async () => (await import('./telling/guide/index.ts')).GUIDE,
  risks: async () => (await import('./thinking/risks/index.ts')).RISKS,
  boardCheck: async () => (await import('./board-check.ts')).BOARD_CHECK,
  plain: null,
}

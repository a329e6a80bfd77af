import { COLOURS } from '../../engine/colour.ts'
import type { Manifest } from '../manifest.ts'
import { DRIVERS } from './board.ts'
import { chapterOf } from './chapters.ts'
import { allensDirtSeason } from './game.ts'
import type { Season } from './state.ts'

export const manifest: Manifest<Season> = {
  game: allensDirtSeason,
  livery: { colours: [...COLOURS, ...COLOURS].slice(0, DRIVERS), picks: true, isNumbered: true },
  thinking: async () => (await import('./thinking/index.ts')).THINKING,
  exact: null,
  japanese: async () => (await import('./telling/words.ja.ts')).WORDS_JA,
  guide: async () => (await import('./telling/guide/index.ts')).GUIDE,
  risks: async () => (await import('./thinking/risks/index.ts')).RISKS,
  boardCheck: async () => (await import('../allens-dirt/board-check.ts')).BOARD_CHECK,
  chapterOf,
  plain: null,
}

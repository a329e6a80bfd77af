import type { Manifest } from '../manifest.ts'
import { diceyCurves } from './game.ts'
import type { DiceyCurves } from './state.ts'

export const manifest: Manifest<DiceyCurves> = {
  game: diceyCurves,
  livery: { colours: null, picks: true, isNumbered: false },
  thinking: async () => (await import('./thinking/index.ts')).THINKING,
  exact: null,
  japanese: async () => (await import('./telling/words.ja.ts')).WORDS_JA,
  guide: async () => (await import('./telling/guide/index.ts')).GUIDE,
  risks: async () => (await import('./thinking/risks/index.ts')).RISKS,
  boardCheck: async () => (await import('./board-check.ts')).BOARD_CHECK,
  plain: null,
}

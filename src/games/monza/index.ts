import type { Game } from '../../engine/game.ts'
import { DEFAULT_BOARD } from './board.ts'
import { outcomes, possible, sample } from './dice.ts'
import { boardFlaws } from './flaws.ts'
import { invariants } from './invariants.ts'
import { choice, describe, prompt } from './notation.ts'
import { draw } from './picture.ts'
import { legal, objection, play, refuse, settle, waiting } from './rules.ts'
import { type Monza, OPTIONS, setup } from './state.ts'
import { guess, redact, reveals, view } from './view.ts'
import { WORDS } from './words.ts'

export const monza: Game<Monza> = {
  id: 'monza',
  title: 'Monza',
  rulesVersion: 1,
  seats: { least: 2, most: 6 },
  options: OPTIONS,
  boards: [{ id: DEFAULT_BOARD.id, title: DEFAULT_BOARD.title, board: DEFAULT_BOARD }],
  words: WORDS,
  objection,
  boardFlaws,
  setup,
  waiting,
  legal,
  refuse,
  play,
  outcomes,
  sample,
  possible,
  settle,
  view,
  guess,
  redact,
  reveals,
  hides: () => false,
  isPressedFor: () => true,
  silence: () => null,
  prompt,
  choice,
  describe,
  draw,
  invariants,
}

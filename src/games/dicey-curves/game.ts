import type { Game } from '../../engine/game.ts'
import { DEFAULT_BOARD } from './board.ts'
import { chance, isPressedFor } from './rules/dice.ts'
import { refuse } from './rules/refuse.ts'
import { legal, play, settle, waiting } from './rules/sequence.ts'
import { objection, setup } from './rules/setup.ts'
import { guess, hides, isOpen, redact, reveals, view } from './rules/view.ts'
import { silence } from './rules/window.ts'
import { type DiceyCurves, OPTIONS } from './state.ts'
import { describe } from './telling/describe.ts'
import { draw } from './telling/draw.ts'
import { choice, prompt } from './telling/prompt.ts'
import { WORDS } from './telling/words.ts'
import { invariants } from './testing/invariants.ts'

export const diceyCurves: Game<DiceyCurves> = {
  id: 'dicey-curves',
  title: 'Dicey Curves',
  rulesVersion: 2,
  seats: { least: 2, most: 8 },
  options: OPTIONS,
  boards: [{ id: DEFAULT_BOARD.id, title: DEFAULT_BOARD.title, board: DEFAULT_BOARD }],
  words: WORDS,
  objection,
  setup,
  waiting,
  legal,
  refuse,
  play,
  ...chance,
  settle,
  view,
  guess,
  redact,
  reveals,
  hides,
  isOpen,
  isPressedFor,
  silence,
  prompt,
  choice,
  describe,
  draw,
  invariants,
}

import type { Game } from '../../engine/game.ts'
import { outcomes, possible, sample } from './dice.ts'
import { choice, describe, draw, prompt } from './notation.ts'
import { invariants, legal, play, refuse, settle, waiting } from './rules.ts'
import { type DodgeDice, OPTIONS, setup } from './state.ts'
import { guess, redact, reveals, view } from './view.ts'
import { WORDS } from './words.ts'

export const dodgeDice: Game<DodgeDice> = {
  id: 'dodge-dice',
  title: 'Dodge Dice',
  rulesVersion: 1,
  seats: { least: 2, most: 6 },
  options: OPTIONS,
  boards: [],
  words: WORDS,
  objection: () => null,
  boardFlaws: () => [],
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

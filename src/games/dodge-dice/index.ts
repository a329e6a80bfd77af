import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { chance } from './dice.ts'
import { choice, describe, draw, prompt } from './notation.ts'
import { invariants, legal, play, refuse, settle, waiting } from './rules.ts'
import { type DodgeDice, OPTIONS, setup } from './state.ts'
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
  ...chance,
  settle,
  ...NOTHING_HIDDEN,
  ...UNHURRIED,
  prompt,
  choice,
  describe,
  draw,
  invariants,
}

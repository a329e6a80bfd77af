import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { DEFAULT_BOARD } from './board.ts'
import { chance } from './dice.ts'
import { boardFlaws } from './flaws.ts'
import { invariants } from './invariants.ts'
import { choice, describe, prompt } from './notation.ts'
import { draw } from './picture.ts'
import { legal, objection, play, refuse, settle, waiting } from './rules.ts'
import { type Monza, OPTIONS, setup } from './state.ts'
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

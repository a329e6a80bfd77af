import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { chance } from './rules/dice.ts'
import { refuse } from './rules/refuse.ts'
import { legal, play, settle, waiting } from './rules/sequence.ts'
import { type DodgeDice, OPTIONS, setup } from './state.ts'
import { describe } from './telling/describe.ts'
import { draw } from './telling/draw.ts'
import { choice, prompt } from './telling/prompt.ts'
import { WORDS } from './telling/words.ts'
import { invariants } from './testing/invariants.ts'

export const dodgeDice: Game<DodgeDice> = {
  id: 'dodge-dice',
  title: 'Dodge Dice',
  rulesVersion: 1,
  seats: { least: 2, most: 6 },
  options: OPTIONS,
  boards: [],
  words: WORDS,
  objection: () => null,
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

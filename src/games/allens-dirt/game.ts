import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { DEFAULT_BOARD, RACERS } from './board.ts'
import { chance } from './rules/dice.ts'
import { boardFlaws } from './rules/flaws.ts'
import { objection, refuse } from './rules/refuse.ts'
import { legal, play, settle, waiting } from './rules/sequence.ts'
import { type AllensDirt, OPTIONS, setup } from './state.ts'
import { describe } from './telling/describe.ts'
import { draw } from './telling/draw.ts'
import { choice, prompt } from './telling/prompt.ts'
import { WORDS } from './telling/words.ts'
import { invariants } from './testing/invariants.ts'

export const allensDirt: Game<AllensDirt> = {
  id: 'allens-dirt',
  title: 'Allen’s Dirt',
  rulesVersion: 2,
  seats: { least: RACERS, most: RACERS },
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

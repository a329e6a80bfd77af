import { top } from '../../engine/frames.ts'
import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { allensDirt } from '../allens-dirt/game.ts'
import { chance } from '../allens-dirt/rules/dice.ts'
import { DRIVERS } from './board.ts'
import { refuse } from './rules/refuse.ts'
import { legal, play, settle, waiting } from './rules/sequence.ts'
import { type Season, setup } from './state.ts'
import { describe } from './telling/describe.ts'
import { draw } from './telling/draw.ts'
import { choice, prompt } from './telling/prompt.ts'
import { WORDS } from './telling/words.ts'
import { invariants } from './testing/invariants.ts'

export const allensDirtSeason: Game<Season> = {
  id: 'allens-dirt-season',
  title: 'Allen’s Dirt: the season',
  rulesVersion: 2,
  seats: { least: DRIVERS, most: DRIVERS },
  options: allensDirt.options,
  boards: allensDirt.boards,
  words: WORDS,
  objection: allensDirt.objection,
  setup,
  waiting,
  legal,
  refuse,
  play,
  ...chance,
  settle,
  ...NOTHING_HIDDEN,
  ...UNHURRIED,
  isBreak: (view) => top(view).kind === 'next-race',
  prompt,
  choice,
  describe,
  draw,
  invariants,
}

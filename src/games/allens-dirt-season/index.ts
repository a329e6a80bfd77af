import type { Game } from '../../engine/game.ts'
import { NOTHING_HIDDEN } from '../../engine/nothing-hidden.ts'
import { UNHURRIED } from '../../engine/unhurried.ts'
import { chance } from '../allens-dirt/dice.ts'
import { allensDirt } from '../allens-dirt/index.ts'
import { DRIVERS } from './board.ts'
import { invariants } from './invariants.ts'
import { choice, prompt } from './notation.ts'
import { draw } from './picture.ts'
import { describe } from './report.ts'
import { legal, play, refuse, settle, waiting } from './rules.ts'
import { type Season, setup } from './state.ts'
import { WORDS } from './words.ts'

export const allensDirtSeason: Game<Season> = {
  id: 'allens-dirt-season',
  title: 'Allen’s Dirt: the season',
  rulesVersion: 1,
  seats: { least: DRIVERS, most: DRIVERS },
  options: allensDirt.options,
  boards: allensDirt.boards,
  words: WORDS,
  objection: allensDirt.objection,
  boardFlaws: allensDirt.boardFlaws,
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

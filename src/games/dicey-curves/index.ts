import type { Game } from '../../engine/game.ts'
import { freeze } from '../../engine/values.ts'
import type { Deck } from './board.ts'
import defaultDeck from './boards/default.json' with { type: 'json' }
import { chance } from './dice.ts'
import { deckFlaws } from './flaws.ts'
import { invariants } from './invariants.ts'
import { describe } from './log.ts'
import { choice, prompt } from './notation.ts'
import { draw } from './picture.ts'
import { hides, isPressedFor, silence } from './policy.ts'
import { refuse } from './refusals.ts'
import { objection, setup } from './rules/setup.ts'
import { legal, play, settle, waiting } from './rules.ts'
import { type DiceyCurves, OPTIONS } from './state.ts'
import { guess, redact, reveals, view } from './view.ts'
import { WORDS } from './words.ts'

/** The compiler reads pairs in a JSON file as lists of any length. */
export const DEFAULT_DECK = freeze(defaultDeck as unknown as Deck)

export const diceyCurves: Game<DiceyCurves> = {
  id: 'dicey-curves',
  title: 'Dicey Curves',
  rulesVersion: 1,
  seats: { least: 2, most: 8 },
  options: OPTIONS,
  boards: [{ id: DEFAULT_DECK.id, title: DEFAULT_DECK.title, board: DEFAULT_DECK }],
  words: WORDS,
  objection,
  boardFlaws: deckFlaws,
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
  isPressedFor,
  silence,
  prompt,
  choice,
  describe,
  draw,
  invariants,
}
